import encodeQR from "qr";
import { pickPlate } from "@/features/plates/pick-plate";
import { plateImage } from "@/features/plates/plate";
import { authorName, type Tip, tipTitle } from "@/features/tips/tip";
import { categoryName } from "@/features/tips/tip-fields";
import { tipUrl } from "@/lib/paths";
import { isolate, shownLine } from "@/lib/text";
import { directionOf, wrapLines } from "@/routes/tip-details/seed-packet-lines";

/** In pixels, like all sizes in this file. */
export const packetSize = { width: 1080, height: 1350 };

const PACKET = { left: 44, right: 1036, top: 40, bottom: 1310 };

const TOOTH = 16;

const BAND_BOTTOM = 152;
const PLATE_BOTTOM = 712;

const TEXT_LEFT = 92;
const TEXT_RIGHT = 988;
const TEXT_WIDTH = TEXT_RIGHT - TEXT_LEFT;

const TITLE_TOP = 790;
const FOOTER_TOP = 1058;

/** The QR code may be smaller: each of its modules is a whole number of pixels wide. */
const QR_CODE_WIDTH = 208;

const SANS = "Figtree Variable";
const DISPLAY = "Fraunces Variable";

const sansFont = (weight: number, size: number) => `${weight} ${size}px "${SANS}", sans-serif`;
const displayFont = (size: number) => `560 ${size}px "${DISPLAY}", Georgia, serif`;

/** For the longest titles, which are cut after the last line. */
const smallestTitle = { size: 48, maxLines: 4 };

/** A title gets the first setting that it fits. */
const titleSettings = [
  { size: 100, maxLines: 2 },
  { size: 84, maxLines: 2 },
  { size: 64, maxLines: 3 },
  smallestTitle,
];

/**
 * Shows the plate, since an image from another host would taint the canvas.
 * @param canvas in the document, whose styles define the colors
 * @throws if the plate fails to load, the address is too long for a QR code, or the browser hides what is drawn
 */
