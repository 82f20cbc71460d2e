import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import names from "@/assets/plates/names.json";
import { drawPlates, listNames, readPalettes, VARIANTS } from "@/tooling/plates/draw-plate";

const plateNames = Object.keys({ ...names.plants, ...names.neutral });
const FOLDER = "src/assets/plates/svg";
const hint = "run src/tooling/plates/make-plates.mjs";

const drawn = drawPlates(readPalettes(readFileSync("src/styles/themes.css", "utf8")));

/** Only commands and integers, which every browser can parse. */
const readablePath = /^(?:[Mhlqsvz](?: ?-?\d+)*)*$/i;

it("every page that shows a fixed plate names one that exists", () => {
  const pages = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /^(app|features|routes)\/.*\.tsx?$/.test(path))
    .map((path) => readFileSync(`src/${path}`, "utf8"));
  const named = /<Plate\b[^>]*?\bname="([^"]+)"|\bplate(?:=|: )"([^"]+)"/g;
  const used = pages.flatMap((text) =>
    Array.from(text.matchAll(named), ([, name, plate]) => name ?? plate),
  );
  expect(used).not.toEqual([]);
  expect(plateNames).toEqual(expect.arrayContaining(used));
});

describe("the committed plates", () => {
  it("match the current drawings", () => {
    expect(readdirSync(FOLDER).toSorted(), hint).toEqual([...drawn.keys()].toSorted());
    const stale = [...drawn].filter(
      ([name, svg]) => readFileSync(`${FOLDER}/${name}`, "utf8") !== svg,
    );
    expect(
      stale.map(([name]) => name),
      hint,
    ).toEqual([]);
  });

  it("are listed with the current names", () => {
    expect(readFileSync("src/assets/plates/names.json", "utf8"), hint).toBe(listNames());
  });

  it("weigh less than 8 kB each, and at most 450 kB together, with gzip", () => {
    const sizes = [...drawn.values()].map((svg) => gzipSync(svg).length);
    expect(Math.max(...sizes)).toBeLessThan(8000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(450_000);
  });

  it("include two different drawings of each plant", () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
    for (const plate of plateNames) {
      const variants = [...drawn.keys()].filter((name) => name.replace(/-\d\.svg$/, "") === plate);
      expect(variants, plate).toHaveLength(VARIANTS);
    }
  });

  it("are valid SVG with simple paths", () => {
    for (const [name, svg] of drawn) {
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
      const document = new DOMParser().parseFromString(svg, "image/svg+xml");
      expect(document.querySelector("parsererror"), name).toBeNull();
      const paths = Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, path = ""]) => path);
      expect(
        paths.filter((path) => !readablePath.test(path)),
        name,
      ).toEqual([]);
    }
  });

  it("fit the part of the sheet that is never cropped", () => {
    for (const [name, svg] of drawn) {
      const [, box = ""] = svg.match(/<svg x="88"[^>]*viewBox="([^"]*)"/) ?? [];
      const [left = 0, top = 0, width = 0, height = 0] = box.trim().split(" ").map(Number);
      const drawing = svg.replace(/<defs>.*<\/defs>/, "");
      const points = drawing.matchAll(/(?:[M"] ?|translate\()(-?\d+) ?(-?\d+)(?=[a-z)])/g);
      // A wash may extend slightly beyond its ink.
      const cutOff = Array.from(points, ([, x, y]) => [Number(x), Number(y)]).filter(
        ([x = 0, y = 0]) =>
          x < left - 16 || x > left + width + 16 || y < top - 16 || y > top + height + 16,
      );
      expect(cutOff, name).toEqual([]);
    }
  });
});
