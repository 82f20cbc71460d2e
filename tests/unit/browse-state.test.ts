import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortDirections, sortFields } from "@/features/tips/tip-sort";
import {
  activeFilterCount,
  type BrowseState,
  currentSort,
  initialBrowseState,
  knownOnly,
  readBrowseState,
  toggleSort,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";

fc.configureGlobal({ numRuns: 1000 });

function stateAt(address: string): BrowseState {
  return readBrowseState(new URLSearchParams(address));
}

function addressOf(state: Partial<BrowseState>): string {
  return writeBrowseState({ ...initialBrowseState, ...state }).toString();
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: "binary" }));

const anyState: fc.Arbitrary<BrowseState> = fc.record({
  query: anyText,
  category: fc.option(anyText.filter((text) => text !== "")),
  difficulty: fc.option(
    anyText.map((text) => text.trim().toLowerCase()).filter((text) => text !== ""),
  ),
  saved: fc.boolean(),
  sort: fc.constantFrom(...sortFields),
  direction: fc.constantFrom(...sortDirections),
});

describe("the browse state", () => {
  it("comes back from its address as it was", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const restored = stateAt(writeBrowseState(state).toString());
        expect({ ...restored, sort: currentSort(restored) }).toEqual(state);
      }),
    );
  });

  it("remembers that no sort was chosen", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const unsorted: BrowseState = { ...state, sort: null, direction: "asc" };
        expect(stateAt(writeBrowseState(unsorted).toString())).toEqual(unsorted);
      }),
    );
  });

  it("is a right one at any address, and has an address of its own", () => {
    const key = fc.constantFrom("q", "category", "difficulty", "saved", "sort", "dir", "__proto__");
    const value = fc.oneof(
      anyText.map(encodeURIComponent),
      fc.constantFrom("", "+", "%", "%zz", "%ff", "%00", "1", "title", "Title", "desc", "%20HARD"),
    );
    const pairs = fc
      .array(fc.tuple(key, fc.constantFrom("=", "", "=="), value))
      .map((list) => list.map((pair) => pair.join("")).join("&"));
    fc.assert(
      fc.property(fc.oneof(pairs, anyText), (address) => {
        const state = stateAt(address);
        expect(Object.keys(state)).toEqual(Object.keys(initialBrowseState));
        expect(state.query).toBeTypeOf("string");
        for (const filter of [state.category, state.difficulty]) {
          expect(filter === null || filter.length > 0).toBe(true);
        }
        expect(state.difficulty).toBe(state.difficulty?.trim().toLowerCase() ?? null);
        expect([null, ...sortFields]).toContain(state.sort);
        expect(sortDirections).toContain(state.direction);
        expect(stateAt(writeBrowseState(state).toString())).toEqual(state);
      }),
    );
  });

  it("is at first by title, ascending, without search or filters", () => {
    expect(stateAt("")).toEqual({
      query: "",
      category: null,
      difficulty: null,
      saved: false,
      sort: null,
      direction: "asc",
    });
    expect(currentSort(stateAt(""))).toBe("title");
  });

  it("with a query has the best match first, until a sort is chosen", () => {
    expect(currentSort(stateAt("q=kale"))).toBeNull();
    expect(currentSort(stateAt("q=kale&sort=title"))).toBe("title");
    expect(currentSort(stateAt("q=kale&dir=desc"))).toBe("title");
  });

  it("has no more than 200 letters of a search in the address", () => {
    const { query } = readBrowseState(new URLSearchParams({ q: "kale ".repeat(32_000) }));
    expect(query).toHaveLength(200);
  });

  it("is read from the address", () => {
    expect(
      stateAt("?q=two+words&category=soil&difficulty=hard&saved=1&sort=category&dir=desc"),
    ).toEqual({
      query: "two words",
      category: "soil",
      difficulty: "hard",
      saved: true,
      sort: "category",
      direction: "desc",
    });
  });

  it.each([
    "sort=likes",
    "sort=",
    "sort=Title",
    "dir=up",
    "dir=ASC",
    "category=",
    "difficulty=",
    "difficulty=+",
    "saved=",
    "saved=0",
    "saved=yes",
    "page=2",
    "q=",
  ])("takes %s for nothing", (address) => {
    expect(stateAt(address)).toEqual(initialBrowseState);
  });

  it.each(["Hard", "HARD", "%20hard%20"])("takes the difficulty %s for hard", (difficulty) => {
    expect(stateAt(`difficulty=${difficulty}`).difficulty).toBe("hard");
  });
});

