import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { render } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlateName, pickPlate, plateNames } from "@/features/plates/pick-plate";
import { choosePlate, Plate } from "@/features/plates/plate";
import { TipPicture } from "@/features/tips/tip-picture";
import { drawPlates, listNames, readPalettes, VARIANTS } from "@/tooling/plates/draw-plate";
import type { Plant } from "@/tooling/plates/plant";

const FOLDER = "src/assets/plates/svg";

const drawn = drawPlates(readPalettes(readFileSync("src/styles/themes.css", "utf8")));

/** Commands and whole numbers, nothing else: what every browser reads. */
const readablePath = /^(?:[Mhlqsvz](?: ?-?\d+)*)*$/i;

describe("the committed plates", () => {
  it("are up to date (else run src/tooling/plates/make-plates.mjs)", () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual([...drawn.keys()].toSorted());
    const stale = [...drawn].filter(
      ([name, svg]) => readFileSync(`${FOLDER}/${name}`, "utf8") !== svg,
    );
    expect(stale.map(([name]) => name)).toEqual([]);
    expect(readFileSync("src/assets/plates/names.json", "utf8")).toBe(listNames());
  });

  it("have at most 450 kB gzip together", () => {
    const sizes = [...drawn.values()].map((svg) => gzipSync(svg).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(450_000);
  });

  it("are two different drawings of each plant", () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
    for (const plate of plateNames) {
      const variants = [...drawn.keys()].filter((name) => name.replace(/-\d\.svg$/, "") === plate);
      expect(variants, plate).toHaveLength(VARIANTS);
    }
  });

  it("can be read by every browser", () => {
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

  it("fit the part of the sheet that no crop cuts off", () => {
    for (const [name, svg] of drawn) {
      const [, box = ""] = svg.match(/<svg x="88"[^>]*viewBox="([^"]*)"/) ?? [];
      const [left = 0, top = 0, width = 0, height = 0] = box.trim().split(" ").map(Number);
      const drawing = svg.replace(/<defs>.*<\/defs>/, "");
      const points = drawing.matchAll(/(?:[M"] ?|translate\()(-?\d+) ?(-?\d+)(?=[a-z)])/g);
      // A wash may reach over its ink by a little.
      const cutOff = Array.from(points, ([, x, y]) => [Number(x), Number(y)]).filter(
        ([x = 0, y = 0]) =>
          x < left - 16 || x > left + width + 16 || y < top - 16 || y > top + height + 16,
      );
      expect(cutOff, name).toEqual([]);
    }
  });
});

describe("a plate", () => {
  it("is the same for the same tip, and differs between tips on the same plant", () => {
    expect(choosePlate("64f0c1", "tomato")).toEqual(choosePlate("64f0c1", "tomato"));
    for (const plate of plateNames) {
      const plates = Array.from({ length: 60 }, (_, tip) => choosePlate(`tip ${tip}`, plate));
      expect(new Set(plates.map((plate) => JSON.stringify(plate))).size).toBe(VARIANTS * 2);
      for (const { src } of plates) expect(src).toMatch(new RegExp(`/${plate}-\\d\\.svg`));
    }
  });

  it("is drawn once for each theme, and hidden from screen readers", () => {
    const { container } = render(<Plate seed="64f0c1" plant="rose" />);
    const [daylight, dusk] = container.querySelectorAll("image");
    expect(dusk?.getAttribute("href")).toBe(`${daylight?.getAttribute("href")}#dusk`);
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  });

  it("shows its caption, cut to what fits", () => {
    const { container, rerender } = render(<Plate seed="a" plant="pea" caption="Pisum sativum" />);
    expect(container.textContent).toBe("Pisum sativum");
    rerender(<Plate seed="a" plant="pea" caption={"🌱".repeat(500)} />);
    expect(container.textContent).toBe("🌱".repeat(30));
  });

  it("exists for any seed and any words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (seed, plant) => {
        expect(choosePlate(seed, plant).src).toMatch(/\/[a-z-]+-[12]\.svg/);
      }),
    );
    expect(choosePlate("__proto__", "constructor").src).not.toBe("");
  });
});

