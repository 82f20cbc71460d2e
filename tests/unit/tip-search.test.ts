import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTipSearch } from "@/features/tips/search/tip-search";
import { isStopWord, wordsOf } from "@/features/tips/search/words";
import type { Tip } from "@/features/tips/tip.schema";
import { findTips, initialBrowseState } from "@/routes/browse-tips/browse-state";
import { anyTip, makeTip } from "../support/factories";

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

async function found(query: string, list: readonly Tip[] = tips): Promise<Tip[]> {
  const { scores } = (await createTipSearch(list)).find(query) ?? {};
  return list.filter(({ _id }) => scores?.has(_id));
}

/** Tips with no text but their titles. */
function titled(...titles: string[]): Tip[] {
  return titles.map((title) => makeTip({ title, plantType: "", name: "", description: "" }));
}

async function foundTitles(query: string, ...titles: string[]): Promise<string[]> {
  return (await found(query, titled(...titles))).map(({ title }) => title);
}

async function bestFirst(query: string, list: readonly Tip[]): Promise<string[]> {
  const state = { ...initialBrowseState, query };
  const result = findTips(list, state, "northern", await createTipSearch(list));
  return result.tips.map(({ title }) => title);
}

/** Lists of tips with different ids. */
const anyTips = (minLength: number, maxLength: number) =>
  fc.uniqueArray(anyTip, { minLength, maxLength, selector: ({ _id }) => _id });

describe("the search", () => {
  it.each([
    ["title", "after"],
    ["plant type", "brassica"],
    ["stored category", "vartecal"],
    ["category name", "vertical gardening"],
    ["difficulty", "easy"],
    ["author", "okafor"],
    ["description", "sweeter"],
  ])("finds a tip by its %s", async (_, query) => {
    expect(await found(query)).toEqual([kale]);
  });

  it.each([
    ["Sweeter", "  SWÈETER  "],
    ["Inés", "ine\u0301s"],
    ["ΟΔΟΣ", "οδοσ"],
    ["Οδός", "ΟΔΟΣ"],
    ["Straße", "STRASSE"],
    ["Ёлка", "елка"],
    ["شَجَرَة", "شجرة"],
    ["トマトの育て方", "トマト"],
    ["トマトの育て方", "育て"],
    ["Wann 🍅 reif sind", "🍅"],
    ["Hot 🌶 peppers", "🌶\ufe0f"],
    ["In .* out", ".*"],
  ])("finds only %j by %j", async (title, query) => {
    expect(await foundTitles(query, "Kale", title)).toEqual([title]);
  });

  it.each([
    ["strawberry", "the singular of a written plural"],
    ["sweeters", "the plural of a written singular"],
    ["straw", "the beginning of a word"],
    ["berries", "a part of a word, if no word begins with it"],
  ])("finds a tip by %j: %s", async (query) => {
    expect(await found(query)).toEqual([kale]);
  });

  it("finds a word of a script without spaces wherever it is in a run of letters", async () => {
    const titles = ["トマトの育て方", "赤いトマト"];
    expect(await foundTitles("トマト", "Kale", ...titles)).toEqual(titles);
  });

  it("finds a word that a Hebrew hyphen joins to another", async () => {
    const titles = ["אדמה", "תפוח־אדמה"];
    expect(await foundTitles("אדמה", "Kale", ...titles)).toEqual(titles);
  });

  it("does not find a word across two fields", async () => {
    expect(await found("frostbrassica")).toEqual([]);
  });

  it("does not search fields that are not shown", async () => {
    const tip = makeTip({ email: "secret@example.org", _id: "secret-id" });
    expect(await found("secret", [tip])).toEqual([]);
  });

  it("finds any tip by its title in capitals, and by a word of its description", async () => {
    const wordsIn = (text: string) => wordsOf(text).filter((word) => !isStopWord(word));
    await fc.assert(
      fc.asyncProperty(anyTips(1, 30), async (list) => {
        const search = await createTipSearch(list);
        for (const tip of list) {
          const title = wordsIn(tip.title).length > 0 ? [tip.title.toUpperCase()] : [];
          for (const query of [...title, ...wordsIn(tip.description).slice(-1)]) {
            expect(search.find(query)?.scores.has(tip._id)).toBe(true);
          }
        }
      }),
    );
  });
});

describe("a search for several words", () => {
  const titles = ["Ferns in shade", "Water in the morning", "Water ferns at noon"];

  it.each([
    ["when to water my ferns?", ["Water ferns at noon"]],
    ["watering orchids", ["Water in the morning", "Water ferns at noon"]],
  ])("finds the tips with the most of the words that matter: %j", async (query, expected) => {
    expect(await foundTitles(query, ...titles)).toEqual(expected);
  });

  it.each(["what is the", "it", "  ", ""])(
    "counts as no search if no word matters: %j",
    async (query) => {
      expect((await createTipSearch(titled(...titles))).find(query)).toBeNull();
    },
  );

  it("completes a short word that is still being typed", async () => {
    expect(await foundTitles("to", "To the point", "Tomatoes")).toEqual(["Tomatoes"]);
  });

  it("splits words that are joined by a hyphen, a comma or a slash", async () => {
    expect(await foundTitles("frost-free", "Free seeds", "A frost-free shed")).toEqual([
      "A frost-free shed",
    ]);
    expect(await foundTitles("tomato,basil/mint", "Tomato", "Peas")).toEqual(["Tomato"]);
  });
});

