import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tip } from "@/features/tips/tip.schema";
import {
  categoriesIn,
  difficultiesIn,
  difficultyKey,
  filterTips,
  type TipFilter,
} from "@/features/tips/tip-filter";
import { anyTip, makeTip } from "./tip-factory";

fc.configureGlobal({ numRuns: 1000 });

const noFilter: TipFilter = { query: "", category: null, difficulty: null };

const kale = makeTip({
  title: "Kale after frost",
  plantType: "Brassica",
  category: "vartecalGardening",
  difficulty: "Easy",
  name: "Inés Okafor",
  description: "Sweeter once it has frozen.",
});

const beans = makeTip({
  title: "Beans on a wigwam",
  plantType: "Runner bean",
  category: "soil",
  difficulty: " HARD",
  name: "Bram",
  description: "Tie them in early.",
});

const tips = [kale, beans];

function found(filter: Partial<TipFilter>): Tip[] {
  return filterTips(tips, { ...noFilter, ...filter });
}

describe("the search", () => {
  it.each([
    ["title", "after frost"],
    ["plant type", "brassica"],
    ["category as stored", "vartecal"],
    ["category's name", "vertical gardening"],
    ["author", "okafor"],
    ["description", "sweeter"],
  ])("looks at the %s", (_, query) => {
    expect(found({ query })).toEqual([kale]);
  });

  it.each(["KALE", "kALe", "ines", "INÉS", "ine\u0301s", "Fröst", "  kale  "])(
    "finds a tip by %j, case, accents and blanks aside",
    (query) => {
      expect(found({ query })).toEqual([kale]);
    },
  );

  it.each([
    ["ΟΔΟΣ", "οδοσ"],
    ["Οδός", "ΟΔΟΣ"],
    ["Straße", "STRASSE"],
    ["Ağaç", "AGAC"],
    ["Ёлка", "елка"],
    ["شَجَرَة", "شجرة"],
  ])("finds %j by %j", (title, query) => {
    expect(filterTips([makeTip({ title })], { ...noFilter, query })).toHaveLength(1);
  });

  it("wants every word, wherever each stands", () => {
    expect(found({ query: "frozen okafor kale" })).toEqual([kale]);
  });

  it("finds nothing when one word of several is missing", () => {
    expect(found({ query: "kale wigwam" })).toEqual([]);
  });

  it("finds part of a word", () => {
    expect(found({ query: "wig" })).toEqual([beans]);
  });

  it.each(["", " ", "\t\n"])("finds all by %j", (query) => {
    expect(found({ query })).toEqual(tips);
  });

  it.each([".*", "[a", "\\", "(", "$&", "^", "`", "~"])(
    "takes %j for what it is, not for a pattern",
    (query) => {
      expect(found({ query })).toEqual([]);
    },
  );

  it("does not find a word across two fields", () => {
    expect(found({ query: "frostbrassica" })).toEqual([]);
  });

  it("does not look at what is not shown", () => {
    const hidden = makeTip({ email: "secret@example.org", _id: "secret-id" });
    expect(filterTips([hidden], { ...noFilter, query: "secret" })).toEqual([]);
  });

  it("finds any tip by its own title in capitals", () => {
    fc.assert(
      fc.property(anyTip, (tip) => {
        const query = tip.title.toUpperCase();
        expect(filterTips([tip], { ...noFilter, query })).toEqual([tip]);
      }),
    );
  });
});

describe("the filters", () => {
  it.each([
    [{ category: "soil" }, [beans]],
    [{ category: "Soil" }, []],
    [{ difficulty: "hard" }, [beans]],
    [{ difficulty: "easy" }, [kale]],
    [{ difficulty: "medium" }, []],
    [{ category: "soil", difficulty: "easy" }, []],
    [{ category: "soil", difficulty: "hard", query: "beans" }, [beans]],
    [{ category: "soil", query: "kale" }, []],
  ])("in %j let through what passes all of them", (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });
});

