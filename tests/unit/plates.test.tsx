import { render } from "@testing-library/react";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Habit, habitFor, habits } from "@/features/plates/habit";
import { Plate } from "@/features/plates/plate";

function markup(seed: string, plant: string, caption = ""): string {
  return renderToStaticMarkup(<Plate seed={seed} plant={plant} caption={caption} />);
}

/** Commands and whole numbers, nothing else: what every browser reads. */
const readablePath = /^(?:[Mhlqsvz](?: ?-?\d+)*)*$/i;

function pathsOf(svg: string): string[] {
  return Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, path = ""]) => path);
}

describe("a plate", () => {
  it("is the same every time for the same tip", () => {
    expect(markup("64f0c1", "tomato")).toBe(markup("64f0c1", "tomato"));
  });

  it("is the same in the browser as on the server", () => {
    const { container } = render(<Plate seed="64f0c1" plant="fern" />);
    const drawn = Array.from(container.querySelectorAll("path"), (path) => path.getAttribute("d"));

    expect(drawn).toEqual(pathsOf(markup("64f0c1", "fern")));
  });

  it.each(habits)("differs between two tips on the same plant: %s", (habit) => {
    const plates = Array.from({ length: 12 }, (_, tip) => markup(`tip ${tip}`, habit));

    expect(new Set(plates).size).toBe(plates.length);
  });

  it("draws another plant for another word", () => {
    expect(markup("64f0c1", "carrot")).not.toBe(markup("64f0c1", "mushroom"));
  });

  it("stays out of a screen reader's way and out of the tab order", () => {
    const { container } = render(<Plate seed="64f0c1" plant="rose" className="size-full" />);
    const svg = container.querySelector("svg");

    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg).toHaveAttribute("focusable", "false");
    expect(svg).toHaveClass("size-full");
    expect(container.textContent).toBe("");
  });

  it("takes every colour from the theme", () => {
    const svg = markup("64f0c1", "daisy");

    expect(svg).toContain("var(--color-primary)");
    expect(svg).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
  });

  it("carries its caption, cut to what fits", () => {
    expect(markup("64f0c1", "pea", "Pisum sativum")).toContain(">Pisum sativum<");
    expect(markup("64f0c1", "pea", "🌱".repeat(500))).toContain(`>${"🌱".repeat(30)}<`);
  });

  it.each(habits)("fits the part of the sheet that no crop cuts off: %s", (habit) => {
    const [, box = ""] = markup("64f0c1", habit).match(/<svg x="88"[^>]*viewBox="([^"]*)"/) ?? [];
    const [left = 0, top = 0, width = 0, height = 0] = box.trim().split(" ").map(Number);

    for (const path of pathsOf(markup("64f0c1", habit)).slice(1)) {
      for (const [, x, y] of path.matchAll(/M ?(-?\d+) ?(-?\d+)/g)) {
        // A wash may miss its ink by a little, which is drawn but does not count.
        expect(Number(x)).toBeGreaterThanOrEqual(left - 40);
        expect(Number(x)).toBeLessThanOrEqual(left + width + 40);
        expect(Number(y)).toBeGreaterThanOrEqual(top - 40);
        expect(Number(y)).toBeLessThanOrEqual(top + height + 40);
      }
    }
  });

  it.each([
    ["no seed", "", ""],
    ["a very long seed", "x".repeat(10_000), "y".repeat(10_000)],
    ["emoji", "🍅👩‍🌾", "🌻"],
    ["right-to-left text", "طماطم \u202e", "ورد"],
    ["markup", '"><script>alert(1)</script>', "</svg>"],
    ["words that objects know", "__proto__", "constructor"],
  ])("draws for %s", (_name, seed, plant) => {
    expect(pathsOf(markup(seed, plant)).length).toBeGreaterThan(10);
    expect(markup(seed, plant)).not.toContain("<script");
  });

  it("draws lines a browser can read, whatever the seed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...habits), (seed, habit) => {
        const svg = markup(seed, habit);

        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        for (const path of pathsOf(svg)) expect(path).toMatch(readablePath);
      }),
      { numRuns: 60 },
    );
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
