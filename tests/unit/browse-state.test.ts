import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterOptionsIn, filters } from "@/features/tips/tip-filter";
import { sortDirections, sortFields } from "@/features/tips/tip-sort";
import {
  activeFilterCount,
  type BrowseState,
  currentSort,
  initialBrowseState,
  knownOnly,
  readBrowseState,
  toggleSort,
  withFilter,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";
import { makeTip } from "../support/factories";

fc.configureGlobal({ numRuns: 300 });

function stateAt(address: string): BrowseState {
  return readBrowseState(new URLSearchParams(address));
}

function addressOf(state: Partial<BrowseState>): string {
  return writeBrowseState({ ...initialBrowseState, ...state }).toString();
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: "binary" }));

/** Any filters as an address may ask for them. */
const anyFilters = fc
  .record(
    Object.fromEntries(filters.map(({ name }) => [name, fc.oneof(anyText, fc.constant("1"))])),
  )
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
    const names = ["q", "sort", "dir", "__proto__", ...filters.map(({ name }) => name)];
    const key = fc.constantFrom(...names);
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
        expect(Object.values(state.filters)).not.toContain("");
        expect([null, "saved", ...sortFields]).toContain(state.sort);
        expect(sortDirections).toContain(state.direction);
        expect(stateAt(writeBrowseState(state).toString())).toEqual(state);
      }),
    );
  });

  it("is at first by title, ascending, without search or filters", () => {
    expect(stateAt("")).toEqual({
      query: "",
      filters: {},
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
      stateAt(
        "?q=two+words&category=soil&difficulty=hard&author=In%C3%A9s+%26+Co&month=May&saved=1&sort=category&dir=desc",
      ),
    ).toEqual({
      query: "two words",
      filters: {
        category: "soil",
        difficulty: "hard",
        author: "Inés & Co",
        month: "may",
        saved: "1",
      },
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
    expect(stateAt(`difficulty=${difficulty}`).filters).toEqual({ difficulty: "hard" });
  });
});

describe("the address", () => {
  it("is empty for the state at first", () => {
    expect(addressOf({})).toBe("");
  });

  it.each([
    [{ query: "a&b" }, "q=a%26b"],
    [{ filters: { category: "soil", saved: "1" } }, "category=soil&saved=1"],
    [{ filters: { author: "Inés & Co" } }, "author=In%C3%A9s+%26+Co"],
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
        const { query, filters } = state;
        expect(toggleSort(state, field)).toMatchObject({ query, filters });
      }),
    );
  });
});

describe("the sort by saving", () => {
  it("is one for saved tips alone", () => {
    expect(currentSort(stateAt("saved=1&sort=saved"))).toBe("saved");
    expect(currentSort(stateAt("sort=saved"))).toBe("title");
    expect(currentSort(stateAt("q=kale&sort=saved"))).toBeNull();
  });
});

describe("the number of active filters", () => {
  it("is that of all filters in the address", () => {
    expect(activeFilterCount(stateAt("q=kale&sort=category&dir=desc"))).toBe(0);
    expect(activeFilterCount(stateAt("category=soil&author=Bram&saved=1"))).toBe(3);
  });
});

describe("a filter", () => {
  it("takes the place of its earlier choice, and goes alone", () => {
    const state = stateAt("category=soil&saved=1");
    expect(withFilter(state, "category", "watering").filters).toEqual({
      category: "watering",
      saved: "1",
    });
    expect(withFilter(state, "category", null).filters).toEqual({ saved: "1" });
  });

  it("that no tip could pass counts for nothing", () => {
    const options = filterOptionsIn([makeTip({ category: "soil", difficulty: "Easy" })]);
    const known = knownOnly(stateAt("q=kale&category=soil&difficulty=hard&month=moon"), options);
    expect(known).toEqual(stateAt("q=kale&category=soil"));
  });
});