describe("a tip's plate", () => {
  it.each<[string, PlateName]>([
    ["Tomato", "tomato"],
    ["cherry TOMATOES", "tomato"],
    ["トマト", "tomato"],
    ["টমেটো", "tomato"],
    ["Solanum lycopersicum", "tomato"],
    ["番茄", "tomato"],
    ["Rosemary", "rosemary"],
    ["green beans", "bean"],
    ["Broad beans", "broad-bean"],
    ["Möhren", "carrot"],
    ["pommes de terre", "potato"],
    ["apple mint", "mint"],
    ["Raspberries", "raspberry"],
    ["cacti", "cactus"],
    ["Marigolds (French)", "marigold"],
    ["Indoor plants", "monstera"],
    ["old man's beard", "clematis"],
  ])("is the plant that the plant type names: %s", (plantType, plate) => {
    expect(pickPlate({ plantType, category: "composting", title: "Water your leeks" })).toBe(plate);
  });

  it("is the plant in the title when the plant type is vague", () => {
    const title = "Sow lettuces before the beans";
    expect(pickPlate({ plantType: "Vegetables", category: "soil", title })).toBe("lettuce");
    expect(pickPlate({ plantType: "Asparagus", category: "soil", title })).toBe("trowel");
  });

  it.each<[string, PlateName]>([
    ["composting", "heap"],
    ["plantCare", "seed-packet"],
    ["vartecalGardening", "trellis"],
    ["pestControl", "ladybird"],
    ["watering", "watering-can"],
    ["soil", "trowel"],
    ["", "seed-packet"],
  ])("is neutral, by the category %s, when no word names a plant", (category, plate) => {
    for (const title of ["Start early", "Mind the wind", "Ask a neighbour"]) {
      expect(pickPlate({ plantType: "", category, title })).toBe(plate);
    }
  });

  it.each<[string, PlateName]>([
    ["Compost", "heap"],
    ["Hedge prunings", "heap"],
    ["Slugs", "ladybird"],
    ["Sweet potatoes", "seed-packet"],
    ["Lemon balm", "seed-packet"],
  ])("is neutral where the plant type is about no plant that is drawn: %s", (plantType, plate) => {
    expect(pickPlate({ plantType, category: "plantCare" })).toBe(plate);
  });

  it.each([
    "Repeat in spring, primrose path, try peat",
    "Peaceful chickpeas",
    "Semez en mai",
    "バラエティ",
  ])("does not see a plant inside another word: %s", (plantType) => {
    expect(pickPlate({ plantType, category: "composting" })).toBe("heap");
  });

  it("is the plate that the plant type names", () => {
    for (const plate of plateNames) {
      expect(pickPlate({ plantType: plate, title: "Sow carrots" })).toBe(plate);
    }
  });

  it("has a name of its own: no two plants share one", () => {
    const plants = import.meta.glob<Plant>("@/tooling/plates/plants/*.ts", {
      eager: true,
      import: "plant",
    });
    for (const [path, { names, latin }] of Object.entries(plants)) {
      const own = path.slice(path.lastIndexOf("/") + 1, -3);
      for (const name of [latin, ...Object.values(names).flatMap((list) => list.split(","))])
        expect.soft(pickPlate({ plantType: name }), name).toBe(own);
    }
  });
});

describe("a tip's picture", () => {
  const captionOf = (plantType: string) => {
    const tip = { _id: "64f0c1", title: "A tip", plantType, category: "soil", imageUrl: "" };
    return render(<TipPicture tip={tip} caption={plantType} />).container.textContent;
  };

  it.each(["Clematis", "トマト", "Wild strawberries"])(
    "has a caption under its plant: %s",
    (name) => {
      expect(captionOf(name)).toBe(name);
    },
  );

  it.each(["Asparagus", "Compost", "Herbs"])("has no caption under a neutral plate: %s", (name) => {
    expect(captionOf(name)).toBe("");
  });
});
