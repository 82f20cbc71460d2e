import { writeFileSync } from "node:fs";
import { test } from "@playwright/test";
import { measureClick } from "./measure-click";
import { measureLoad } from "./measure-load";
import { openThrottledPage } from "./throttled-page";

const med = (a: number[]) => [...a].sort((x, y) => x - y)[Math.floor(a.length / 2)];
test("zz", async ({ browser }) => {
  const [ours = ""] = (process.env.BENCH_SITES ?? "").split(",");
  const N = Number(process.env.ZZ ?? 5);
  for (const [name, path, link] of [
    ["home", "/", ".btn-accent, .words a"],
    ["browse", "/browseTips", "header a"],
  ] as const) {
    const c: number[] = [],
      t: number[] = [],
      l: number[] = [];
    for (let i = 0; i < N; i++) {
      const m = await measureLoad(browser, ours + path, process.env.BENCH_BUILD ?? "", {});
      t.push(Math.round(m.tbt));
      l.push(Math.round(m.lcp));
      c.push(Math.round(await measureClick(browser, ours + path, link, {})));
    }
    console.info(name, "tbt", med(t), t, "lcp", med(l), l, "click", med(c), c);
  }
  if (process.env.TRACE) {
    for (const [name, path, link] of [
      ["home", "/", ".btn-accent, .words a"],
      ["browse", "/browseTips", "header a"],
    ] as const) {
      const { page, context } = await openThrottledPage(browser, {});
      await page.goto(ours + path);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(1500);
      await page.locator(link).first().focus();
      await page.waitForTimeout(1200);
      await browser.startTracing(page, {
        categories: [
          "devtools.timeline",
          "v8.execute",
          "disabled-by-default-v8.cpu_profiler",
          "blink.user_timing",
          "disabled-by-default-devtools.timeline",
          "loading",
        ],
      });
      await page.locator(link).first().click();
      await page.waitForTimeout(1200);
      writeFileSync(`/tmp/trace-${name}.json`, await browser.stopTracing());
      await context.close();
    }
  }
});
test("load", async ({ browser }) => {
  if (!process.env.LTRACE) return;
  const [ours = ""] = (process.env.BENCH_SITES ?? "").split(",");
  for (const [name, path] of [
    ["home", "/"],
    ["browse", "/browseTips"],
  ] as const) {
    const { page, context } = await openThrottledPage(browser, {});
    await browser.startTracing(page, {
      categories: [
        "devtools.timeline",
        "v8.execute",
        "disabled-by-default-v8.cpu_profiler",
        "blink.user_timing",
        "disabled-by-default-devtools.timeline",
        "loading",
      ],
    });
    await page.goto(ours + path);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1500);
    writeFileSync(`/tmp/load-${name}.json`, await browser.stopTracing());
    await context.close();
  }
});
