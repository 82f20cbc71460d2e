import type { BrowserContext, Locator, Page } from "@playwright/test";
import {
  arriveSignedIn,
  createAccount,
  expect,
  expectConfirmed,
  expireToken,
  followNavigation,
  type Gardener,
  logOut,
  newGardener,
  signIn,
  test,
  watchForDialogChunk,
} from "../support/journey";

const text = {
  title: "Leeks in a drainpipe",
  plantType: "Leek",
  description: "Cut a pipe in half.\nSow in it. 🌱 <b>Thin</b> to 5 cm.",
};

async function expectForm(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Share a Tip" })).toBeVisible();
}

async function openForm(page: Page) {
  await page.goto("/shareTips");
  await expectForm(page);
}

/** Opens the form by a link, so that Back leads to another page of the site. */
async function openFormByLink(page: Page, gardener: Gardener) {
  const session = await arriveSignedIn(page, gardener);
  await page.goto("/myTips");
  await page.getByRole("link", { name: "Share Your First Tip" }).click();
  await expectForm(page);
  return session;
}

async function fillInForm(page: Page) {
  await page.getByLabel("Plant type").fill(text.plantType);
  await page.getByLabel("Category").selectOption("Soil");
  await page.getByLabel("Description").fill(text.description);
  await page.getByLabel("Title").fill(text.title);
}

/** Waits until the debounced save has stored the current title. */
async function expectSaved(page: Page) {
  const last = await page.getByLabel("Title").inputValue();
  await expect(page.getByText("Draft saved on this device.")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join("\n")))
    .toContain(JSON.stringify(last));
}

async function expectText(page: Page) {
  await expect(page.getByLabel("Title")).toHaveValue(text.title);
  await expect(page.getByLabel("Plant type")).toHaveValue(text.plantType);
  await expect(page.getByLabel("Category")).toHaveValue("soil");
  await expect(page.getByLabel("Description")).toHaveValue(text.description);
}

async function expectRestored(page: Page) {
  await expect(page.getByText(/^We restored your draft/)).toBeVisible();
  await expectText(page);
}

/** Opens the form in a new tab of the same device. */
async function openInNewTab(context: BrowserContext) {
  const page = await context.newPage();
  await openForm(page);
  return page;
}

/** Ends the session by an expired token that the provider does not renew. */
async function expireSession(page: Page) {
  await expireToken(page);
  await page.route("**/securetoken.googleapis.com/v1/token*", (route) =>
    route.fulfill({
      status: 400,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { error: { code: 400, message: "TOKEN_EXPIRED" } },
    }),
  );
}

interface Scene {
  page: Page;
  context: BrowserContext;
  gardener: Gardener;
  /** Waits for the lazy chunk with the dialogs, which the form prefetches while the gardener types. */
  expectDialogChunk: () => Promise<void>;
}

interface Interruption {
  /** What interrupts the writing. */
  name: string;
  /** Starts with a filled-in form. @returns a page with the form opened again */
  interrupt: (scene: Scene) => Promise<Page>;
}

