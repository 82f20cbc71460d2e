/**
 * Crops and encodes the photographs in `src/assets/photos` from their originals (see CREDITS.md).
 *
 * Usage: node src/tooling/photos/make-photos.mjs <folder with the originals> [names of photographs; by default all]
 * Needs sharp, which the app itself does not: npm i --no-save sharp
 * Takes about five minutes, since AVIF encodes slowly.
 *
 * Writes <name>-<crop>-<width>.<avif|webp> into `src/assets/photos`, and prints the tint and the subject's position of
 * each crop: the `tint` and the `focus` in the photograph's module are values between those of its two crops.
 *
 * To add a photograph: add its original and its crops to `PHOTOGRAPHS`, run this script, write a module beside the files
 * like the others', and credit it in `src/assets/photos/CREDITS.md`, `public/licenses.txt` and on the About page. Text
 * on it must lie within `.caption-scrim` or `.photo-scrim` (`styles/patterns.css`).
 */
import path from "node:path";
import sharp from "sharp";

/** Device pixels. A crop that is narrower than a width is not enlarged. */
const WIDTHS = { wide: [960, 1440, 1920], tall: [480, 720, 1080] };

const ENCODERS = {
  avif: (image) => image.avif({ quality: 50, effort: 6, chromaSubsampling: "4:4:4" }),
  webp: (image) => image.webp({ quality: 68, effort: 6, smartSubsample: true }),
};

/**
 * `subject` is the point that must stay visible. It and the crops are in pixels of the original. Text covers the bottom
 * left of `wide` (2:1) and the bottom of `tall` (4:5), so the subject is to the right, or high up. `mirror` flips a
 * crop whose calm side would be on the wrong side.
 */
const PHOTOGRAPHS = [
  {
    name: "marigold",
    original: "Garden.jpg",
    subject: { x: 1820, y: 600 },
    crops: {
      wide: { left: 0, top: 200, width: 2560, height: 1280 },
      tall: { left: 1150, top: 0, width: 1280, height: 1600 },
    },
  },
  {
    name: "yellow-flower",
    original: "YellowFlower.jpg",
    subject: { x: 1500, y: 560 },
    crops: {
      wide: { left: 0, top: 120, width: 2560, height: 1280 },
      tall: { left: 660, top: 0, width: 1080, height: 1350 },
    },
  },
  {
    name: "ladybird",
    original: "LadyBird.jpg",
    subject: { x: 1797, y: 816 },
    crops: {
      wide: { left: 540, top: 430, width: 1920, height: 960 },
      tall: { left: 1150, top: 400, width: 960, height: 1200 },
    },
  },
  {
    name: "rain-leaves",
    original: "RainDrops.jpg",
    subject: { x: 850, y: 560 },
    crops: {
      wide: { left: 0, top: 150, width: 1920, height: 960, mirror: true },
      tall: { left: 400, top: 0, width: 960, height: 1200 },
    },
  },
];

const outputFolder = path.join(import.meta.dirname, "../../assets/photos");

function widthsOf(cropName, crop) {
  return [...new Set(WIDTHS[cropName].map((width) => Math.min(width, crop.width)))];
}

/** The subject's position in the crop, as a CSS `object-position`. */
function positionOf(subject, crop) {
  const x = (subject.x - crop.left) / crop.width;
  const y = (subject.y - crop.top) / crop.height;
  if (x < 0 || x > 1 || y < 0 || y > 1) throw new Error("The subject is outside its crop.");
  return `${Math.round(100 * (crop.mirror ? 1 - x : x))}% ${Math.round(100 * y)}%`;
}

async function cut(file, { mirror, ...area }) {
  const image = sharp(file).extract(area);
  return (mirror ? image.flop() : image).png({ compressionLevel: 1 }).toBuffer();
}

async function averageColor(pixels) {
  const { channels } = await sharp(pixels).stats();
  const hex = ({ mean }) => Math.round(mean).toString(16).padStart(2, "0");
  return `#${channels.slice(0, 3).map(hex).join("")}`;
}

async function makePhotograph({ name, original, subject, crops }, inputFolder) {
  for (const [cropName, crop] of Object.entries(crops)) {
    const pixels = await cut(path.join(inputFolder, original), crop);
    console.log(
      `${name} ${cropName}: ${crop.width}x${crop.height}, subject at ${positionOf(subject, crop)}, tint ${await averageColor(pixels)}`,
    );
    for (const width of widthsOf(cropName, crop)) {
      for (const [format, encode] of Object.entries(ENCODERS)) {
        const file = path.join(outputFolder, `${name}-${cropName}-${width}.${format}`);
        await encode(sharp(pixels).resize({ width })).toFile(file);
      }
    }
  }
}

const [inputFolder, ...names] = process.argv.slice(2);
if (!inputFolder) {
  console.error("Usage: node src/tooling/photos/make-photos.mjs <folder> [names]");
  process.exit(1);
}
for (const photograph of PHOTOGRAPHS) {
  const isChosen = names.length === 0 || names.includes(photograph.name);
  if (isChosen) await makePhotograph(photograph, inputFolder);
}