it("a name with a short stem does not find words that are similar to the stem", async () => {
  expect(await foundTitles("ines", "Turn the compost bin")).toEqual([]);
});

describe("a misspelled word", () => {
  it.each([
    ["sweter", "a missing letter"],
    ["strwaberries", "two swapped letters"],
    ["okafro", "two swapped letters at the end"],
    ["strawbery", "a missing letter, and the singular"],
  ])("finds a tip: %j, %s", async (query) => {
    expect(await found(query)).toEqual([kale]);
  });

  it.each<[description: string, query: string, titles: string[], expected: string[]]>([
    ["is corrected if it is short and two letters are swapped", "kael", ["Kale"], ["Kale"]],
    ["is corrected if it is a plural with two letters swapped", "fersn", ["A fern"], ["A fern"]],
    ["is not corrected if it is short and two letters are wrong", "mlucn", ["Mulch the beds"], []],
    ["is not corrected if a tip has the word itself", "rose", ["Rose", "Hose"], ["Rose"]],
    ["is not corrected if a tip has its singular", "roses", ["A rose", "Hoses"], ["A rose"]],
    ["is not corrected to a different word", "organic", ["Orange trees"], []],
    ["is not corrected to a longer one", "orange", ["Organic soil"], []],
    ["is not corrected if it is a number", "2025", ["In 2024 a fig"], []],
    ["is not corrected below four letters", "fog", ["In 2024 a fig"], []],
  ])("%s: %j in %j", async (_, query, titles, expected) => {
    expect(await foundTitles(query, ...titles)).toEqual(expected);
  });
});

describe("the best match for a search", () => {
  it("has the word in its title, not in its text", async () => {
    expect(await bestFirst("frost", [beans, kale])).toEqual([kale.title, beans.title]);
  });

  it("has the word itself, not another form of it", async () => {
    const list = titled("Tomatoes early", "Tomato later");
    expect(await bestFirst("tomato", list)).toEqual(["Tomato later", "Tomatoes early"]);
    expect(await bestFirst("tomatoes", list)).toEqual(["Tomatoes early", "Tomato later"]);
  });

  it("has the word itself, no matter how common it is", async () => {
    const common = Array.from({ length: 30 }, (_, index) => `Tomato ${index}`);
    const list = titled("Tomatoes", "Tomatopolis", ...common);
    const last = (await bestFirst("tomato", list)).slice(-2);
    expect(last).toEqual(["Tomatoes", "Tomatopolis"]);
  });

  it("is the first by title if several match equally well", async () => {
    const list = titled("Pear C", "Pear A", "Pear B");
    expect(await bestFirst("pear", list)).toEqual(["Pear A", "Pear B", "Pear C"]);
  });
});

describe("the suggestions for a search", () => {
  const titles = [
    "Ferns in shade",
    "Orange trees",
    "Chrysanthemums",
    "With them",
    "Ivy for frogs",
    "Frog",
  ];

  it.each([
    ["ferzx", ["ferns"]],
    ["crysantemum", ["chrysanthemums"]],
    ["organic", []],
    ["wiht thme", []],
    ["ivx", []],
    ["from zzzzzz", []],
    ["???", []],
    ["ferns", []],
  ])("for %j are %j", async (query, expected) => {
    expect((await createTipSearch(titled(...titles))).suggest(query)).toEqual(expected);
  });

  it("are single words, even if a tip has several forms of one", async () => {
    const search = await createTipSearch(titled("Fern care: ferns in pots"));
    expect(search.suggest("ferzx").toSorted()).toEqual(["fern", "ferns"]);
  });

  it("are at most three", async () => {
    const search = await createTipSearch(titled("Fernq", "Fernr", "Ferns", "Fernt"));
    expect(search.suggest("ferzx")).toHaveLength(3);
  });

  it("all have results", async () => {
    await fc.assert(
      fc.asyncProperty(anyTips(0, 20), fc.constantFrom("apxly", "beaxz"), async (list, query) => {
        const search = await createTipSearch(list);
        for (const suggestion of search.suggest(query)) {
          expect(search.find(suggestion)?.scores.size).toBeGreaterThan(0);
        }
      }),
    );
  });
});

it("a search result names the words of the query that match a word of a tip", async () => {
  const { matchedTerms } = (await createTipSearch(tips)).find("frozn strawberry") ?? {};
  expect(matchedTerms?.("FROZEN")).toEqual(["FROZN"]);
  expect(matchedTerms?.("STRAWBERRIES")).toEqual(["STRAWBERRY"]);
  expect(matchedTerms?.("BESIDE")).toEqual([]);
});
