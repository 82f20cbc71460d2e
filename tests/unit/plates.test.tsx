import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { render } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlateName, pickPlate, plateNames } from "@/features/plates/pick-plate";
import { choosePlate, Plate } from "@/features/plates/plate";
import { TipPicture } from "@/features/tips/tip-picture";
import { seedTips } from "@/mocks/seed/tips";
import { drawPlates, listNames, readPalettes, VARIANTS } from "@/tooling/plates/draw-plate";
import type { Plant } from "@/tooling/plates/plant";

/** What a gardener expects to see beside each plant type of the demo's tips. */
const PLATES_OF_SEEDS: Record<string, PlateName> = {
  "Mixed vegetables": "heap",
  "Runner bean": "bean",
  "Broad bean": "broad-bean",
  Pelargonium: "pelargonium",
  Tomato: "tomato",
  "Climbing rose": "rose",
  "French marigold": "marigold",
  Raspberry: "raspberry",
  "Lawn grass": "lawn",
  Basil: "basil",
  "Apple tree": "apple",
  Kale: "kale",
  Garlic: "garlic",
  Tulip: "tulip",
  "Grazing rye": "rye",
  "Plum tree": "plum",
  Oak: "oak",
  Potato: "potato",
  Wisteria: "wisteria",
  Vegetables: "trowel",
  "Ornamental grass": "grass",
  Comfrey: "comfrey",
  Lettuce: "lettuce",
  "Sweet pepper": "pepper",
  Carrot: "carrot",
  Hosta: "hosta",
  Fern: "fern",
  Courgette: "courgette",
  "Perennial sunflower": "sunflower",
  Blueberry: "blueberry",
  Lavender: "lavender",
  Dahlia: "dahlia",
  Dandelion: "dandelion",
  Squash: "pumpkin",
  Succulent: "succulent",
  Fennel: "fennel",
  Clematis: "clematis",
  Bindweed: "bindweed",
  "Hedge prunings": "heap",
  Cabbage: "cabbage",
  "Hardy banana": "banana",
};

const tips = seedTips(() => "").map(({ plantType = "", category = "", title = "" }) => ({
  plantType: String(plantType),
  category: String(category),
  title: String(title),
}));

const FOLDER = "src/assets/plates/svg";

const drawn = drawPlates(readPalettes(readFileSync("src/styles/themes.css", "utf8")));

/** Commands and whole numbers, nothing else: what every browser reads. */
const readablePath = /^(?:[Mhlqsvz](?: ?-?\d+)*)*$/i;

describe("the committed plates", () => {
  it("are what the drawings draw today: else run src/tooling/plates/make-plates.mjs", () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual([...drawn.keys()].toSorted());
    const stale = [...drawn].filter(
      ([name, svg]) => readFileSync(`${FOLDER}/${name}`, "utf8") !== svg,
    );
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it("are in the table of names as the plants' files have them: else run make-plates.mjs", () => {
    expect(readFileSync("src/assets/plates/names.json", "utf8")).toBe(listNames());
  });

  it("are a light load: at most 450 kB gzip together", () => {
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
  it("is the same every time for the same tip", () => {
    expect(choosePlate("64f0c1", "tomato")).toEqual(choosePlate("64f0c1", "tomato"));
  });

  it("differs between tips on the same plant", () => {
    for (const plate of plateNames) {
      const plates = Array.from({ length: 60 }, (_, tip) => choosePlate(`tip ${tip}`, plate));
      expect(new Set(plates.map((plate) => JSON.stringify(plate))).size).toBe(VARIANTS * 2);
      for (const { src } of plates) expect(src).toMatch(new RegExp(`/${plate}-\\d\\.svg`));
    }
  });

  it("stays out of a screen reader's way and out of the tab order", () => {
    const { container } = render(<Plate seed="64f0c1" plant="rose" />);
    const svg = container.querySelector("svg");
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg).toHaveAttribute("focusable", "false");
    expect(container.textContent).toBe("");
  });

  it("is drawn once for each theme", () => {
    const { container } = render(<Plate seed="64f0c1" plant="rose" />);
    const [daylight, dusk] = container.querySelectorAll("image");
    expect(dusk?.getAttribute("href")).toBe(`${daylight?.getAttribute("href")}#dusk`);
  });

  it("carries its caption, cut to what fits", () => {
    const { container, rerender } = render(<Plate seed="a" plant="pea" caption="Pisum sativum" />);
    expect(container.textContent).toBe("Pisum sativum");
    rerender(<Plate seed="a" plant="pea" caption={"🌱".repeat(500)} />);
    expect(container.textContent).toBe("🌱".repeat(30));
  });

  it("is there for any seed and any words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (seed, plant) => {
        expect(choosePlate(seed, plant).src).toMatch(/\/[a-z-]+-[12]\.svg/);
      }),
    );
    expect(choosePlate("__proto__", "constructor").src).not.toBe("");
  });
});

describe("the plate a tip gets", () => {
  it("is right for each tip of the demo", () => {
    const picked = tips.map((tip) => [tip.plantType, pickPlate(tip)]);
    expect(Object.fromEntries(picked)).toEqual(PLATES_OF_SEEDS);
    expect(picked).toEqual(tips.map(({ plantType }) => [plantType, PLATES_OF_SEEDS[plantType]]));
  });

  it.each<[string, PlateName]>([
    ["Tomato", "tomato"],
    ["cherry TOMATOES", "tomato"],
    ["Tomate cerise", "tomato"],
    ["トマト", "tomato"],
    ["ミニトマト", "tomato"],
    ["টমেটো", "tomato"],
    ["Solanum lycopersicum", "tomato"],
    ["番茄", "tomato"],
    ["胡萝卜", "carrot"],
    ["土豆", "potato"],
    ["Rose", "rose"],
    ["バラ", "rose"],
    ["Rosemary", "rosemary"],
    ["romarin", "rosemary"],
    ["green beans", "bean"],
    ["Runner beans", "bean"],
    ["Broad beans", "broad-bean"],
    ["sweet peas", "sweet-pea"],
    ["Carrots", "carrot"],
    ["Möhren", "carrot"],
    ["Beetroot", "beetroot"],
    ["potatoes", "potato"],
    ["pommes de terre", "potato"],
    ["apple mint", "mint"],
    ["Boston fern", "fern"],
    ["Tulips", "tulip"],
    ["Spring onion", "onion"],
    ["ornamental grasses", "grass"],
    ["Raspberries", "raspberry"],
    ["Lemon tree", "lemon"],
    ["cacti", "cactus"],
    ["Butternut squash", "pumpkin"],
    ["zucchini", "courgette"],
    ["Marigolds (French)", "marigold"],
    ["Houseplant", "monstera"],
    ["Indoor plants", "monstera"],
    ["old man's beard", "clematis"],
  ])("is the plant that the plant type names: %s", (plantType, plate) => {
    expect(pickPlate({ plantType, category: "composting", title: "Water your leeks" })).toBe(plate);
  });

  it("is the plant in the title when the plant type is loose", () => {
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
