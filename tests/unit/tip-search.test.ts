import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { termsOf, tokensIn } from "@/features/tips/search-terms";
import { type Tip, TipListSchema } from "@/features/tips/tip";
import { createTipSearch } from "@/features/tips/tip-search";
import realGarden from "@/mocks/seed/real-garden.json" with { type: "json" };
import { seedTips } from "@/mocks/seed/tips";
import { findTips, initialBrowseState, sortListed } from "@/routes/browse-tips/browse-state";
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
  const result = findTips(
    sortListed(list, "title", "asc"),
    state,
    { hemisphere: "northern", lastVisit: null, user: null },
    await createTipSearch(list),
  );
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
    ["Straße", "STRASSE"],
    ["Ёлка", "елка"],
    ["شَجَرَة", "شجرة"],
    ["トマトの育て方", "トマト"],
    ["Wann 🍅 reif sind", "🍅"],
    ["Hot 🌶 peppers", "🌶\ufe0f"],
    ["תפוח־אדמה", "אדמה"],
    ["Plant toma\u00adtoes", "tomatoes"],
    ["Tomatoes", "toma\u00adtoes"],
    ["Ｔｏｍａｔｏｅｓ", "tomatoes"],
    ["𝓣𝓸𝓶𝓪𝓽𝓸𝓮𝓼", "tomatoes"],
    ["ﾄﾏﾄ", "トマト"],
  ])("finds only %j by %j", async (title, query) => {
    expect(await foundTitles(query, "Kale", title)).toEqual([title]);
  });

  it.each([
    ["strawberry", "the singular of a written plural"],
    ["sweeters", "the plural of a written singular"],
    ["straw", "the beginning of a word"],
  ])("finds a tip by %j: %s", async (query) => {
    expect(await found(query)).toEqual([kale]);
  });

  it("does not find a word across two fields", async () => {
    expect(await found("frostbrassica")).toEqual([]);
  });

  it("does not search fields that are not shown", async () => {
    const tip = makeTip({ email: "secret@example.org", _id: "secret-id" });
    expect(await found("secret", [tip])).toEqual([]);
  });

  it("finds any tip by the words of its title in capitals", async () => {
    await fc.assert(
      fc.asyncProperty(anyTips(1, 30), async (list) => {
        const search = await createTipSearch(list);
        for (const tip of list) {
          const result = search.find(tip.title.toUpperCase());
          expect(result === null || result.scores.has(tip._id)).toBe(true);
        }
      }),
    );
  });

  it("finds a letter by its capital, even if the capital has another small letter", async () => {
    expect(await foundTitles("В", "ᲀ")).toEqual(["ᲀ"]);
  });
});

describe("a word of five letters or more", () => {
  const garden = v.parse(TipListSchema, realGarden.tips);

  it("is found by each of its beginnings of four letters or more", async () => {
    const search = await createTipSearch(garden);
    for (const tip of garden) {
      const words = `${tip.title} ${tip.plantType} ${tip.description} ${tip.name}`.match(
        /\p{L}{5,}/gu,
      );
      for (const word of new Set(words)) {
        for (let length = 4; length <= word.length; length += 1) {
          const query = word.slice(0, length);
          const result = search.find(query);
          // A word without meaning for a search finds all tips.
          expect(result === null || result.scores.has(tip._id), `${query} of ${tip.title}`).toBe(
            true,
          );
        }
      }
    }
  });

  it.each([
    ["germinatio", "Germination in the dark"],
    ["propagati", "Propagation by leaf"],
    ["pottin", "Potting on"],
    ["organicall", "Grown organically"],
    ["ther", "There they grow"],
  ])("is found by %j: %s", async (query, title) => {
    expect(await foundTitles(query, "Kale", title)).toEqual([title]);
  });

  it("is not found by a beginning of its stem that is none of the word, nor by a longer word", async () => {
    expect(await foundTitles("watering", "Watermelons", "Water")).toEqual(["Water"]);
  });
});

describe("the singular and the plural", () => {
  it.each([
    ["leaf", "leaves"],
    ["knife", "knives"],
    ["shelf", "shelves"],
    ["half", "halves"],
    ["loaf", "loaves"],
    ["wolf", "wolves"],
    ["hoof", "hooves"],
    ["cactus", "cacti"],
    ["cactus", "cactuses"],
    ["fungus", "fungi"],
    ["crocus", "croci"],
    ["narcissus", "narcissi"],
    ["radius", "radii"],
    ["larva", "larvae"],
    ["mycelium", "mycelia"],
    ["potato", "potatoes"],
    ["tomato", "tomatoes"],
    ["tomato", "tomatos"],
    ["chilli", "chillies"],
    ["olive", "olives"],
    ["clove", "cloves"],
    ["house", "houses"],
    ["mouse", "mice"],
    ["woodlouse", "woodlice"],
    ["goose", "geese"],
    ["foot", "feet"],
  ])(
    "%s and %s find each other, even where the word itself occurs, which comes first",
    async (one, other) => {
      const list = titled(`A ${other} here`, `B ${one} here`);
      expect(await bestFirst(one, list)).toEqual([`B ${one} here`, `A ${other} here`]);
      expect(await bestFirst(other, list)).toEqual([`A ${other} here`, `B ${one} here`]);
    },
  );

  it("do not include a verb that looks like it", async () => {
    expect(await foundTitles("leaf", "Leave it", "A leaf")).toEqual(["A leaf"]);
  });
});

