import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FilterContext,
  type FilterOptions,
  filterOptionsIn,
  filters,
} from "@/features/tips/tip-filter";
import { createTipSearch } from "@/features/tips/tip-search";
import { sortFields } from "@/features/tips/tip-sort";
import {
  type BrowseState,
  currentDirection,
  currentSort,
  findTips,
  initialBrowseState,
  inSpellingOf,
  optionsWithoutTips,
  readBrowseState,
  sortListed,
  withActiveKeys,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";
import { anyTip, makeTip } from "../support/factories";

const context: FilterContext = { hemisphere: "northern", lastVisit: null, user: null };

function stateAt(address: string): BrowseState {
  return readBrowseState(new URLSearchParams(address));
}

/** Unlike the factories' `anyText`, without halves of surrogate pairs, which an address cannot hold. */
const anyText = fc.oneof(fc.string(), fc.string({ unit: "binary" }));

const anyFilters = fc
  .record(Object.fromEntries(filters.map(({ name }) => [name, anyText])))
  .map((texts) =>
    Object.fromEntries(
      filters
        .map(({ name, keyFrom }) => [name, keyFrom(texts[name] ?? "")])
        .filter(([, key]) => key !== ""),
    ),
  );

const anyState: fc.Arbitrary<BrowseState> = fc.record({
  query: anyText,
  filters: anyFilters,
  isSavedOnly: fc.boolean(),
  sort: fc.constantFrom(...sortFields),
  direction: fc.constantFrom("asc", "desc"),
});

describe("the browse state", () => {
  it("is restored from its address", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const restored = stateAt(writeBrowseState(state).toString());
        expect({ ...restored, sort: currentSort(restored) }).toEqual(state);
      }),
    );
  });

  it("sorts by title or, with a query, by relevance, until a sort is chosen", () => {
    expect(currentSort(stateAt(""))).toBe("title");
    expect(currentSort(stateAt("saved=1"))).toBe("saved");
    expect(currentSort(stateAt("saved=1&q=kale"))).toBeNull();
    expect(currentSort(stateAt("saved=1&sort=title"))).toBe("title");
    expect(currentSort(stateAt("q=kale"))).toBeNull();
    expect(currentSort(stateAt("q=+"))).toBe("title");
    expect(currentSort(stateAt("q=kale&sort=title"))).toBe("title");
    expect(currentSort(stateAt("q=kale&dir=desc"))).toBe("title");
  });

  it("sorts by the time of saving only if only saved tips are shown", () => {
    expect(currentSort(stateAt("saved=1&sort=saved"))).toBe("saved");
    expect(currentSort(stateAt("sort=saved"))).toBe("title");
    expect(currentSort(stateAt("q=kale&sort=saved"))).toBeNull();
  });

  it("sorts in the chosen direction, but ascending if the chosen sort is not offered", () => {
    expect(currentDirection(stateAt("sort=category&dir=desc"))).toBe("desc");
    expect(currentDirection(stateAt("dir=desc"))).toBe("desc");
    expect(currentDirection(stateAt("sort=saved&dir=desc"))).toBe("asc");
  });

  it("takes only the first 200 characters of a query", () => {
    const { query } = readBrowseState(new URLSearchParams({ q: "kale ".repeat(32_000) }));
    expect(query).toHaveLength(200);
  });

  it("includes each filter's parameter, in normalized form", () => {
    const { filters } = stateAt("?difficulty=+HARD&author=+In%C3%A9s+%26+Co+&month=May");
    expect(filters).toEqual({ difficulty: "hard", author: "Inés & Co", month: "may" });
  });

  it("takes only the first thousand characters of a filter's value", () => {
    expect(stateAt(`author=${"a".repeat(100_000)}`).filters.author).toHaveLength(1000);
  });

  it("knows a filter's value in any spelling once the tips have loaded, and keeps one that no tip has", () => {
    const options = filterOptionsIn(
      [makeTip({ name: "Siobhán", category: "Plant Care" })],
      context,
    );
    const state = stateAt("?author=siobha%CC%81n+&category=Plant++care&difficulty=brutal");
    expect(inSpellingOf(options, state).filters).toEqual({
      author: "Siobhán",
      category: "plantCare",
      difficulty: "brutal",
    });
  });

  it.each([
    "",
    "sort=likes",
    "sort=Title",
    "dir=ASC",
    "category=",
    "difficulty=+",
    "saved=0",
    "page=2",
  ])("is the initial one at %j", (address) => expect(stateAt(address)).toEqual(initialBrowseState));

  it.each([
    [{}, ""],
    [{ query: "a&b" }, "q=a%26b"],
    [{ filters: { category: "soil" }, isSavedOnly: true }, "category=soil&saved=1"],
    [{ sort: "difficulty" }, "sort=difficulty"],
    [{ sort: "title", direction: "asc" }, ""],
    [{ sort: "title", direction: "asc", query: "kale" }, "q=kale&sort=title"],
    [{ sort: "title", direction: "desc", query: "kale" }, "q=kale&dir=desc"],
  ] as const)("with %j has the address %j", (state, address) => {
    expect(writeBrowseState({ ...initialBrowseState, ...state }).toString()).toBe(address);
  });
});

describe("the options", () => {
  const labels = (options: FilterOptions, name: string) =>
    options.get(name)?.map(({ label }) => label);

  it("until the list has loaded are those of the share form, and no author", () => {
    const options = optionsWithoutTips(context);
    expect(labels(options, "author")).toEqual([]);
    expect(labels(options, "difficulty")).toEqual(["Easy", "Medium", "Hard"]);
    expect(labels(options, "category")).toContain("Vertical Gardening");
    expect(labels(options, "month")).toHaveLength(12);
  });

  it("of a list include an active value that no tip has, last, and any other once", () => {
    const offered = filterOptionsIn([makeTip({ name: "Bram", category: "soil" })], context);
    const options = withActiveKeys(offered, { author: "Harriet Pell", category: "soil" });
    expect(labels(options, "author")).toEqual(["Bram", "Harriet Pell"]);
    expect(labels(options, "category")).toEqual(["Soil"]);
  });
});

it("ten thousand tips are searched, filtered and sorted within a quarter of a second of processor time", async () => {
  // A phone is about four times as slow.
  const limitMs = 250;
  const samples = fc.sample(anyTip, 500);
  const tips = Array.from({ length: 20 }, (_, copy) =>
    samples.map((tip, index) => ({ ...tip, _id: `${copy} ${index}` })),
  ).flat();
  const search = await createTipSearch(tips);
  for (const address of [
    "",
    "sort=difficulty&dir=desc",
    "category=soil&difficulty=easy",
    "q=9+beans&category=soil",
    "q=aple",
  ]) {
    const state = inSpellingOf(filterOptionsIn(tips, context), stateAt(address));
    const find = () => {
      const sorted = sortListed(tips, currentSort(state) ?? "title", currentDirection(state));
      return findTips(sorted, state, context, state.query === "" ? null : search);
    };
    // The first call compiles the code, as a reader's first letter does.
    expect(find().tips.length, address).toBeGreaterThan(0);
    // Processor time does not depend on what else the machine does.
    const start = process.cpuUsage();
    find();
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000, address).toBeLessThan(limitMs);
  }
}, 120_000);
