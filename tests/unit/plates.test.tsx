import { readdirSync, readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { habits as drawnHabits, drawPlates, readPalettes } from "@/assets/plates/draw-plate";
import { type Habit, habitFor, habits } from "@/features/plates/habit";
import { choosePlate, Plate } from "@/features/plates/plate";

const FOLDER = "src/assets/plates/svg";

const drawn = drawPlates(readPalettes(readFileSync("src/styles/themes.css", "utf8")));

/** Commands and whole numbers, nothing else: what every browser reads. */
const readablePath = /^(?:[Mhlqsvz](?: ?-?\d+)*)*$/i;

describe("the committed plates", () => {
  it("are what the drawings draw today: else run src/assets/plates/make-plates.mjs", () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual([...drawn.keys()].toSorted());
    const stale = [...drawn].filter(
      ([name, svg]) => readFileSync(`${FOLDER}/${name}`, "utf8") !== svg,
    );
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it("show every habit that a tip can get", () => {
    expect(drawnHabits.toSorted()).toEqual(habits.toSorted());
  });

  it.each(habits)("differ from each other: %s", (habit) => {
    const plates = [...drawn]
      .filter(([name]) => name.startsWith(`${habit}-`))
      .map(([, svg]) => svg);
    expect(plates).toHaveLength(5);
    expect(new Set(plates).size).toBe(5);
  });

  it.each([...drawn.keys()])("can be read by every browser: %s", (name) => {
    const svg = drawn.get(name) ?? "";
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const document = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(document.querySelector("parsererror")).toBeNull();
    for (const [, path = ""] of svg.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(readablePath);
  });

  it.each([...drawn.keys()])("fit the part of the sheet that no crop cuts off: %s", (name) => {
    const svg = drawn.get(name) ?? "";
    const [, box = ""] = svg.match(/<svg x="88"[^>]*viewBox="([^"]*)"/) ?? [];
    const [left = 0, top = 0, width = 0, height = 0] = box.trim().split(" ").map(Number);
    for (const [, x, y] of svg.matchAll(/[M"] ?(-?\d+) ?(-?\d+)(?=[a-z])/g)) {
      // A wash may miss its ink by a little, which is drawn but does not count.
      expect(Number(x)).toBeGreaterThanOrEqual(left - 16);
      expect(Number(x)).toBeLessThanOrEqual(left + width + 16);
      expect(Number(y)).toBeGreaterThanOrEqual(top - 16);
      expect(Number(y)).toBeLessThanOrEqual(top + height + 16);
    }
  });
});

describe("a plate", () => {
  it("is the same every time for the same tip", () => {
    expect(choosePlate("64f0c1", "tomato")).toEqual(choosePlate("64f0c1", "tomato"));
  });

  it.each(habits)("differs between tips on the same plant: %s", (habit) => {
    const plates = Array.from({ length: 60 }, (_, tip) => choosePlate(`tip ${tip}`, habit));
    expect(new Set(plates.map((plate) => JSON.stringify(plate))).size).toBe(10);
    for (const { src } of plates) expect(src).toContain(`/${habit}-`);
  });

  it("stays out of a screen reader's way and out of the tab order", () => {
    const { container } = render(<Plate seed="64f0c1" plant="rose" className="size-full" />);
    const svg = container.querySelector("svg");
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg).toHaveAttribute("focusable", "false");
    expect(svg).toHaveClass("size-full");
    expect(container.textContent).toBe("");
  });

  it("has the colours of the theme that is chosen", () => {
    const { container } = render(<Plate seed="64f0c1" plant="rose" />);
    const [daylight, dusk] = container.querySelectorAll("image");
    expect(daylight).toHaveClass("daylight-only");
    expect(dusk).toHaveClass("dusk-only");
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
        expect(choosePlate(seed, plant).src).toMatch(/\/[a-z]+-[1-5]\.svg/);
      }),
    );
    expect(choosePlate("__proto__", "constructor").src).not.toBe("");
  });
});

describe("the plant a tip gets", () => {
  it.each<[string, Habit]>([
    ["Tomato", "tomato"],
    ["cherry TOMATOES", "tomato"],
    ["Rose", "rose"],
    ["Rosemary", "basil"],
    ["green beans", "pea"],
    ["sweet peas", "pea"],
    ["Carrots", "carrot"],
    ["Beetroot", "beet"],
    ["potatoes", "beet"],
    ["Fennel", "fennel"],
    ["dill", "fennel"],
    ["apple mint", "basil"],
    ["lavender", "basil"],
    ["Boston fern", "fern"],
    ["Tulips", "tulip"],
    ["peace lilies", "tulip"],
    ["garlic", "garlic"],
    ["Spring onion", "garlic"],
    ["ornamental grasses", "grass"],
    ["Bamboo", "grass"],
    ["kale", "cabbage"],
    ["Raspberries", "raspberry"],
    ["apple", "apple"],
    ["Pears", "pear"],
    ["Lemon tree", "lemon"],
    ["Aloe vera", "aloe"],
    ["cacti", "aloe"],
    ["succulents", "aloe"],
    ["lettuce", "lettuce"],
    ["strawberries", "strawberry"],
    ["ivy", "ivy"],
    ["Butternut squash", "ivy"],
    ["Sunflower", "daisy"],
    ["Marigolds (French)", "daisy"],
    ["Houseplant", "houseplant"],
    ["mushrooms", "mushroom"],
  ])("is found in the plant type: %s", (plantType, habit) => {
    expect(habitFor({ plantType, category: "composting", title: "Water your leeks" })).toBe(habit);
  });

  it("is found in the title when the plant type names none", () => {
    const title = "Sow lettuces before the beans";

    expect(habitFor({ plantType: "Vegetables", category: "soil", title })).toBe("lettuce");
  });

  it.each<[string, Habit[]]>([
    ["Herbs", ["basil", "fennel"]],
    ["flower", ["daisy", "rose", "tulip"]],
    ["Indoor plants", ["aloe", "houseplant"]],
  ])("suits a loose word: %s", (plantType, some) => {
    expect(some).toContain(habitFor({ plantType, category: "composting", title: "Grow more" }));
  });

  it.each<[string, Habit[]]>([
    ["composting", ["mushroom"]],
    ["plantCare", ["apple", "basil", "houseplant", "lettuce", "rose"]],
    ["vartecalGardening", ["ivy", "pea"]],
    ["pestControl", ["daisy", "rose"]],
    ["watering", ["fern", "grass"]],
    ["soil", ["beet", "carrot", "garlic"]],
  ])("suits the category when no word names a plant: %s", (category, some) => {
    for (const title of ["Start early", "Mind the wind", "Ask a neighbour"]) {
      expect(some).toContain(habitFor({ plantType: "", category, title }));
    }
  });

  it("does not see a plant inside another word", () => {
    const ofWord = (title: string) => habitFor({ plantType: "", category: "composting", title });

    expect(ofWord("Repeat in spring, primrose path, try peat")).toBe("mushroom");
  });

  it("is left to chance, but to the same chance, when nothing is known", () => {
    const unknown = (title: string) => habitFor({ plantType: "", category: "", title });
    const chosen = Array.from({ length: 200 }, (_, tip) => unknown(`${tip}`));

    expect(new Set(chosen).size).toBeGreaterThan(habits.length / 2);
    expect(chosen).toEqual(Array.from({ length: 200 }, (_, tip) => unknown(`${tip}`)));
  });

  it.each(habits)("is the habit itself, when that is what a plate is asked for: %s", (habit) => {
    expect(habitFor({ plantType: habit, category: "", title: "Sow carrots" })).toBe(habit);
  });
});
