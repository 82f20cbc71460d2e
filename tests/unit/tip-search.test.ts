import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTipSearch, type TipSearch } from "@/features/tips/search/tip-search";
import { isStopWord, wordsOf } from "@/features/tips/search/words";
import type { Tip } from "@/features/tips/tip.schema";
import { indexTips } from "@/features/tips/tip-index";
import { anyTip, makeTip } from "../support/factories";

fc.configureGlobal({ numRuns: 200 });

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

async function searchIn(list: readonly Tip[]): Promise<TipSearch> {
  const search = createTipSearch(list);
  await search.prepare();
  return search;
}

async function found(query: string, list: readonly Tip[] = tips): Promise<Tip[]> {
  const search = await searchIn(list);
  return [...(search.find(query)?.scores.keys() ?? [])];
}

/** Tips that say nothing but their titles. */
function titled(...titles: string[]): Tip[] {
  return titles.map((title) => makeTip({ title, plantType: "", name: "", description: "" }));
}

async function foundTitles(query: string, ...titles: string[]): Promise<string[]> {
  return (await found(query, titled(...titles))).map(({ title }) => title);
}

async function bestFirst(query: string, list: readonly Tip[]): Promise<string[]> {
  const index = indexTips(list);
  await index.prepareSearch();
  const result = index.find(query, () => true, null, "asc");
  return result.tips.map(({ title }) => title);
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
  ])("looks at the %s", async (_, query) => {
    expect(await found(query)).toEqual([kale]);
  });

  it.each(["SWEETER", "sWEETer", "ines", "INÉS", "ine\u0301s", "Swèeter", "  sweeter  "])(
    "finds a tip by %j, case, accents and blanks aside",
    async (query) => {
      expect(await found(query)).toEqual([kale]);
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
    ["トマトの育て方", "育て"],
    ["Wann 🍅 reif sind", "🍅"],
  ])("finds %j by %j", async (title, query) => {
    expect(await foundTitles(query, title)).toEqual([title]);
  });

  it.each([
    ["strawberry", "the singular of what is written"],
    ["sweeters", "a plural of what is written"],
    ["straw", "a beginning"],
    ["berries", "a part, where no word begins like it"],
  ])("finds a tip by %j: %s", async (query) => {
    expect(await found(query)).toEqual([kale]);
  });

  it("does not find a word across two fields", async () => {
    expect(await found("frostbrassica")).toEqual([]);
  });

  it("does not look at what is not shown", async () => {
    const hidden = makeTip({ email: "secret@example.org", _id: "secret-id" });
    expect(await found("secret", [hidden])).toEqual([]);
  });

  it.each([".*", "\\", "(", "$&", "^", "`", "~"])(
    "takes %j for what it is, not for a pattern",
    async (query) => {
      expect(await found(query)).toEqual([]);
      expect(await foundTitles(query, `In ${query} out`)).toHaveLength(1);
    },
  );

  it("finds two tips of one id, if the backend sends them", async () => {
    const [one, other] = titled("Kale one", "Kale two").map((tip) => ({ ...tip, _id: "same" }));
    expect(
      await found(
        "kale",
        [one, other].flatMap((tip) => tip ?? []),
      ),
    ).toHaveLength(2);
  });

  it("finds any tip by its own title in capitals", async () => {
    const written = anyTip.filter(({ title }) => wordsOf(title).some((word) => !isStopWord(word)));
    await fc.assert(
      fc.asyncProperty(written, async (tip) => {
        expect(await found(tip.title.toUpperCase(), [tip])).toEqual([tip]);
      }),
    );
  });

  it("finds each tip by any word of its text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTip, { minLength: 1, maxLength: 30 }), async (list) => {
        const search = await searchIn(list);
        for (const tip of list) {
          const word = wordsOf(tip.description)
            .filter((one) => !isStopWord(one))
            .at(-1);
          if (word !== undefined) expect(search.find(word)?.scores.has(tip)).toBe(true);
        }
      }),
    );
  });
});

describe("a sentence", () => {
  const titles = ["Ferns in shade", "Water in the morning", "Water ferns at noon"];

  it("finds the tips with the words that matter", async () => {
    expect(await foundTitles("when to water my ferns?", ...titles)).toEqual([
      "Water ferns at noon",
    ]);
  });

  it("finds the tips with the most of its words where none has all", async () => {
    expect(await foundTitles("how do I water ferns in winter", ...titles)).toEqual([
      "Water ferns at noon",
    ]);
    expect(await foundTitles("watering orchids", ...titles)).toEqual([
      "Water in the morning",
      "Water ferns at noon",
    ]);
  });

  it.each(["what is the", "it", "  ", ""])("asks for nothing where it is %j", async (query) => {
    expect((await searchIn(titled(...titles))).find(query)).toBeNull();
  });

  it("may be a word that has only begun", async () => {
    expect(await foundTitles("to", "To the point", "Tomatoes")).toEqual(["Tomatoes"]);
  });

  it("is taken as a whole where it has no blanks, such as an e-mail address", async () => {
    expect(await found("ines@example.org")).toEqual([]);
    expect(await foundTitles("frost-free", "Free seeds", "A frost-free shed")).toEqual([
      "A frost-free shed",
    ]);
  });
});

