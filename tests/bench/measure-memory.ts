import type { Browser, CDPSession, Page } from "@playwright/test";
import { serveTips } from "./many-tips";
import { openThrottledPage } from "./throttled-page";

export interface MemoryUse {
  /** The JavaScript heap after a garbage collection. MB. */
  heap: number;
  /** DOM nodes, including detached ones that scripts still reference. */
  nodes: number;
}

/** The number of steps in which the list is scrolled. */
const STEPS = 200;

/** Measures a list of this many tips after loading, and after scrolling to its end and back. */
export async function measureMemory(
  browser: Browser,
  site: string,
  count: number,
): Promise<{ before: MemoryUse; after: MemoryUse }> {
  const { page, context, session } = await openThrottledPage(browser);
  await serveTips(page, count);
  await page.goto(`${site}/browseTips`);
  await page.locator("main article").first().waitFor();
  await page.waitForLoadState("networkidle");
  const before = await memoryUse(session);
  await scrollThrough(page);
  const after = await memoryUse(session);
  await context.close();
  return { before, after };
}

async function memoryUse(session: CDPSession): Promise<MemoryUse> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize / 1e6, nodes };
}

async function scrollThrough(page: Page): Promise<void> {
  for (let step = 1; step <= STEPS; step += 1) await scrollTo(page, step / STEPS);
  // The end moves down when cards are taller than estimated.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await scrollTo(page, 0);
}

async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate(async (share) => {
    window.scrollTo(0, document.documentElement.scrollHeight * share);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, part);
}