describe("a compound", () => {
  it.each([
    ["rainwater", "rain water"],
    ["windbreak", "wind break"],
    ["greenhouse", "green house"],
    ["greenhouses", "green houses"],
    ["leafmould", "leaf mould"],
    ["nodig", "no-dig"],
    ["no dig", "no-dig"],
    ["windbreak", "wind-break"],
    ["9cm", "9 cm"],
  ])("finds its parts, and they find it: %j and %j", async (one, other) => {
    const others = ["House", "Green", "Water", "Rain", "Break"];
    expect(await foundTitles(one, ...others, other)).toEqual([other]);
    expect(await foundTitles(other, ...others, one)).toEqual([one]);
  });

  it("finds a tip that has it in another number", async () => {
    expect(await foundTitles("greenhouse", "Kale", "Green houses")).toEqual(["Green houses"]);
    expect(await foundTitles("green house", "Kale", "Greenhouses")).toEqual(["Greenhouses"]);
  });

  it("is not two words with others, a full stop or a word without meaning between them", async () => {
    const titles = ["Green, my house", "Green. House", "A green in the house"];
    expect(await foundTitles("greenhouse", ...titles)).toEqual([]);
  });

  it("written as the query comes first", async () => {
    const list = titled("A wind break", "B windbreak");
    expect(await bestFirst("windbreak", list)).toEqual(["B windbreak", "A wind break"]);
  });
});

describe("a search for several words", () => {
  const titles = ["Ferns in shade", "Water in the morning", "Water ferns at noon"];

  it("finds the tips that have all the words that matter", async () => {
    expect(await foundTitles("when to water my ferns?", ...titles)).toEqual([
      "Water ferns at noon",
    ]);
  });

  it("counts a word that is repeated once", async () => {
    const search = await createTipSearch(titled(...titles));
    expect(search.find("ferns Ferns FERNS")).toEqual(search.find("ferns"));
  });

  it("finds the tips that have any of the words if none has them all", async () => {
    expect(await foundTitles("watering orchids", ...titles)).toEqual([
      "Water in the morning",
      "Water ferns at noon",
    ]);
  });

  it.each(["what is the", "it", "???", "  ", ""])(
    "counts as no search if no word matters: %j",
    async (query) => {
      expect((await createTipSearch(titled(...titles))).find(query)).toBeNull();
    },
  );

  it("splits words that are joined by a hyphen, a comma or a slash", async () => {
    expect(await foundTitles("frost-free", "Free seeds", "A frost-free shed")).toEqual([
      "A frost-free shed",
    ]);
    expect(await foundTitles("tomato,basil/mint", "Tomato", "Peas")).toEqual(["Tomato"]);
  });
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
    ["is not corrected if a tip has the word itself", "rose", ["Rose", "Hose"], ["Rose"]],
    ["is not corrected if a tip has its singular", "roses", ["A rose", "Hoses"], ["A rose"]],
    ["is corrected even if its stem is short", "aple", ["Apple"], ["Apple"]],
    ["is not corrected below three letters", "fo", ["A go"], []],
  ])("%s: %j in %j", async (_, query, titles, expected) => {
    expect(await foundTitles(query, ...titles)).toEqual(expected);
  });
});

describe("the best match for a search", () => {
  it("has the word in its title, not in its text", async () => {
    expect(await bestFirst("frost", [beans, kale])).toEqual([kale.title, beans.title]);
  });

  it("has the word itself, no matter how common it is", async () => {
    const common = Array.from({ length: 30 }, (_, index) => `Tomato ${index}`);
    const list = titled("Tomatopolis", ...common);
    expect((await bestFirst("tomato", list)).at(-1)).toBe("Tomatopolis");
  });

  it("is the first by title if several match equally well", async () => {
    const list = titled("Pear C", "Pear A", "Pear B");
    expect(await bestFirst("pear", list)).toEqual(["Pear A", "Pear B", "Pear C"]);
  });
});

describe("the suggestions for a search", () => {
  const titles = ["Raspberries in rows", "Orange trees", "Chrysanthemums", "With them", "A frog"];

  it.each([
    ["krysantemmum", ["chrysanthemums"]],
    ["rhazzberries", ["raspberries"]],
    ["wiht thme", []],
    ["fx", []],
    ["from zzzzzz", []],
    ["???", []],
    ["orange", ["orange"]],
  ])("for %j are the words as a tip writes them: %j", async (query, expected) => {
    expect((await createTipSearch(titled(...titles))).suggest(query)).toEqual(expected);
  });

  it("are at most three", async () => {
    const search = await createTipSearch(titled("Fernq", "Fernr", "Fernx", "Fernt"));
    expect(search.suggest("ferzz")).toHaveLength(3);
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

it("a search result names the terms that match, whatever their form", async () => {
  const { terms } = (await createTipSearch(tips)).find("frozn strawberry") ?? {};
  const matches = [...tokensIn("Frozen, straw\u00adberries, beside")].map((token) =>
    termsOf(token).some((term) => terms?.has(term)),
  );
  expect(matches).toEqual([true, true, false]);
});

describe("the demo's tips", () => {
  const demoTips = v
    .parse(
      TipListSchema,
      seedTips(() => ""),
    )
    .filter(({ availability }) => availability === "public");

  it.each([
    ["slug pellets", ["Slug nematodes need warm, wet soil"]],
    [
      "tomatos",
      [
        "Even watering stops blossom end rot",
        "French marigolds by the greenhouse door",
        "Dahlias: round is a bud, pointed is over",
        "Grass clippings in thin layers only",
        "Comfrey feed without the smell",
      ],
    ],
    ["mulhc", ["Mulch raspberries, but not the canes", "Leaf mould in a bin bag"]],
    ["when to water my ferns", ["A fern wall for the north fence"]],
  ])("that answer %j come best first", async (query, titles) => {
    expect(await bestFirst(query, demoTips)).toEqual(titles);
  });
});
