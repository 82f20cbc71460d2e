import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTipSearch, type TipSearch } from "@/features/tips/search/tip-search";
import { wordsOf } from "@/features/tips/search/words";
import type { Tip } from "@/features/tips/tip.schema";
import { indexTips } from "@/features/tips/tip-index";
import { anyTip, makeTip } from "./tip-factory";

fc.configureGlobal({ numRuns: 500 });

const kale = makeTip({
  title: "Kale after frost",
  plantType: "Brassica",
  category: "vartecalGardening",
  difficulty: "Easy",
  name: "Inés Okafor",
  description: "Sweeter once it has frozen. Grows beside strawberries.",
});

const beans = makeTip({
  title: "Beans on a wigwam",
  plantType: "Runner bean",
  category: "soil",
  difficulty: " HARD",
  name: "Bram",
  description: "Tie them in early, before the frost is over, with a leaf of kale as a label.",
});

const tips = [kale, beans];

function searchIn(list: readonly Tip[]): TipSearch {
  const search = createTipSearch(list);
  search.read();
  return search;
}

function found(query: string, list: readonly Tip[] = tips): Tip[] {
  return [...searchIn(list).find(query).scores.keys()];
}

function bestFirst(query: string, list: readonly Tip[]): Tip[] {
  const index = indexTips(list);
  index.prepareSearch();
  return index.find(query, { category: null, difficulty: null }, null, "asc").tips;
}

describe("the search", () => {
  it.each([
    ["title", "after"],
    ["plant type", "brassica"],
    ["category as stored", "vartecal"],
    ["category's name", "vertical gardening"],
    ["difficulty", "easy"],
    ["author", "okafor"],
    ["description", "sweeter"],
  ])("looks at the %s", (_, query) => {
    expect(found(query)).toEqual([kale]);
  });

  it.each(["SWEETER", "sWEETer", "ines", "INÉS", "ine\u0301s", "Swèeter", "  sweeter  "])(
    "finds a tip by %j, case, accents and blanks aside",
    (query) => {
      expect(found(query)).toEqual([kale]);
    },
  );

  it.each([
    ["ΟΔΟΣ", "οδοσ"],
    ["Οδός", "ΟΔΟΣ"],
    ["Straße", "STRASSE"],
    ["Ağaç", "AGAC"],
    ["Ёлка", "елка"],
    ["شَجَرَة", "شجرة"],
    ["トマトの育て方", "トマト"],
    ["Wann 🍅 reif sind", "🍅"],
  ])("finds %j by %j", (title, query) => {
    expect(found(query, [makeTip({ title })])).toHaveLength(1);
  });

  it.each([
    ["sweter", "a letter left out"],
    ["sweeeter", "a letter too many"],
    ["sweefer", "a wrong letter"],
    ["sweetre", "two letters in each other's place"],
    ["strwaberries", "two letters in each other's place"],
    ["brasica", "a letter left out"],
    ["okafro", "two letters in each other's place"],
    ["strawbery", "a letter left out, and the plural"],
    ["strabe", "a letter left out, while it is being typed"],
    ["strawberry", "the singular of what is written"],
    ["sweeters", "a plural of what is written"],
    ["straw", "a beginning"],
    ["berries", "a part"],
  ])("forgives %j: %s", (query) => {
    expect(found(query)).toEqual([kale]);
  });

  it("takes a word as it is written where there is one such", () => {
    const list = [makeTip({ title: "Rose" }), makeTip({ title: "Hose" })];
    expect(found("rose", list)).toEqual([list[0]]);
  });

  it("forgives nothing in numbers and short words", () => {
    const list = [makeTip({ title: "In 2024 a fig" })];
    expect(found("2025", list)).toEqual([]);
    expect(found("fog", list)).toEqual([]);
  });

  it("wants every word, wherever each stands", () => {
    expect(found("frozen okafor kale")).toEqual([kale]);
  });

  it("finds nothing when one word of several is missing", () => {
    expect(found("sweeter wigwam")).toEqual([]);
  });

  it.each([".*", "\\", "(", "$&", "^", "`", "~"])(
    "takes %j for what it is, not for a pattern",
    (query) => {
      expect(found(query)).toEqual([]);
      expect(found(query, [makeTip({ title: `In ${query} out` })])).toHaveLength(1);
    },
  );

  it("does not find a word across two fields", () => {
    expect(found("frostbrassica")).toEqual([]);
  });

  it("does not look at what is not shown", () => {
    const hidden = makeTip({ email: "secret@example.org", _id: "secret-id" });
    expect(found("secret", [hidden])).toEqual([]);
  });

  it("finds any tip by its own title in capitals", () => {
    const titled = anyTip.filter(({ title }) => title.trim() !== "");
    fc.assert(
      fc.property(titled, (tip) => {
        expect(found(tip.title.toUpperCase(), [tip])).toEqual([tip]);
      }),
    );
  });

  it("finds each tip by any word of its text, also in portions", () => {
    fc.assert(
      fc.property(fc.array(anyTip, { minLength: 1, maxLength: 40 }), (list) => {
        const search = createTipSearch(list);
        while (!search.read(0.01));
        for (const tip of list) {
          const word = wordsOf(tip.description).at(-1);
          if (word !== undefined) expect(search.find(word).scores.has(tip)).toBe(true);
        }
      }),
    );
  });
});

describe("the best match", () => {
  it.each([
    ["frost", [kale, beans], "the title says more than the text"],
    ["runner frost", [beans], "every word counts"],
    ["bean", [beans], "another form of a word"],
  ])("for %j stands first: %3$s", (query, expected) => {
    expect(bestFirst(query, [beans, kale])).toEqual(expected);
  });

  it("is the whole word, before a beginning, before a part", () => {
    const [part, beginning, whole] = ["Spotted", "Potted", "Pot"].map((title) =>
      makeTip({ title }),
    );
    expect(
      bestFirst(
        "pot",
        [part, beginning, whole].flatMap((tip) => tip ?? []),
      ),
    ).toEqual([whole, beginning, part]);
  });

  it("among equals stands by title", () => {
    const list = ["Pear C", "Pear A", "Pear B"].map((title) => makeTip({ title }));
    expect(bestFirst("pear", list).map(({ title }) => title)).toEqual([
      "Pear A",
      "Pear B",
      "Pear C",
    ]);
  });
});

describe("where nothing is found", () => {
  it.each([
    ["brusska", ["brassica"]],
    ["sweeter wigwam", ["sweeter", "wigwam"]],
    ["kale brusska", ["kale brassica", "kale", "brassica"]],
    ["zzzzzzzz", []],
    ["???", []],
  ])("for %j the nearest are %j", (query, expected) => {
    expect(searchIn(tips).suggest(query)).toEqual(expected);
  });

  it("every suggestion finds something", () => {
    fc.assert(
      fc.property(fc.array(anyTip, { maxLength: 20 }), fc.string(), (list, query) => {
        const search = searchIn(list);
        for (const suggestion of search.suggest(query)) {
          expect(search.find(suggestion).scores.size).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe("what a search found", () => {
  it("names each word of the tips with those of the query that it stands for", () => {
    const { answers } = searchIn(tips).find("frozn strawberry");
    expect(Object.fromEntries(answers)).toEqual({
      FROZEN: ["FROZN"],
      STRAWBERRIES: ["STRAWBERRY"],
    });
  });
});
