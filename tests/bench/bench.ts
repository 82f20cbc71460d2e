import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Browser, type BrowserContext, test } from "@playwright/test";
import { chromiumPath } from "../e2e/support/chromium";
import { createAccount, newGardener, signIn } from "../e2e/support/journey";
import { measureClick } from "./measure-click";
import {
  type ContentPage,
  measureRestoring,
  measureSleepingHost,
  measureTipText,
} from "./measure-content";
import { controls, measureInteractions } from "./measure-interactions";
import { measureList } from "./measure-list";
import { type LoadMeasures, measureLoad } from "./measure-load";
import { measureMemory } from "./measure-memory";
import { median, row, table } from "./table";

/** Odd, so that the median is one of the runs. */
const RUNS = Number(process.env.BENCH_RUNS ?? 7);

const TIP = "cfee329a1947744b7521bbc5";

interface BenchPage {
  name: string;
  path: string;
  isPrivate?: boolean;
  /** The link that is clicked, as a CSS selector that matches on all three sites. */
  link: string;
}

const allPages: readonly BenchPage[] = [
  { name: "home", path: "/", link: ".btn-accent, .words a" },
  { name: "browse", path: "/browseTips", link: "header a" },
  { name: "details", path: `/tipsDetails/${TIP}`, link: "header a", isPrivate: true },
];

const pages = process.env.BENCH_LOADS === "off" ? [] : allPages;

/** Pages with data of the backend. */
const contentPages: readonly ContentPage[] = [
  { name: "home's gardeners", path: "/", content: "article.packet-lying" },
  { name: "browse", path: "/browseTips", content: "main article" },
  { name: "details", path: `/tipsDetails/${TIP}`, content: "[role=tabpanel] p", isPrivate: true },
  { name: "update form", path: `/updateTips/${TIP}`, content: "form input", isPrivate: true },
  { name: "My Tips", path: "/myTips", content: "main .frame", isPrivate: true },
  {
    name: "dashboard",
    path: "/dashboard",
    content: "dl > div:nth-child(2):not(:has([role=status])) dd",
    isPrivate: true,
  },
];

const allInteractivePages = [
  { name: "browse", path: "/browseTips", uses: controls.browse },
  { name: "details", path: `/tipsDetails/${TIP}`, uses: controls.details },
  { name: "share", path: "/shareTips", uses: controls.share },
];

const interactivePages = process.env.BENCH_INTERACTIONS === "off" ? [] : allInteractivePages;

const LIST_LENGTHS: number[] = process.env.BENCH_LISTS === "off" ? [] : [100, 1000, 10_000];

