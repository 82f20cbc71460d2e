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
async function shownAt(address: string, tips: readonly Tip[]): Promise<Tip[]> {
  const known = { categories: categoriesIn(tips), difficulties: difficultiesIn(tips) };
  const state = knownOnly(readBrowseState(new URLSearchParams(address)), known);
  const index = indexTips(tips);
  await index.prepareSearch();
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
  it("are shown once each, or not at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTip, { maxLength: 30 }), anyAddress, async (tips, address) => {
        const shown = await shownAt(address, tips);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((tip) => tips.includes(tip))).toBe(true);
      }),
      { numRuns: 300 },
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
  /** A list that takes longer is noticed as a fault on a phone, which is four times as slow. Milliseconds. */
  const PATIENCE_MS = 250;

  /** The processor's time, in milliseconds: what else runs on the machine counts for nothing. */
  function workOf(run: () => unknown): number {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }

  const addresses = [
    "",
    "sort=difficulty&dir=desc",
    "category=soil&difficulty=easy",
    "q=apple+beans&category=soil",
    "q=aple",
  ];

  it("are sorted, filtered and searched without a pause that is felt", async () => {
    const tips = fc.sample(anyTip, 10_000);
    const index = indexTips(tips);
    await index.prepareSearch();
    for (const address of addresses) {
      const state = readBrowseState(new URLSearchParams(address));
      const find = () => index.find(state.query, state, currentSort(state), state.direction);
      expect(find().tips.length, address).toBeGreaterThan(0);
      // By then the code is compiled, as it is for a reader's second letter.
      expect(workOf(find), address).toBeLessThan(PATIENCE_MS);
    }
  });
});