describe("the address", () => {
  it("is empty for the state at first", () => {
    expect(addressOf({})).toBe("");
  });

  it.each([
    [{ query: "a&b" }, "q=a%26b"],
    [{ category: "soil" }, "category=soil"],
    [{ difficulty: "hard" }, "difficulty=hard"],
    [{ saved: true }, "saved=1"],
    [{ sort: "difficulty" }, "sort=difficulty"],
    [{ direction: "desc" }, "dir=desc"],
    [{ sort: "title", direction: "asc" }, ""],
    [{ sort: "title", direction: "asc", query: "kale" }, "q=kale&sort=title"],
    [{ sort: "title", direction: "desc", query: "kale" }, "q=kale&dir=desc"],
  ] as const)("for %j says no more than %j", (state, address) => {
    expect(addressOf(state)).toBe(address);
  });
});

describe("a click on a sort", () => {
  it.each([
    ["title", "asc", "title", "desc"],
    ["title", "desc", "title", "asc"],
    ["title", "asc", "category", "asc"],
    ["title", "desc", "difficulty", "asc"],
  ] as const)("from %s %s on %s sorts %s", (sort, direction, clicked, expected) => {
    const state = toggleSort({ ...initialBrowseState, sort, direction }, clicked);
    expect(state).toMatchObject({ sort: clicked, direction: expected });
  });

  it("leaves search and filters alone", () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...sortFields), (state, field) => {
        const { query, category, difficulty } = state;
        expect(toggleSort(state, field)).toMatchObject({ query, category, difficulty });
      }),
    );
  });
});

describe("the number of active filters", () => {
  it.each([
    [{}, 0],
    [{ category: "soil" }, 1],
    [{ difficulty: "hard" }, 1],
    [{ saved: true }, 1],
    [{ category: "soil", difficulty: "hard" }, 2],
    [{ category: "soil", difficulty: "hard", saved: true }, 3],
    [{ query: "kale", sort: "category", direction: "desc" }, 0],
  ] as const)("with %j is %d", (state, count) => {
    expect(activeFilterCount({ ...initialBrowseState, ...state })).toBe(count);
  });
});

describe("the known filters", () => {
  const known = {
    categories: [{ value: "soil" }, { value: "watering" }],
    difficulties: [{ value: "easy" }],
  };

  it.each([
    [{ category: "soil" }, { category: "soil" }],
    [{ category: "moss" }, { category: null }],
    [{ category: "easy" }, { category: null }],
    [{ difficulty: "easy" }, { difficulty: "easy" }],
    [{ difficulty: "hard" }, { difficulty: null }],
    [
      { category: "soil", difficulty: "hard" },
      { category: "soil", difficulty: null },
    ],
    [
      { category: "moss", query: "kale", sort: "category" },
      { query: "kale", sort: "category" },
    ],
  ] as const)("of %j are %j", (state, kept) => {
    expect(knownOnly({ ...initialBrowseState, ...state }, known)).toEqual({
      ...initialBrowseState,
      ...kept,
    });
  });

  it("are none where there are no tips", () => {
    const state = { ...initialBrowseState, category: "soil", difficulty: "easy" };
    expect(knownOnly(state, { categories: [], difficulties: [] })).toEqual(initialBrowseState);
  });
});
