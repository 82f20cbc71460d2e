import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { memberPages, notFoundPage, publicPages } from "@/lib/paths";

/** Biome checks the case of names, and `.biome.imports.grit` the imports. */
it("the files and folders of src have specific names", () => {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" });
  const vague = /(^|[.-])(utils?|helpers?|misc|commons?|types?)([.-]|$)|^index\.(ts|tsx|mjs)$/;
  expect(
    paths.filter((path) => vague.test(basename(path))),
    "Name the file after what it exports.",
  ).toEqual([]);
});

it("every folder of a page is in the tables of pages", () => {
  const pages = [...Object.values(publicPages), ...Object.values(memberPages), notFoundPage];
  expect(
    new Set(readdirSync("src/routes")),
    "Add the page to publicPages or memberPages in src/lib/paths.ts.",
  ).toEqual(new Set(pages.map(({ folder }) => folder)));
});

it("a test that replaces modules has its own", () => {
  const replacing = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((path) => /^(routes|unit)\b.*\.test\.tsx?$/.test(path))
    .filter((path) =>
      /^\s*vi\.(mock|doMock|resetModules)\(/m.test(readFileSync(join("tests", path), "utf8")),
    );
  expect(replacing).not.toEqual([]);
  expect(
    replacing.filter((path) => !path.endsWith(".isolated.test.tsx")),
    "Name it *.isolated.test.tsx.",
  ).toEqual([]);
});