const interruptions: Interruption[] = [
  {
    name: "a reload",
    interrupt: async ({ page }) => {
      await page.reload();
      return page;
    },
  },
  {
    name: "closing the tab",
    interrupt: async ({ page, context }) => {
      await page.close({ runBeforeUnload: false });
      return openInNewTab(context);
    },
  },
  {
    name: "a crash of the tab",
    interrupt: async ({ page, context }) => {
      await expectSaved(page);
      const client = await context.newCDPSession(page);
      const crash = page.waitForEvent("crash");
      void client.send("Page.crash").catch(() => {});
      await crash;
      return openInNewTab(context);
    },
  },
  {
    name: "typing another URL",
    interrupt: async ({ page }) => {
      await page.goto("/aboutUs");
      await page.goto("/shareTips");
      return page;
    },
  },
  {
    name: "leaving the site and going Back to it",
    interrupt: async ({ page }) => {
      await page.goto("about:blank");
      await page.goBack();
      return page;
    },
  },
  {
    name: "going Back and Forward within the site",
    interrupt: async ({ page }) => {
      await page.evaluate(() => window.history.back());
      await expect(page.getByRole("heading", { level: 1, name: "My Tips" })).toBeVisible();
      await page.goForward();
      return page;
    },
  },
  {
    name: "following a link to another page",
    interrupt: async ({ page }) => {
      await followNavigation(page, "About Us");
      await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
      await page.goBack();
      return page;
    },
  },
  {
    name: "opening the same form in the dashboard",
    interrupt: async ({ page }) => {
      await page.goto("/dashboard/shareTips");
      return page;
    },
  },
  {
    name: "logging out and in",
    interrupt: async ({ page, gardener }) => {
      await logOut(page, gardener);
      await expect(page).toHaveURL("/login");
      await signIn(page, gardener);
      await openForm(page);
      return page;
    },
  },
  {
    name: "logging out in another tab",
    interrupt: async ({ page, context, gardener }) => {
      const other = await context.newPage();
      await other.goto("/aboutUs");
      await logOut(other, gardener);
      await expect(page).toHaveURL("/login");
      await arriveSignedIn(page, gardener);
      await openForm(page);
      return page;
    },
  },
  {
    name: "an expired session",
    interrupt: async ({ page, gardener }) => {
      await expireSession(page);
      await page.reload();
      await expect(page).toHaveURL("/login");
      await page.unroute("**/securetoken.googleapis.com/v1/token*");
      await arriveSignedIn(page, gardener);
      await openForm(page);
      return page;
    },
  },
  {
    name: "sending without a connection",
    interrupt: async ({ page, context, expectDialogChunk }) => {
      await expectDialogChunk();
      await context.setOffline(true);
      await page.getByRole("button", { name: "Share Tip" }).click();
      await expect(page.getByText("Check your connection")).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      return page;
    },
  },
  {
    name: "a rejection by the server",
    interrupt: async ({ page }) => {
      const headers = { "Access-Control-Allow-Origin": "*" };
      await page.route("**/shareTIps", (route) => route.fulfill({ status: 500, headers }));
      await page.getByRole("button", { name: "Share Tip" }).click();
      await expect(page.getByRole("dialog", { name: "Oops!" })).toBeVisible();
      await page.reload();
      return page;
    },
  },
  {
    name: "closing the tab while the tip is being sent",
    interrupt: async ({ page, context }) => {
      // Not by a route of Playwright's: a held request leaves when the page closes, and may arrive.
      await page.evaluate(() => {
        window.fetch = () => new Promise(() => {});
      });
      await page.getByRole("button", { name: "Share Tip" }).click();
      await expect(page.getByRole("button", { name: "Sharing..." })).toBeVisible();
      await page.close();
      return openInNewTab(context);
    },
  },
  {
    name: "another gardener uses the same device",
    interrupt: async ({ page, gardener }) => {
      const other = newGardener();
      await createAccount(other);
      await logOut(page, gardener);
      await expect(page).toHaveURL("/login");
      await arriveSignedIn(page, other);
      await openForm(page);
      await expect(page.getByLabel("Title")).toHaveValue("");
      await expect(page.getByText(/^We restored your draft/)).toBeHidden();
      await page.getByLabel("Title").fill("The other gardener's");
      await logOut(page, other);
      await expect(page).toHaveURL("/login");
      await arriveSignedIn(page, gardener);
      await openForm(page);
      return page;
    },
  },
  {
    name: "another tab edits the same tip",
    interrupt: async ({ page, context }) => {
      await expectSaved(page);
      const other = await openInNewTab(context);
      await other.getByLabel("Title").fill("The other tab's");
      await expectSaved(other);
      await expect(page.getByText(/^You were writing this tip in another tab too/)).toBeVisible();
      await page.getByLabel("Title").fill(`${text.title}!`);
      await page.getByLabel("Title").fill(text.title);
      await expect(other.getByText(/^You were writing this tip in another tab too/)).toBeVisible();
      await other.getByRole("button", { name: "Use the other tab's text" }).click();
      await page.close();
      await other.reload();
      return other;
    },
  },
  {
    name: "reopening the form on a full device",
    interrupt: async ({ page, context }) => {
      await expectSaved(page);
      await page.close();
      const lookup = context.waitForEvent("response", (response) =>
        response.url().includes("accounts:lookup"),
      );
      const other = await openInNewTab(context);
      await lookup;
      await fillStorage(other);
      await other.getByLabel("Title").fill(`${text.title}!`);
      await other.getByLabel("Title").fill(text.title);
      await other.reload();
      return other;
    },
  },
];

