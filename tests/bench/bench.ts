import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Browser, test } from "@playwright/test";
import { createAccount, newGardener, signIn } from "../e2e/support/journey";
import { measureTip } from "./measure-content";
import { controls, measureInteractions } from "./measure-interactions";
import { measureList } from "./measure-list";
import { measureLoad, measureTrending } from "./measure-load";
import type { StoredState } from "./throttled-page";

const RUNS = Number(process.env.BENCH_RUNS ?? 9);

const PARTS = (process.env.BENCH_PARTS ?? "home,tip,controls,lists").split(",");

const TIP = "/tipsDetails/cfee329a1947744b7521bbc5";

const LIST_LENGTHS = [100, 1000];

const interactivePages = [
  { name: "browse", path: "/browseTips", uses: controls.browse },
  { name: "details", path: TIP, uses: controls.details },
  { name: "share", path: "/shareTips", uses: controls.share },
];

type Site = "ours" | "base" | "static";

interface ServedSite {
  name: Site;
  url: string;
  folder: string;
}

const sites: ServedSite[] = JSON.parse(process.env.BENCH_SITES ?? "[]");

/** The builds of the app, without the static site. */
const apps = sites.filter(({ name }) => name !== "static");

test("measures how fast the app is", async ({ browser }) => {
  const members = new Map<Site, StoredState>();
  for (const { name, url } of apps) members.set(name, await signedInState(browser, url));
  const results = new Results();

  // The runs of the sites alternate, so that a busy minute of the machine affects all of them.
  const parts: Record<string, (site: ServedSite, member?: StoredState) => Promise<void>> = {
    async home({ name, url, folder }) {
      const appFolder = name === "static" ? null : folder;
      const load = await measureLoad(browser, `${url}/`, appFolder);
      for (const [measure, value] of Object.entries(load)) {
        results.add(`home: ${measure}`, value, name);
      }
      if (appFolder === null) return;
      results.add("home: first trending card, ms", await measureTrending(browser, url), name);
    },

    async tip({ name, url }, member) {
      const { cold, warm } = await measureTip(browser, url + (member ? TIP : "/tip"), member);
      for (const [visit, times] of Object.entries({ cold, warm })) {
        for (const [part, time] of Object.entries(times ?? {})) {
          results.add(`tip, ${visit}: ${part}, ms`, time, name);
        }
      }
    },

    async controls({ name, url }, member) {
      if (!member) return;
      for (const page of interactivePages) {
        const times = await measureInteractions(browser, url + page.path, page.uses, member);
        for (const [control, time] of times) {
          results.add(`${page.name}: ${control}, ms`, time, name);
        }
      }
    },

    async lists({ name, url }, member) {
      if (!member) return;
      for (const count of LIST_LENGTHS) {
        const label = `${count.toLocaleString("en")} tips`;
        for (const [press, times] of Object.entries(await measureList(browser, url, count))) {
          for (const time of times) results.add(`${label}: ${press} to new list, ms`, time, name);
        }
      }
    },
  };

  for (const part of PARTS) {
    for (let run = 1; run <= RUNS; run += 1) {
      for (const site of sites) await parts[part]?.(site, members.get(site.name));
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

/** The median; of an even number of values the lower of the two middle ones. NaN without values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

class Results {
  readonly #runs = new Map<string, Record<Site, number[]>>();

  add(measure: string, value: number, site: Site): void {
    const runs = this.#runs.get(measure) ?? { ours: [], base: [], static: [] };
    runs[site].push(value);
    this.#runs.set(measure, runs);
  }

  /** A Markdown table of the medians, with the range of our runs. */
  table(): string {
    const format = (value: number) => (Number.isNaN(value) ? "" : value.toFixed(0));
    const rows = [...this.#runs].map(([measure, { ours, base, static: staticRuns }]) => {
      const range = `${format(Math.min(...ours))} to ${format(Math.max(...ours))}`;
      return [
        measure,
        format(median(ours)),
        range,
        format(median(base)),
        format(median(staticRuns)),
      ];
    });
    return [
      ["measure", "ours", "range", "base", "static"],
      ["---", "---:", "---:", "---:", "---:"],
      ...rows,
    ]
      .map((cells) => `| ${cells.join(" | ")} |`)
      .join("\n");
  }
}
