import { render } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import names from "@/assets/plates/names.json";
import { pickPlate } from "@/features/plates/pick-plate";
import { Plate, plateImage } from "@/features/plates/plate";
import { TipPicture } from "@/features/tips/tip-parts";
import { VARIANTS } from "@/tooling/plates/draw-plate";
import type { Plant } from "@/tooling/plates/plant";

const plateNames = Object.keys({ ...names.plants, ...names.neutral });

describe("a plate", () => {
  it("depends on the tip alone, and differs between tips on the same plant", () => {
    for (const plate of plateNames) {
      const chooseAll = () => Array.from({ length: 60 }, (_, tip) => plateImage(`${tip}`, plate));
      const plates = chooseAll();
      expect(plates).toEqual(chooseAll());
      expect(new Set(plates.map((one) => JSON.stringify(one))).size).toBe(VARIANTS * 2);
      for (const { src } of plates) expect(src).toMatch(new RegExp(`/${plate}-\\d\\.svg`));
    }
  });

  it("has an image for each theme, hidden from screen readers", () => {
    const { container } = render(<Plate seed="64f0c1" name="rose" />);
    const svg = container.querySelector("svg");
    expect(svg).toHaveAttribute("aria-hidden", "true");
    const [daylight, dusk] = container.querySelectorAll("image");
    expect(dusk?.getAttribute("href")).toBe(`${daylight?.getAttribute("href")}#dusk`);
  });

  it("shows its caption, shortened to what fits", () => {
    const { container, rerender } = render(<Plate seed="a" name="pea" caption="Pisum sativum" />);
    expect(container.textContent).toBe("Pisum sativum");
    rerender(<Plate seed="a" name="pea" caption={"🌱".repeat(500)} />);
    expect(container.textContent).toBe("🌱".repeat(30));
  });

  it("exists for any tip and any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.string({ unit: "binary" }),
        (seed, plantType) => {
          expect(plateImage(seed, pickPlate({ plantType })).src).toMatch(/\/[a-z-]+-[12]\.svg/);
        },
      ),
      { examples: [["__proto__", "constructor"]] },
    );
  });
});

describe("the plate of a tip", () => {
  it("shows the plant that its plant type names, in any case and number, whatever the title", () => {
    const plates = {
      "cherry TOMATOES": "tomato",
      "Apple cucumber": "cucumber",
      ミニトマト: "tomato",
      Möhren: "carrot",
      potatoes: "potato",
      "sweet peas": "sweet-pea",
      "ornamental grasses": "grass",
      Raspberries: "raspberry",
      "Butternut squash": "pumpkin",
      "Marigolds (French)": "marigold",
    };
    for (const [plantType, plate] of Object.entries(plates))
      expect.soft(pickPlate({ plantType, title: "Water your leeks" }), plantType).toBe(plate);
  });

  it("shows the plant that its title names only if the plant type is vague", () => {
    const title = "Sow lettuces before the beans";
    expect(pickPlate({ plantType: "Vegetables", category: "soil", title })).toBe("lettuce");
    expect(pickPlate({ plantType: "Asparagus", category: "soil", title })).toBe("trowel");
  });

  it("suits the category if no word names a plant", () => {
    const plates = {
      composting: "heap",
      plantCare: "seed-packet",
      vartecalGardening: "trellis",
      pestControl: "ladybird",
      watering: "watering-can",
      soil: "trowel",
      "": "seed-packet",
    };
    for (const [category, plate] of Object.entries(plates))
      for (const title of ["Start early", "Mind the wind", "Ask a neighbour"])
        expect.soft(pickPlate({ plantType: "", category, title }), category).toBe(plate);
  });

  it("suits the topic if the plant type names no plant that is drawn", () => {
    const plates = {
      Compost: "heap",
      "Hedge prunings": "heap",
      Slugs: "ladybird",
      "Sweet potatoes": "seed-packet",
      "Lemon balm": "seed-packet",
    };
    for (const [plantType, plate] of Object.entries(plates))
      expect.soft(pickPlate({ plantType, category: "plantCare" }), plantType).toBe(plate);
  });

  it("shows a plant whose katakana name follows a longer word that begins like it", () => {
    expect(pickPlate({ plantType: "バラエティのバラ" })).toBe("rose");
  });

  it("does not show a plant whose name is only part of another word", () => {
    const plantTypes = [
      "Repeat in spring, primrose path, try peat",
      "Peaceful chickpeas",
      "Semez en mai",
      "バラエティ",
    ];
    for (const plantType of plantTypes)
      expect.soft(pickPlate({ plantType, category: "composting" }), plantType).toBe("heap");
  });

  it("is found by every name of its plant in each language", () => {
    const plants = import.meta.glob<Plant>("@/tooling/plates/plants/*.ts", {
      eager: true,
      import: "plant",
    });
    for (const [path, { names, latin }] of Object.entries(plants)) {
      const plate = path.slice(path.lastIndexOf("/") + 1, -3);
      for (const name of [latin, ...Object.values(names).flatMap((list) => list.split(","))])
        expect.soft(pickPlate({ plantType: name }), name).toBe(plate);
    }
  });
});

it("a tip's picture has a caption under a plant, but not under a neutral plate", () => {
  const captionOf = (plantType: string) => {
    const tip = { _id: "64f0c1", title: "A tip", plantType, category: "soil", imageUrl: "" };
    return render(<TipPicture tip={tip} caption={plantType} />).container.textContent;
  };
  for (const name of ["Clematis", "トマト", "Wild strawberries"])
    expect.soft(captionOf(name)).toBe(name);
  for (const name of ["Asparagus", "Compost", "Herbs"]) expect.soft(captionOf(name)).toBe("");
});
