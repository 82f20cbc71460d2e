/**
 * Redraws the plates after a change to a plant, a part or a color: `node src/tooling/plates/make-plates.mjs`. The
 * plates, the table of their names, and copies of those that `public/exploreGardeners.json` names (`/gardeners/rose.svg`)
 * are committed; a test fails when they are outdated.
 *
 * To add a plant: create a file in `plants/`, named after it in English and structured like its neighbors: the Latin name,
 * the names by language (none may belong to two plants), and a drawing composed of the parts in `parts/`. A plate of a
 * category or topic is a file in `neutral/`. Run this script, and look at it: `npm run gallery -- -g album`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runnerImport } from "vite";

const folder = import.meta.dirname;
const output = join(folder, "../../assets/plates");
const themes = readFileSync(join(folder, "../../styles/themes.css"), "utf8");

const { module } = await runnerImport(join(folder, "draw-plate.ts"), {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
const plates = module.drawPlates(module.readPalettes(themes));

rmSync(join(output, "svg"), { recursive: true, force: true });
mkdirSync(join(output, "svg"));
for (const [name, svg] of plates) writeFileSync(join(output, "svg", name), svg);
writeFileSync(join(output, "names.json"), module.listNames());

const publicFolder = join(folder, "../../../public");
const gardeners = JSON.parse(readFileSync(join(publicFolder, "exploreGardeners.json"), "utf8"));
rmSync(join(publicFolder, "gardeners"), { recursive: true, force: true });
mkdirSync(join(publicFolder, "gardeners"));
for (const { image } of gardeners) {
  const plate = plates.get(`${basename(image, ".svg")}-1.svg`);
  writeFileSync(join(publicFolder, image), module.asImage(plate));
}
process.stdout.write(`${plates.size} plates\n`);
