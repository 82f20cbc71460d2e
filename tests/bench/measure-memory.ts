import type { Browser, CDPSession, Page } from "@playwright/test";
import { serveTips } from "./many-tips";
import { openThrottledPage } from "./throttled-page";

export interface MemoryUse {
  /** JavaScript's heap after a garbage collection. MB. */
  heap: number;
  /** Nodes of the page, those included that only scripts still hold. */
  nodes: number;
}

/** Into how many stops the way to the end of the list is divided. */
const STOPS = 200;

/** What a list of that many tips takes when it has come, and when somebody has been at its end and back at its top. */
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
  for (let stop = 1; stop <= STOPS; stop += 1) await scrollTo(page, stop / STOPS);
  // The end moves away as cards turn out taller than was reckoned.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await scrollTo(page, 0);
}

async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate(async (share) => {
    window.scrollTo(0, document.documentElement.scrollHeight * share);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, part);
}
