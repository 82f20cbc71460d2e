import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Tip } from "@/features/tips/tip.schema";
import { createTipFilter, filterOptionsIn } from "@/features/tips/tip-filter";
import { indexTips, type TipIndex } from "@/features/tips/tip-index";
import { sortDirections, sortFields, sortTips } from "@/features/tips/tip-sort";
import { knownOnly, readBrowseState } from "@/routes/browse-tips/browse-state";
import { anyText, anyTip } from "../support/factories";

const passes = createTipFilter({ hemisphere: "northern", savedIds: new Set() });

function finderOf(index: TipIndex, tips: readonly Tip[], address: string): () => Tip[] {
  const asked = readBrowseState(new URLSearchParams(address));
  const { query, filters, sort, direction } = knownOnly(asked, filterOptionsIn(tips));
  const field = sortFields.find((one) => one === sort) ?? (query.trim() === "" ? "title" : null);
  return () => index.find(query, (tip) => passes(tip, filters), field, direction).tips;
}

/** What the browse page shows at an address: all of it but the drawing. */
async function shownAt(address: string, tips: readonly Tip[]): Promise<Tip[]> {
  const index = indexTips(tips);
  await index.prepareSearch();
  return finderOf(index, tips, address)();
}

const anyAddress = fc
  .record({
    q: fc.oneof(fc.constantFrom("", "e", "9 b", "\u00c4PPLE", "easy"), anyText),
    category: fc.oneof(fc.constantFrom("", "soil", "vartecalGardening"), anyText),
    difficulty: fc.oneof(fc.constantFrom("", "easy", "hard"), anyText),
    sort: fc.constantFrom(...sortFields),
    dir: fc.constantFrom(...sortDirections),
  })
  .map((params) => new URLSearchParams(params).toString());

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
            const field = sortFields.find((one) => one === state.sort) ?? "title";
            const isWanted = (tip: Tip) => passes(tip, state.filters);
            expect(index.find("", isWanted, field, state.direction).tips).toEqual(
              sortTips(tips.filter(isWanted), field, state.direction),
            );
          }
        },
      ),
      { numRuns: 300 },
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

  /** The processor's time alone is what is tested. Milliseconds. */
  const TIMEOUT_MS = 120_000;

  it(
    "are sorted, filtered and searched without a pause that is felt",
    async () => {
      const samples = fc.sample(anyTip, 500);
      const tips = Array.from({ length: 20 }, () => samples.map((tip) => ({ ...tip }))).flat();
      const index = indexTips(tips);
      await index.prepareSearch();
      for (const address of addresses) {
        const find = finderOf(index, tips, address);
        expect(find().length, address).toBeGreaterThan(0);
        // By then the code is compiled, as it is for a reader's second letter.
        expect(workOf(find), address).toBeLessThan(PATIENCE_MS);
      }
    },
    TIMEOUT_MS,
  );
});