export async function drawSeedPacket(canvas: HTMLCanvasElement, tip: Tip): Promise<void> {
  const { src, isMirrored } = plateImage(tip._id, pickPlate(tip));
  const plate = new Image();
  plate.src = src;
  await Promise.all([plate.decode(), loadFonts(Object.values(tip).join(""))]);

  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No 2D canvas context");
  requireReadable(context);
  const style = getComputedStyle(canvas);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`);

  context.fillStyle = color("base-300");
  context.fillRect(0, 0, packetSize.width, packetSize.height);
  tracePacket(context);
  context.fillStyle = color("base-100");
  context.fill();
  context.save();
  context.clip();
  drawBand(context, tip, color);
  drawPlate(context, plate, isMirrored, color);
  context.restore();
  tracePacket(context);
  context.strokeStyle = color("base-content");
  context.lineWidth = 3;
  context.stroke();
  drawText(context, tip, color);
  drawQrCode(context, tipUrl(tip._id), color);
}

/** To prevent fingerprinting, a browser may give noise instead of the picture. Some change only the lowest bits. */
function requireReadable(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#306090";
  context.fillRect(0, 0, 8, 1);
  const { data } = context.getImageData(0, 0, 8, 1);
  const known = [0x30, 0x60, 0x90, 0xff];
  if (data.some((value, index) => Math.abs(value - (known[index % 4] ?? 0)) > 8)) {
    throw new Error("The browser does not let the canvas be read");
  }
}

type GetColor = (name: string) => string;

/** Never rejects: a system font replaces one that fails. @param text determines the subsets */
async function loadFonts(text: string): Promise<void> {
  const fonts = [sansFont(400, 32), sansFont(600, 32), displayFont(64)];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)));
}

function tracePacket(context: CanvasRenderingContext2D): void {
  const { left, right, top, bottom } = PACKET;
  context.beginPath();
  context.moveTo(left, top + TOOTH);
  for (let x = left; x < right; x += 2 * TOOTH) {
    context.lineTo(x + TOOTH, top);
    context.lineTo(x + 2 * TOOTH, top + TOOTH);
  }
  for (let x = right; x > left; x -= 2 * TOOTH) {
    context.lineTo(x, bottom - TOOTH);
    context.lineTo(x - TOOTH, bottom);
  }
  context.lineTo(left, bottom - TOOTH);
  context.closePath();
}

function drawBand(context: CanvasRenderingContext2D, tip: Tip, color: GetColor): void {
  context.fillStyle = color("primary");
  context.fillRect(PACKET.left, PACKET.top, PACKET.right - PACKET.left, BAND_BOTTOM - PACKET.top);
  context.font = displayFont(46);
  let x = TEXT_LEFT;
  for (const [word, ink] of [
    ["Sow ", "primary-content"],
    ["& ", "accent"],
    ["Tell", "primary-content"],
  ] as const) {
    context.fillStyle = color(ink);
    context.fillText(word, x, BAND_BOTTOM - 36);
    x += context.measureText(word).width;
  }
  const place = {
    x: TEXT_RIGHT,
    y: BAND_BOTTOM - 40,
    side: "right",
    width: TEXT_WIDTH / 2,
  } as const;
  drawCapitals(context, categoryName(tip.category), place);
}

function drawPlate(
  context: CanvasRenderingContext2D,
  plate: HTMLImageElement,
  isMirrored: boolean,
  color: GetColor,
): void {
  const { left, right } = PACKET;
  const height = PLATE_BOTTOM - BAND_BOTTOM;
  context.fillStyle = color("base-200");
  context.fillRect(left, BAND_BOTTOM, right - left, height);
  // Plates are 4:3, with a margin around the plant, which this enlargement crops.
  const plateHeight = height * 1.2;
  const plateWidth = plateHeight * (4 / 3);
  context.save();
  context.translate(packetSize.width / 2, BAND_BOTTOM + height / 2);
  context.beginPath();
  context.rect(-packetSize.width / 2, -height / 2, packetSize.width, height);
  context.clip();
  if (isMirrored) context.scale(-1, 1);
  context.drawImage(plate, -plateWidth / 2, -plateHeight / 2, plateWidth, plateHeight);
  context.restore();
  context.strokeStyle = color("base-content");
  context.lineWidth = 3;
  context.strokeRect(left, BAND_BOTTOM, right - left, height);
}

function drawText(context: CanvasRenderingContext2D, tip: Tip, color: GetColor): void {
  const title = tipTitle(tip);
  context.fillStyle = color("secondary");
  const side = directionOf(title) === "rtl" ? "right" : "left";
  const x = side === "right" ? TEXT_RIGHT : TEXT_LEFT;
  drawCapitals(context, shownLine(tip.plantType), {
    x,
    y: TITLE_TOP - 20,
    side,
    width: TEXT_WIDTH,
  });

  context.fillStyle = color("base-content");
  const fitsWidth = fitsInto(context, TEXT_WIDTH);
  const fits = ({ size, maxLines }: (typeof titleSettings)[number]) => {
    context.font = displayFont(size);
    return wrapLines(title, maxLines + 1, fitsWidth).length <= maxLines;
  };
  const { size, maxLines } = titleSettings.find(fits) ?? smallestTitle;
  context.font = displayFont(size);
  const titleLines = wrapLines(title, maxLines, fitsWidth);
  drawLines(context, titleLines, TITLE_TOP + size * 0.9, size * 1.12, TEXT_RIGHT);

  context.fillStyle = color("rule");
  context.fillRect(TEXT_LEFT, FOOTER_TOP - 28, TEXT_WIDTH, 2);

  const right = TEXT_RIGHT - QR_CODE_WIDTH - 56;
  context.fillStyle = color("ink-soft");
  context.font = sansFont(400, 32);
  const lines = wrapLines(shownLine(tip.description), 3, fitsInto(context, right - TEXT_LEFT));
  drawLines(context, lines, FOOTER_TOP + 28, 45, right);
  context.fillStyle = color("base-content");
  context.font = sansFont(600, 32);
  const author = wrapLines(
    `Told by ${isolate(authorName(tip))}`,
    1,
    fitsInto(context, right - TEXT_LEFT),
  );
  drawLines(context, author, FOOTER_TOP + QR_CODE_WIDTH - 2, 0, right);
}

const fitsInto = (context: CanvasRenderingContext2D, width: number) => (line: string) =>
  context.measureText(line).width <= width;

/** @param right where right-to-left lines start */
function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  y: number,
  leading: number,
  right: number,
): void {
  context.direction = directionOf(lines.join(" "));
  context.textAlign = "start";
  const x = context.direction === "rtl" ? right : TEXT_LEFT;
  for (const [index, line] of lines.entries()) context.fillText(line, x, y + index * leading);
}

interface LabelPlace {
  x: number;
  y: number;
  side: "left" | "right";
  /** A wider text is cut. */
  width: number;
}

function drawCapitals(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, side, width }: LabelPlace,
): void {
  context.save();
  context.font = sansFont(600, 26);
  context.letterSpacing = "2px";
  context.textAlign = side;
  context.direction = directionOf(text);
  const fits = fitsInto(context, width);
  const [label = ""] = wrapLines(text.toUpperCase(), 1, fits);
  context.fillText(label, x, y);
  context.restore();
}

function drawQrCode(context: CanvasRenderingContext2D, url: string, color: GetColor): void {
  // The library requires a border, which is cut off here: the paper around the code is its quiet zone.
  const rows = encodeQR(url, "raw", { border: 1 }).slice(1, -1);
  const moduleSize = Math.floor(QR_CODE_WIDTH / rows.length);
  const left = TEXT_RIGHT - moduleSize * rows.length;
  context.fillStyle = color("base-content");
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.slice(1, -1).entries()) {
      if (isDark)
        context.fillRect(
          left + x * moduleSize,
          FOOTER_TOP + y * moduleSize,
          moduleSize,
          moduleSize,
        );
    }
  }
}
