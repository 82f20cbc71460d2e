/**
 * Measures what a first visit to / loads before the page is interactive: the scripts of 200.html, which all pages share,
 * with their static imports, and the style sheets. Gzip, level 9. Fails above the budget.
 * usage: node tests/size/size.mjs [dist folder]; without a folder it makes a build with placeholder settings.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BUDGET_KB = { "JavaScript before interactive": 132, "CSS before interactive": 18 };

const dist = process.argv[2] ?? buildWithPlaceholders();
const html = readFileSync(join(dist, "200.html"), "utf8");

const kilobytes = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;
const filesIn = (pattern) => [...html.matchAll(pattern)].map(([, path]) => join(dist, path));

function buildWithPlaceholders() {
  const folder = mkdtempSync(join(tmpdir(), "sow-and-tell-size-"));
  const names = readFileSync(".env.example", "utf8").match(/^VITE_\w+(?==)/gm) ?? [];
  const placeholders = Object.fromEntries(names.map((name) => [name, "https://example.org"]));
  const args = ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--emptyOutDir"];
  execFileSync(process.execPath, args, { env: { ...process.env, ...placeholders }, stdio: "pipe" });
  return folder;
}

/** These scripts and their static imports, direct and indirect. */
function withStaticImports(entries) {
  const seen = new Set();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(file, "utf8");
    for (const [, name] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      queue.push(join(dist, "assets", name));
    }
  }
  return [...seen];
}

const scripts = withStaticImports(filesIn(/<script type="module"[^>]*src="\/([^"]+\.js)"/g));
const styles = filesIn(/rel="stylesheet"[^>]*href="\/([^"]+\.css)"/g);
const total = (files) => files.reduce((sum, file) => sum + kilobytes(file), 0);

const measured = {
  "JavaScript before interactive": total(scripts),
  "CSS before interactive": total(styles),
};

let isOver = false;
console.log("gzip kB   budget   first visit to /");
for (const [name, size] of Object.entries(measured)) {
  const budget = BUDGET_KB[name];
  const verdict = size > budget ? "OVER" : "ok";
  if (size > budget) isOver = true;
  console.log(
    `${size.toFixed(1).padStart(7)} ${String(budget).padStart(8)}   ${name} (${verdict})`,
  );
}

for (const file of scripts) {
  console.log(`${kilobytes(file).toFixed(1).padStart(7)}              ${file.split("/").at(-1)}`);
}

if (process.argv[2] === undefined) rmSync(dist, { recursive: true });
process.exitCode = isOver ? 1 : 0;
