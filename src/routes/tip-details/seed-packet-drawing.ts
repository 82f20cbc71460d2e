import encodeQR from "qr";
import { pickPlate } from "@/features/plates/pick-plate";
import { choosePlate } from "@/features/plates/plate";
import type { Tip } from "@/features/tips/tip.schema";
import { authorName, categoryName, tipTitle } from "@/features/tips/tip-labels";
import { directionOf, wrapLines } from "@/routes/tip-details/seed-packet-lines";

/** In pixels, like all sizes here. */
export const packetSize = { width: 1080, height: 1350 };

/** The edges of the packet on the background. */
const PACKET = { left: 44, right: 1036, top: 40, bottom: 1310 };

/** The depth of the zigzag at the top and bottom edges. */
const TOOTH = 16;

const BAND_BOTTOM = 152;
const PLATE_BOTTOM = 712;

/** The edges of the text. */
const LEFT = 92;
const RIGHT = 988;

const TITLE_TOP = 790;
const FOOTER_TOP = 1058;

/** The space for the QR code, which is smaller if its modules would not be whole pixels. */
const QR_CODE_WIDTH = 208;

const SANS = "Figtree Variable";
const DISPLAY = "Fraunces Variable";

const sansFont = (weight: number, size: number) => `${weight} ${size}px "${SANS}", sans-serif`;
const displayFont = (size: number) => `560 ${size}px "${DISPLAY}", Georgia, serif`;

/** From short titles to long ones. */
const titleSettings = [
  { size: 100, maxLines: 2 },
  { size: 84, maxLines: 2 },
  { size: 64, maxLines: 3 },
  { size: 48, maxLines: 4 },
];

/**
 * Draws a tip as a seed packet.
 * @param canvas has `packetSize`, and is in the document, whose styles define the colors
 * @param url the tip's address, for the QR code
 * @throws if the plate fails to load, the address is too long for a QR code, or the browser has no canvas
 */
export async function drawSeedPacket(
  canvas: HTMLCanvasElement,
  tip: Tip,
  url: string,
): Promise<void> {
  const { src, isMirrored } = choosePlate(tip._id, pickPlate(tip));
  const plate = new Image();
  plate.src = src;
  await Promise.all([plate.decode(), loadFonts(Object.values(tip).join(""))]);

  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser has no canvas");
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
  drawQrCode(context, url, color);
}

/** The value of a color of the theme. */
type GetColor = (name: string) => string;

/** Never fails: without the fonts, the text has the system's. */
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
  let x = LEFT;
  for (const [word, ink] of [
    ["Sow ", "primary-content"],
    ["& ", "accent"],
    ["Tell", "primary-content"],
  ] as const) {
    context.fillStyle = color(ink);
    context.fillText(word, x, BAND_BOTTOM - 36);
    x += context.measureText(word).width;
  }
  drawCapitals(context, categoryName(tip.category), RIGHT, BAND_BOTTOM - 40, "right");
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
  // Plates are 4:3, with space around the plant, which is cut off.
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
  const x = side === "right" ? RIGHT : LEFT;
  drawCapitals(context, tip.plantType.trim(), x, TITLE_TOP - 20, side);

  context.fillStyle = color("base-content");
  const fitsWidth = fitsInto(context, RIGHT - LEFT);
  for (const { size, maxLines } of titleSettings) {
    context.font = displayFont(size);
    const isTooLong = wrapLines(title, maxLines + 1, fitsWidth).length > maxLines;
    const isSmallest = size === titleSettings.at(-1)?.size;
    if (isTooLong && !isSmallest) continue;
    const lines = wrapLines(title, maxLines, fitsWidth);
    drawLines(context, lines, TITLE_TOP + size * 0.9, size * 1.12, RIGHT);
    break;
  }

  context.fillStyle = color("rule");
  context.fillRect(LEFT, FOOTER_TOP - 28, RIGHT - LEFT, 2);

  const right = RIGHT - QR_CODE_WIDTH - 56;
  context.fillStyle = color("ink-soft");
  context.font = sansFont(400, 32);
  const lines = wrapLines(tip.description, 3, fitsInto(context, right - LEFT));
  drawLines(context, lines, FOOTER_TOP + 28, 45, right);
  context.fillStyle = color("base-content");
  context.font = sansFont(600, 32);
  const author = wrapLines(`Told by ${authorName(tip)}`, 1, fitsInto(context, right - LEFT));
  drawLines(context, author, FOOTER_TOP + QR_CODE_WIDTH - 2, 0, right);
}

const fitsInto = (context: CanvasRenderingContext2D, width: number) => (line: string) =>
  context.measureText(line).width <= width;

/**
 * @param y the baseline of the first line
 * @param right the edge of right-to-left text
 */
function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  y: number,
  leading: number,
  right: number,
): void {
  context.direction = directionOf(lines.join(" "));
  context.textAlign = "start";
  const x = context.direction === "rtl" ? right : LEFT;
  for (const [index, line] of lines.entries()) context.fillText(line, x, y + index * leading);
}

/** Draws a label in spaced capitals. */
function drawCapitals(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  side: "left" | "right",
): void {
  context.save();
  context.font = sansFont(600, 26);
  context.letterSpacing = "2px";
  context.textAlign = side;
  context.direction = directionOf(text);
  const [line = ""] = wrapLines(text.toUpperCase(), 1, fitsInto(context, (RIGHT - LEFT) / 2));
  context.fillText(line, x, y);
  context.restore();
}

function drawQrCode(context: CanvasRenderingContext2D, url: string, color: GetColor): void {
  // The library requires a border. It is removed, since the paper around the code serves as one.
  const rows = encodeQR(url, "raw", { border: 1 }).slice(1, -1);
  const square = Math.floor(QR_CODE_WIDTH / rows.length);
  const left = RIGHT - square * rows.length;
  context.fillStyle = color("base-content");
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.slice(1, -1).entries()) {
      if (isDark) context.fillRect(left + x * square, FOOTER_TOP + y * square, square, square);
    }
  }
}