describe("a misspelled word", () => {
  it.each([
    ["sweter", "a letter left out"],
    ["sweeeter", "a letter too many"],
    ["sweefer", "a wrong letter"],
    ["sweetre", "two letters swapped"],
    ["strwaberries", "two letters swapped"],
    ["brasica", "a letter left out"],
    ["okafro", "two letters swapped"],
    ["strawbery", "a letter left out, and the plural"],
  ])("is forgiven in %j: %s", async (query) => {
    expect(await found(query)).toEqual([kale]);
  });

  it.each([
    ["mulhc", "Mulch the beds"],
    ["mlucn", null],
    ["fersn", "A fern"],
    ["kael", "Kale"],
  ])("of few letters may have two of them swapped: %j", async (query, title) => {
    const titles = ["Mulch the beds", "A fern", "Kale"];
    expect(await foundTitles(query, ...titles)).toEqual(title === null ? [] : [title]);
  });

  it("is sought only where nothing is found as written", async () => {
    expect(await foundTitles("rose", "Rose", "Hose")).toEqual(["Rose"]);
    expect(await foundTitles("roses", "A rose", "Hoses")).toEqual(["A rose"]);
  });

  it("is not another word: organic is no orange", async () => {
    expect(await foundTitles("organic", "Orange trees", "An organ")).toEqual(["An organ"]);
    expect(await foundTitles("organic", "Orange trees")).toEqual([]);
    expect(await foundTitles("orange", "Organic soil")).toEqual([]);
  });

  it("is not forgiven in numbers and short words", async () => {
    expect(await foundTitles("2025", "In 2024 a fig")).toEqual([]);
    expect(await foundTitles("fog", "In 2024 a fig")).toEqual([]);
  });
});

describe("the best match", () => {
  it("has the word in its title rather than in its text", async () => {
    expect(await bestFirst("frost", [beans, kale])).toEqual([kale.title, beans.title]);
  });

  it("has the word itself rather than another form of it", async () => {
    const list = titled("Tomatoes early", "Tomato later");
    expect(await bestFirst("tomato", list)).toEqual(["Tomato later", "Tomatoes early"]);
    expect(await bestFirst("tomatoes", list)).toEqual(["Tomatoes early", "Tomato later"]);
  });

  it("has the word itself however common it is", async () => {
    const common = Array.from({ length: 30 }, (_, index) => `Tomato ${index}`);
    const list = titled("Tomatoes", "Tomatopolis", ...common);
    const last = (await bestFirst("tomato", list)).slice(-2);
    expect(last).toEqual(["Tomatoes", "Tomatopolis"]);
  });

  it("among equals is first by title", async () => {
    const list = titled("Pear C", "Pear A", "Pear B");
    expect(await bestFirst("pear", list)).toEqual(["Pear A", "Pear B", "Pear C"]);
  });
});

describe("where nothing is found", () => {
  const titles = ["Ferns in shade", "Orange trees", "Chrysanthemums", "With them"];

  it.each([
    ["ferzx", ["ferns"]],
    ["crysantemum", ["chrysanthemums"]],
    ["organic", []],
    ["organics", []],
    ["wiht thme", []],
    ["zzzzzzzz", []],
    ["???", []],
  ])("for %j the nearest words are %j", async (query, expected) => {
    expect((await searchIn(titled(...titles))).suggest(query)).toEqual(expected);
  });

  it("every suggestion finds something", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTip, { maxLength: 20 }), fc.string(), async (list, query) => {
        const search = await searchIn(list);
        for (const suggestion of search.suggest(query)) {
          expect(search.find(suggestion)?.scores.size).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("nothing is suggested while something is found", async () => {
    expect((await searchIn(tips)).suggest("kale")).toEqual([]);
  });
});

describe("what a search found", () => {
  it("names the words of the query that a word of a tip matches", async () => {
    const { matchedTerms } = (await searchIn(tips)).find("frozn strawberry") ?? {};
    expect(matchedTerms?.("FROZEN")).toEqual(["FROZN"]);
    expect(matchedTerms?.("STRAWBERRIES")).toEqual(["STRAWBERRY"]);
    expect(matchedTerms?.("BESIDE")).toEqual([]);
  });
});
