import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tip } from "@/features/tips/tip.schema";
import { categoriesIn, difficultiesIn, passesFilter } from "@/features/tips/tip-filter";
import { indexTips } from "@/features/tips/tip-index";
import { sortDirections, sortFields, sortTips } from "@/features/tips/tip-sort";
import {
  type BrowseState,
  currentSort,
  initialBrowseState,
  knownOnly,
  readBrowseState,
  writeBrowseState,
} from "@/routes/browse-tips/browse-state";
import { anyText, anyTip } from "./tip-factory";

/** What the browse page shows at an address: all of it but the drawing. */
function shownAt(address: string, tips: readonly Tip[]): Tip[] {
  const known = { categories: categoriesIn(tips), difficulties: difficultiesIn(tips) };
  const state = knownOnly(readBrowseState(new URLSearchParams(address)), known);
  const index = indexTips(tips);
  index.prepareSearch();
  return index.find(state.query, state, currentSort(state), state.direction).tips;
}

function addressOf(state: Partial<BrowseState>): string {
  return writeBrowseState({ ...initialBrowseState, ...state }).toString();
}

const anyAddress = fc
  .record({
    query: fc.oneof(fc.constantFrom("", "e", "9 b", "\u00c4PPLE", "easy"), anyText),
    category: fc.option(fc.oneof(fc.constantFrom("soil", "vartecalGardening"), anyText)),
    difficulty: fc.option(fc.oneof(fc.constantFrom("easy", "hard"), anyText)),
    sort: fc.constantFrom(...sortFields),
    direction: fc.constantFrom(...sortDirections),
  })
  .map(addressOf);

describe("any tips at any address", () => {
  it("are shown once each, or not at all", () => {
    fc.assert(
      fc.property(fc.array(anyTip, { maxLength: 30 }), anyAddress, (tips, address) => {
        const shown = shownAt(address, tips);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((tip) => tips.includes(tip))).toBe(true);
        expect(shownAt(address, shown)).toEqual(shown);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("an index of tips", () => {
  it("without a query finds what filtering and sorting find, again and again", () => {
    fc.assert(
      fc.property(
        fc.array(anyTip, { maxLength: 30 }),
        fc.array(anyAddress, { maxLength: 5 }),
        (tips, addresses) => {
          const index = indexTips(tips);
          for (const address of addresses) {
            const state = readBrowseState(new URLSearchParams(address));
            const field = state.sort ?? "title";
            expect(index.find("", state, field, state.direction).tips).toEqual(
              sortTips(
                tips.filter((tip) => passesFilter(tip, state)),
                field,
                state.direction,
              ),
            );
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("ten thousand tips", () => {
  /** The time from a key to the new list that a reader does not yet take for a fault. */
  const PATIENCE_MS = 1000;

  /** By the processor's clock: what else runs on the machine counts for nothing. */
  function msOfWork(start: NodeJS.CpuUsage): number {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }

  const tips = fc.sample(anyTip, 10_000);

  it.each(sortFields.flatMap((sort) => sortDirections.map((direction) => ({ sort, direction }))))(
    "are all there within a second by $sort, $direction",
    (state) => {
      const start = process.cpuUsage();
      const shown = shownAt(addressOf(state), tips);
      expect(msOfWork(start)).toBeLessThan(PATIENCE_MS);
      expect(shown).toHaveLength(tips.length);
    },
  );

  it("are searched and filtered within a second, whatever was asked for", () => {
    for (const address of fc.sample(anyAddress, 20)) {
      const start = process.cpuUsage();
      const shown = shownAt(address, tips);
      expect(msOfWork(start), address).toBeLessThan(PATIENCE_MS);
      expect(shown.length).toBeLessThanOrEqual(tips.length);
    }
  });
});
