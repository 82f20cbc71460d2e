/**
 * Draws the plates anew, after a plant, a part or a colour has changed: `node src/assets/plates/make-plates.mjs`.
 * They are committed, and so is the table of their names; a test says when they are out of date.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";

const folder = import.meta.dirname;
const output = join(folder, "svg");
const themes = readFileSync(join(folder, "../../styles/themes.css"), "utf8");

const { module } = await runnerImport(join(folder, "draw-plate.ts"), {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
const plates = module.drawPlates(module.readPalettes(themes));

rmSync(output, { recursive: true, force: true });
mkdirSync(output);
for (const [name, svg] of plates) writeFileSync(join(output, name), svg);
writeFileSync(join(folder, "names.json"), module.listNames());
process.stdout.write(`${plates.size} plates\n`);