/** Fills the local storage to the last character. */
async function fillStorage(page: Page) {
  await page.evaluate(() => {
    let size = 2 ** 22;
    for (let index = 0; size >= 1; index += 1) {
      try {
        localStorage.setItem(`filler-${index}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

for (const { name, interrupt } of interruptions) {
  test(`a gardener's draft is restored after ${name}`, async ({
    page,
    context,
    gardener,
    allowInConsole,
  }) => {
    allowInConsole(/ERR_INTERNET_DISCONNECTED|status of (400|500)|Failed to fetch|preload CSS/);
    const expectDialogChunk = watchForDialogChunk(page);
    await openFormByLink(page, gardener);
    await fillInForm(page);
    await expectRestored(await interrupt({ page, context, gardener, expectDialogChunk }));
  });
}

test("a gardener sees the notice as wide as the form, and the seed packet beside the button", async ({
  page,
  gardener,
}) => {
  await openFormByLink(page, gardener);
  await fillInForm(page);
  await expectSaved(page);
  await page.reload();
  await expectRestored(page);
  const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;
  const form = page.getByRole("main").locator("form");
  const notice = page.locator("div:has(> [role=status])", { hasText: "We restored your draft" });
  expect(await widthOf(notice.last())).toBe(await widthOf(form));
  await page.getByRole("button", { name: "Share Tip" }).scrollIntoViewIfNeeded();
  const header = await page.getByRole("banner").boundingBox();
  const packet = page.getByRole("main").locator(".packet");
  expect((await packet.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  await expect(packet).toBeInViewport({ ratio: 0.99 });
});

test("a gardener who shares a restored draft gets an empty form next time", async ({
  page,
  gardener,
}) => {
  await openFormByLink(page, gardener);
  await fillInForm(page);
  await page.reload();
  await expectRestored(page);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
  await expect(page).toHaveURL("/browseTips");
  await openForm(page);
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByText(/^We restored your draft/)).toBeHidden();
});

test("a gardener who leaves with a stored draft is not asked, neither by the page nor by the browser", async ({
  page,
  context,
  gardener,
}) => {
  await openFormByLink(page, gardener);
  await fillInForm(page);
  await followNavigation(page, "About Us");
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  await page.goBack();
  await expectRestored(page);
  await page.getByLabel("Title").fill(`${text.title}!`);
  await page.getByLabel("Title").fill(text.title);
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  await expectRestored(await openInNewTab(context));
});

test("a gardener with a full device stays signed in when the provider has confirmed the session", async ({
  page,
  gardener,
}) => {
  await page.route("**/assets/auth-client-*.js", async (route) => {
    await fillStorage(page);
    await route.continue();
  });
  await expectConfirmed(page, await openFormByLink(page, gardener));
  await expectForm(page);
});

test("a gardener with a full device sees that the draft is not saved, and still shares the tip", async ({
  page,
  gardener,
}) => {
  await expectConfirmed(page, await openFormByLink(page, gardener));
  await fillStorage(page);
  await fillInForm(page);
  await expect(page.getByText(/^This device can't save a draft: /)).toBeVisible();
  const opening = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const question = await opening;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await closing;
  await followNavigation(page, "About Us");
  await expect(page.getByRole("button", { name: "Stay" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectText(page);
  await followNavigation(page, "About Us");
  await expect(page.getByRole("dialog")).toContainText("lost when you close this tab");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.goBack();
  await expectText(page);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
});

test("a gardener with two tabs sees in one that the tip was shared from the other", async ({
  page,
  context,
  gardener,
}) => {
  await openFormByLink(page, gardener);
  await fillInForm(page);
  await expectSaved(page);
  const other = await openInNewTab(context);
  await expectRestored(other);
  await other.getByRole("button", { name: "Share Tip" }).click();
  await expect(other.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
  await expect(page.getByText(/^This tip has already been shared/)).toBeVisible();
  await expectText(page);
});

test("a gardener's unsent update is restored after a reload, with a notice that the tip has changed", async ({
  page,
  context,
  gardener,
}) => {
  await openFormByLink(page, gardener);
  await fillInForm(page);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page).toHaveURL("/browseTips");
  await page.goto("/myTips");
  await page.getByRole("link", { name: `Edit ${text.title}` }).click();
  await page.getByLabel("Title").fill("Leeks in two drainpipes");
  await expectSaved(page);

  const other = await context.newPage();
  await other.goto("/myTips");
  await other.getByRole("link", { name: `Edit ${text.title}` }).click();
  await other.getByRole("button", { name: "Discard draft" }).click();
  await other.getByLabel("Description").fill("Another tab's words.");
  await other.getByRole("button", { name: "Update Tip" }).click();
  await expect(other.getByRole("dialog", { name: "Tip Updated Successfully" })).toBeVisible();

  await expect(page.getByText(/^This tip was updated from another tab/)).toBeVisible();
  await page.getByLabel("Title").fill("Leeks in three drainpipes");
  await page.reload();
  await expect(page.getByText(/^This tip was changed after you began to write/)).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Leeks in three drainpipes");
  await page.getByRole("button", { name: "See the newest version" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("Another tab's words.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Leeks in three drainpipes");
});
