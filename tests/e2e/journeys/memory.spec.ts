import type { Page } from "@playwright/test";
import { memberPages, publicPages } from "@/lib/paths";
import { addressOf, quietPage } from "../../support/pages";
import { expect, storeTip, test } from "../support/journey";

const WALKS = 12;

/** Opens a page as Back and Forward do: without loading the app again. */
async function visit(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await expect(page).not.toHaveTitle(before);
  if (address !== publicPages.home.path) return;
  await expect(page.getByRole("group", { name: "Choose a slide" })).toBeVisible();
}

test("a member who walks through all pages again and again leaves nothing in memory", async ({
  memberPage: page,
  gardener,
}) => {
  test.setTimeout(300_000);
  const id = await storeTip({ email: gardener.email, name: gardener.name, title: "Beans" });
  // Members are sent away from the pages for signing in.
  const { login: _, register: __, ...open } = publicPages;
  const addresses = [...Object.values(open), ...Object.values(memberPages)].map((one) =>
    addressOf(one, id),
  );
  const walk = async () => {
    for (const address of addresses) await visit(page, address);
  };
  const session = await page.context().newCDPSession(page);
  const count = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return nodes + jsEventListeners;
  };

  await page.goto(quietPage);
  // Each page's code loads at its first visit, and stays.
  await walk();
  await walk();
  const before = await count();
  for (let walks = 0; walks < WALKS; walks += 1) await walk();
  const grown = async () => (await count()) - before;
  await expect.poll(grown, { message: "more nodes and listeners" }).toBeLessThan(WALKS);
});