test("measures how fast the app is", async ({ browser }) => {
  const [ours = "", plain = "", lowerBound = ""] = (process.env.BENCH_SITES ?? "").split(",");
  const build = process.env.BENCH_BUILD ?? "";
  const signedIn = new Map([
    [ours, await signedInState(browser, ours)],
    [plain, await signedInState(browser, plain)],
  ]);
  const optionsFor = (site: string, isPrivate = false) => {
    const storageState = isPrivate ? signedIn.get(site) : undefined;
    return { ...(storageState && { storageState }), saveData: site === plain };
  };

  const loads = new Map<string, LoadMeasures[]>();
  const clicks = new Map<string, number[]>();
  const append = <TValue>(map: Map<string, TValue[]>, key: string, value: TValue) =>
    map.set(key, [...(map.get(key) ?? []), value]);

  // Interleaved, so that a busy minute of the machine affects all three sites.
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, path, isPrivate, link } of pages) {
      for (const site of [ours, plain, lowerBound]) {
        const options = optionsFor(site, isPrivate);
        const load = await measureLoad(
          browser,
          `${site}${path}`,
          site === ours ? build : null,
          options,
        );
        append(loads, `${name} ${site}`, load);
        append(
          clicks,
          `${name} ${site}`,
          await measureClick(browser, `${site}${path}`, link, options),
        );
      }
    }
    console.info(`Run ${run + 1} of ${RUNS}`);
  }

  const rows = [];
  for (const { name } of pages) {
    const loadsOf = (site: string) => loads.get(`${name} ${site}`) ?? [];
    const medianOf = (site: string, key: keyof LoadMeasures) =>
      median(loadsOf(site).map((load) => load[key]));
    const compare = (label: string, key: keyof LoadMeasures, digits = 0) =>
      row(
        `${name}: ${label}`,
        medianOf(ours, key),
        medianOf(lowerBound, key),
        medianOf(plain, key),
        digits,
      );
    rows.push(
      compare("LCP, ms", "lcp"),
      compare("FCP, ms", "fcp"),
      compare("TBT, ms", "tbt"),
      compare("CLS", "cls", 4),
      row(`${name}: JS before interactive, kB gzip`, medianOf(ours, "scripts"), 0, null, 1),
      compare("total, kB", "total", 1),
      row(
        `${name}: click to next page, ms`,
        median(clicks.get(`${name} ${ours}`) ?? []),
        median(clicks.get(`${name} ${lowerBound}`) ?? []),
        median(clicks.get(`${name} ${plain}`) ?? []),
        0,
      ),
    );
  }
  for (const contentPage of process.env.BENCH_LOADS === "off" ? [] : contentPages) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const device = contentPage.isPrivate ? signedIn.get(ours) : undefined;
      const restUrl = process.env.E2E_REST_URL ?? "";
      runs.push(await measureSleepingHost(browser, ours, restUrl, contentPage, device));
    }
    for (const state of ["awake", "asleep"] as const) {
      const label = `${contentPage.name}: content, host ${state}, without throttling, ms`;
      rows.push(row(label, median(runs.map((one) => one[state])), null, null, 0));
    }
  }

  const textTimes: Record<"ours" | "lowerBound", { cold: number; warm: number }[]> = {
    ours: [],
    lowerBound: [],
  };
  for (let run = 0; run < (pages.length > 0 ? RUNS : 0); run += 1) {
    const path = `/tipsDetails/${TIP}`;
    const device = signedIn.get(ours);
    textTimes.ours.push(
      await measureTipText(browser, `${ours}${path}`, "[role=tabpanel] p", device),
    );
    textTimes.lowerBound.push(
      await measureTipText(browser, `${lowerBound}${path}`, "main p", undefined),
    );
  }
  for (const [state, label] of pages.length === 0
    ? []
    : ([
        ["cold", "a tip's text, empty cache, ms"],
        ["warm", "a tip's text, second visit, ms"],
      ] as const)) {
    const medianOf = (site: "ours" | "lowerBound") =>
      median(textTimes[site].map((one) => one[state]));
    rows.push(row(label, medianOf("ours"), medianOf("lowerBound"), null, 0));
  }

  for (const count of LIST_LENGTHS) {
    const runs = [];
    for (let run = 0; run < Math.ceil(RUNS / 2); run += 1)
      runs.push(await measureList(browser, ours, count));
    const measures = {
      "letter to list": runs.flatMap(({ presses }) => presses.letter),
      "filter to list": runs.flatMap(({ presses }) => presses.filter),
      "sort to list": runs.flatMap(({ presses }) => presses.sort),
      "data to first cards": runs.map(({ firstCards }) => firstCards),
      "longest task after the first cards": runs.map(({ longestTask }) => longestTask.idle),
    };
    for (const [measure, values] of Object.entries(measures)) {
      const label = `browse, ${count.toLocaleString("en")} tips: ${measure}, ms`;
      rows.push(row(label, median(values), null, null, 0));
    }
  }

  for (const { name, path, uses } of interactivePages) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureInteractions(browser, `${ours}${path}`, uses, optionsFor(ours, true)));
    for (const control of Object.keys(uses)) {
      const times = runs.map((one) => one.get(control) ?? 0);
      rows.push(row(`${name}: ${control}, interaction, ms`, median(times), null, null, 0));
    }
  }

  const longest = LIST_LENGTHS.at(-1);
  if (longest !== undefined) {
    const { before, after } = await measureMemory(browser, ours, longest);
    const label = `browse, ${longest.toLocaleString("en")} tips`;
    const restoring = await measureRestoring(browser, ours, longest);
    rows.push(
      row(`${label}: from the device to the first cards, ms`, restoring.content, null, null, 0),
      row(`${label}: longest task while restoring, ms`, restoring.longestTask, null, null, 0),
      row(`${label}: heap, MB`, before.heap, null, null, 1),
      row(`${label}: heap after scrolling to the end and back, MB`, after.heap, null, null, 1),
      row(`${label}: nodes`, before.nodes, null, null, 0),
      row(`${label}: nodes after scrolling to the end and back`, after.nodes, null, null, 0),
    );
  }

  const text = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Chromium ${browser.version()}, Node ${process.version}`,
    `${RUNS} runs, medians; 150 ms, 1.6 Mbit/s, CPU / 4, 412 x 823`,
    "",
    table(rows),
    "",
    ...lighthouse(ours),
  ].join("\n");
  console.info(`\n${text}\n`);
  writeFileSync("test-results/bench.md", `${text}\n`);
});

/** Creates an account and signs in through the form. @returns what the browser has stored then */
async function signedInState(
  browser: Browser,
  site: string,
): ReturnType<BrowserContext["storageState"]> {
  const gardener = newGardener();
  await createAccount(gardener);
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await signIn(page, gardener);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Pinned, and fetched on demand by npx, since its dependencies would triple the installation. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const LIGHTHOUSE_RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's scores for home, on its emulated phone. */
function lighthouse(site: string): string[] {
  if (process.env.BENCH_LIGHTHOUSE === "off") return ["Lighthouse: skipped"];
  const { executablePath } = chromiumPath();
  return Array.from({ length: LIGHTHOUSE_RUNS }, () => {
    const report = execFileSync(
      "npx",
      [
        "--yes",
        LIGHTHOUSE,
        `${site}/`,
        "--quiet",
        "--output=json",
        "--chrome-flags=--headless=new --no-sandbox --disable-quic --disable-background-networking",
      ],
      {
        encoding: "utf8",
        maxBuffer: 100_000_000,
        stdio: ["ignore", "pipe", "ignore"],
        env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
      },
    );
    const { categories } = JSON.parse(report);
    const scores = CATEGORIES.map((name) => `${name} ${Math.round(categories[name].score * 100)}`);
    return `Lighthouse 12 mobile: ${scores.join(", ")}`;
  });
}
