import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Browser, test } from "@playwright/test";
import { createAccount, newGardener, signIn } from "../e2e/support/journey";
import { measureTipText } from "./measure-content";
import { controls, measureInteractions } from "./measure-interactions";
import { measureList } from "./measure-list";
import { measureLoad, measureTrending } from "./measure-load";
import type { StoredState } from "./throttled-page";

const RUNS = Number(process.env.BENCH_RUNS ?? 9);

const PARTS = (process.env.BENCH_PARTS ?? "home,tip,controls,lists").split(",");

const TIP = "/tipsDetails/cfee329a1947744b7521bbc5";

const LIST_LENGTHS = [100, 10_000];

const interactivePages = [
  { name: "browse", path: "/browseTips", uses: controls.browse },
  { name: "details", path: TIP, uses: controls.details },
  { name: "share", path: "/shareTips", uses: controls.share },
];

test("measures how fast the app is", async ({ browser }) => {
  const [ours = "", staticSite = ""] = (process.env.BENCH_SITES ?? "").split(",");
  const member = await signedInState(browser, ours);
  const results = new Results();

  const parts: Record<string, () => Promise<void>> = {
    // The two sites' runs alternate, so that a busy minute of the machine affects both.
    async home() {
      for (const [site, url] of [
        ["ours", ours],
        ["static", staticSite],
      ] as const) {
        const load = await measureLoad(browser, `${url}/`, site === "ours");
        for (const [measure, value] of Object.entries(load)) {
          results.add(`home: ${measure}`, value, site);
        }
      }
      results.add("home: first trending card, ms", await measureTrending(browser, ours));
    },

    async tip() {
      const { cold, warm } = await measureTipText(browser, ours + TIP, member);
      results.add("a tip's text, empty cache, ms", cold);
      results.add("a tip's text, second visit, ms", warm);
    },

    async controls() {
      for (const { name, path, uses } of interactivePages) {
        const times = await measureInteractions(browser, ours + path, uses, member);
        for (const [control, time] of times) results.add(`${name}: ${control}, ms`, time);
      }
    },

    async lists() {
      for (const count of LIST_LENGTHS) {
        const label = `${count.toLocaleString("en")} tips`;
        for (const [press, times] of Object.entries(await measureList(browser, ours, count))) {
          for (const time of times) results.add(`${label}: ${press} to new list, ms`, time);
        }
      }
    },
  };

  for (const part of PARTS) {
    for (let run = 1; run <= RUNS; run += 1) {
      await parts[part]?.();
      console.info(`${part}: run ${run} of ${RUNS}`);
    }
  }

  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Chromium ${browser.version()}, Node ${process.version}`;
  const text = `${new Date().toISOString().slice(0, 10)}, ${machine}; ${RUNS} runs, medians\n\n${results.table()}\n`;
  console.info(`\n${text}`);
  writeFileSync("test-results/bench.md", text);
});

/** Creates an account and signs in through the form. @returns what the browser has stored then */
async function signedInState(browser: Browser, site: string): Promise<StoredState> {
  const gardener = newGardener();
  await createAccount(gardener);
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await signIn(page, gardener);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

type Site = "ours" | "static";

/** The median; of an even number of values the lower of the two middle ones. NaN without values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

class Results {
  readonly #runs = new Map<string, Record<Site, number[]>>();

  add(measure: string, value: number, site: Site = "ours"): void {
    const runs = this.#runs.get(measure) ?? { ours: [], static: [] };
    runs[site].push(value);
    this.#runs.set(measure, runs);
  }

  /** A Markdown table of the medians, with the range of our runs. */
  table(): string {
    const format = (value: number) => (Number.isNaN(value) ? "" : value.toFixed(0));
    const rows = [...this.#runs].map(([measure, { ours, static: staticRuns }]) => {
      const range = `${format(Math.min(...ours))} to ${format(Math.max(...ours))}`;
      return [measure, format(median(ours)), range, format(median(staticRuns))];
    });
    return [["measure", "ours", "range", "static"], ["---", "---:", "---:", "---:"], ...rows]
      .map((cells) => `| ${cells.join(" | ")} |`)
      .join("\n");
  }
}