describe("any filter of any tips", () => {
  const word = fc.constantFrom(
    "kale",
    "Bean",
    "frost",
    "SOIL",
    "a",
    "x1",
    "B\u00e9\u00e4N",
    "vertical",
  );
  const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(" "));
  const category = fc.constantFrom("soil", "soilless", "vartecalGardening", "odd");
  const difficulty = fc.constantFrom("easy", "Hard", "HARD", "odd", "");
  const plainTip = fc
    .record({
      title: words,
      plantType: words,
      category,
      difficulty,
      name: words,
      description: words,
    })
    .map(makeTip);
  const plainFilter = fc.record({
    query: words,
    category: fc.option(category),
    difficulty: fc.option(difficulty.map(difficultyKey)),
  });

  function plain(text: string): string {
    return text.toLowerCase().replaceAll("\u00e9", "e").replaceAll("\u00e4", "a");
  }

  function passes(tip: Tip, filter: TipFilter): boolean {
    const { title, plantType, name, description, category: stored } = tip;
    const shown = stored === "vartecalGardening" ? "Vertical Gardening" : stored;
    const texts = [title, plantType, name, description, stored, shown].map(plain);
    const asked = plain(filter.query).split(" ");
    return (
      asked.every((part) => texts.some((text) => text.includes(part))) &&
      (filter.category === null || filter.category === stored) &&
      (filter.difficulty === null || filter.difficulty === tip.difficulty.toLowerCase())
    );
  }

  it("agrees with a plain reading of the rules", () => {
    fc.assert(
      fc.property(fc.array(plainTip), plainFilter, (list, filter) => {
        expect(filterTips(list, filter)).toEqual(list.filter((tip) => passes(tip, filter)));
      }),
    );
  });

  it("lets everything through that was not asked about", () => {
    fc.assert(
      fc.property(fc.array(anyTip), (list) => {
        expect(filterTips(list, noFilter)).toEqual(list);
      }),
    );
  });
});

describe("the category options", () => {
  it("are those that occur, once each, by name", () => {
    const stored = ["watering", "soil", "vartecalGardening", "soil", "Herbs"];
    expect(categoriesIn(stored.map((category) => makeTip({ category })))).toEqual([
      { value: "Herbs", label: "Herbs" },
      { value: "soil", label: "Soil" },
      { value: "vartecalGardening", label: "Vertical Gardening" },
      { value: "watering", label: "Watering" },
    ]);
  });

  it.each(["", "  "])("leave the blank %j out", (category) => {
    expect(categoriesIn([makeTip({ category })])).toEqual([]);
  });

  it.each(["constructor", "__proto__", "toString"])("show %s as it is", (category) => {
    expect(categoriesIn([makeTip({ category })])).toEqual([{ value: category, label: category }]);
  });
});

describe("the difficulty options", () => {
  it("have one entry for all spellings of a word, easy to hard, then others", () => {
    const stored = ["tricky", "Hard", "EASY", "easy", " Easy ", "brutal", "medium", "hard"];
    expect(difficultiesIn(stored.map((difficulty) => makeTip({ difficulty })))).toEqual([
      { value: "easy", label: "Easy" },
      { value: "medium", label: "Medium" },
      { value: "hard", label: "Hard" },
      { value: "brutal", label: "Brutal" },
      { value: "tricky", label: "Tricky" },
    ]);
  });

  it.each(["", "  "])("leave the blank %j out", (difficulty) => {
    expect(difficultiesIn([makeTip({ difficulty })])).toEqual([]);
  });
});

describe("the options of any tips", () => {
  it("find at least one tip each", () => {
    fc.assert(
      fc.property(fc.array(anyTip), (list) => {
        for (const { value } of categoriesIn(list)) {
          expect(filterTips(list, { ...noFilter, category: value })).not.toEqual([]);
        }
        for (const { value } of difficultiesIn(list)) {
          expect(filterTips(list, { ...noFilter, difficulty: value })).not.toEqual([]);
        }
      }),
    );
  });
});
