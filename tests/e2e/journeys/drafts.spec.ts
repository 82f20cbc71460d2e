import type { BrowserContext, Page } from "@playwright/test";
import {
  ageToken,
  arriveSignedIn,
  expect,
  followNavigation,
  type Gardener,
  logOut,
  makeAccount,
  newGardener,
  signIn,
  test,
  watchForDialogs,
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

/** Goes to the form by a link, so that Back leads to another page of the site. */
async function reachForm(page: Page, gardener: Gardener) {
  await arriveSignedIn(page, gardener);
  await page.goto("/myTips");
  await page.getByRole("link", { name: "Share Your First Tip" }).click();
  await expectForm(page);
}

async function write(page: Page) {
  await page.getByLabel("Plant type").fill(text.plantType);
  await page.getByLabel("Category").selectOption("Soil");
  await page.getByLabel("Description").fill(text.description);
  await page.getByLabel("Title").fill(text.title);
}

/** Waits for the pause after which a text is kept. */
async function expectKept(page: Page) {
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

async function expectBroughtBack(page: Page) {
  await expect(page.getByText(/^We brought back what you were writing on/)).toBeVisible();
  await expectText(page);
}

/** Opens the form again as somebody does who comes back to this device. */
async function comeBack(context: BrowserContext) {
  const page = await context.newPage();
  await openForm(page);
  return page;
}

async function leave(page: Page) {
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await expect(question).toContainText("will be here when you come back");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(question).toBeHidden();
}

/** Ends the session as the provider does when it refuses the token. */
async function expireSession(page: Page) {
  await ageToken(page);
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
  /** Waits until the dialogs' code is there, which is fetched while somebody types. */
  expectDialogs: () => Promise<void>;
}

interface Way {
  /** How a gardener may lose what they wrote. */
  name: string;
  lose: (scene: Scene) => Promise<Page>;
}

/** Each begins with a text in the form, typed a moment ago, and ends with a form that should hold it. */
const ways: Way[] = [
  {
    name: "a reload",
    lose: async ({ page }) => {
      await page.reload();
      return page;
    },
  },
  {
    name: "a tab that is closed",
    lose: async ({ page, context }) => {
      await page.close({ runBeforeUnload: false });
      return comeBack(context);
    },
  },
  {
    name: "a tab that crashes",
    lose: async ({ page, context }) => {
      await expectKept(page);
      const client = await context.newCDPSession(page);
      const crash = page.waitForEvent("crash");
      void client.send("Page.crash").catch(() => {});
      await crash;
      return comeBack(context);
    },
  },
  {
    name: "an address typed over the page's",
    lose: async ({ page }) => {
      await page.goto("/aboutUs");
      await page.goto("/shareTips");
      return page;
    },
  },
  {
    name: "Back, out of the site and in again",
    lose: async ({ page }) => {
      await page.goto("about:blank");
      await page.goBack();
      return page;
    },
  },
  {
    name: "Back within the site",
    lose: async ({ page }) => {
      await page.evaluate(() => window.history.back());
      await leave(page);
      await page.goForward();
      return page;
    },
  },
  {
    name: "a link to another page",
    lose: async ({ page }) => {
      await followNavigation(page, "About Us");
      await leave(page);
      await page.goBack();
      return page;
    },
  },
  {
    name: "going on at the same form in the dashboard",
    lose: async ({ page }) => {
      await page.goto("/dashboard/shareTips");
      return page;
    },
  },
  {
    name: "logging out and in",
    lose: async ({ page, gardener }) => {
      await logOut(page, gardener);
      await expect(page).toHaveURL("/login");
      await signIn(page, gardener);
      await openForm(page);
      return page;
    },
  },
  {
    name: "logging out in another tab",
    lose: async ({ page, context, gardener }) => {
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
    name: "a session that has expired",
    lose: async ({ page, gardener }) => {
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
    lose: async ({ page, context, expectDialogs }) => {
      await expectDialogs();
      await context.setOffline(true);
      await page.getByRole("button", { name: "Share Tip" }).click();
      await expect(page.getByText("Check your connection")).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      return page;
    },
  },
  {
    name: "a server that refuses the tip",
    lose: async ({ page }) => {
      const headers = { "Access-Control-Allow-Origin": "*" };
      await page.route("**/shareTIps", (route) => route.fulfill({ status: 500, headers }));
      await page.getByRole("button", { name: "Share Tip" }).click();
      await expect(page.getByRole("dialog", { name: "Oops!" })).toBeVisible();
      await page.reload();
      return page;
    },
  },
  {
    name: "a tab that is closed while the tip is on its way",
    lose: async ({ page, context }) => {
      await page.route("**/shareTIps", () => {});
      await page.getByRole("button", { name: "Share Tip" }).click();
      await expect(page.getByRole("button", { name: "Sharing..." })).toBeVisible();
      await page.close();
      return comeBack(context);
    },
  },
  {
    name: "somebody else at the same device",
    lose: async ({ page, gardener }) => {
      const other = newGardener();
      await makeAccount(other);
      await logOut(page, gardener);
      await expect(page).toHaveURL("/login");
      await arriveSignedIn(page, other);
      await openForm(page);
      await expect(page.getByLabel("Title")).toHaveValue("");
      await expect(page.getByText(/^We restored your draft/)).toBeHidden();
      await page.getByLabel("Title").fill("Somebody else's");
      await logOut(page, other);
      await expect(page).toHaveURL("/login");
      await arriveSignedIn(page, gardener);
      await openForm(page);
      return page;
    },
  },
  {
    name: "another tab that writes the same tip",
    lose: async ({ page, context }) => {
      await expectKept(page);
      const other = await comeBack(context);
      await other.getByLabel("Title").fill("The other tab's");
      await expectKept(other);
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
    name: "a device that was full when it came back",
    lose: async ({ page, context }) => {
      await expectKept(page);
      await page.close();
      const other = await comeBack(context);
      await fillDevice(other);
      await other.getByLabel("Title").fill(`${text.title}!`);
      await other.getByLabel("Title").fill(text.title);
      await other.reload();
      return other;
    },
  },
];

/** Leaves no room in the storage, not for a letter. */
async function fillDevice(page: Page) {
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

for (const { name, lose } of ways) {
  test(`what a gardener wrote comes back after ${name}`, async ({
    page,
    context,
    gardener,
    allowInConsole,
  }) => {
    allowInConsole(/ERR_INTERNET_DISCONNECTED|status of (400|500)|Failed to fetch|preload CSS/);
    const expectDialogs = watchForDialogs(page);
    await reachForm(page, gardener);
    await write(page);
    await expectBroughtBack(await lose({ page, context, gardener, expectDialogs }));
  });
}

test("a gardener who shares a draft that came back finds an empty form next time", async ({
  page,
  gardener,
}) => {
  await reachForm(page, gardener);
  await write(page);
  await page.reload();
  await expectBroughtBack(page);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
  await expect(page).toHaveURL("/browseTips");
  await openForm(page);
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByText(/^We restored your draft/)).toBeHidden();
});

test("a gardener is asked before leaving, by the page and by the browser, and stays", async ({
  page,
  gardener,
}) => {
  await reachForm(page, gardener);
  await write(page);
  await followNavigation(page, "About Us");
  await expect(page.getByRole("dialog", { name: "Leave this page?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stay" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectText(page);

  const asking = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const question = await asking;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await closing;
  await expectText(page);
});

test("a gardener whose device is full is told so, and shares the tip all the same", async ({
  page,
  gardener,
}) => {
  await reachForm(page, gardener);
  await fillDevice(page);
  await write(page);
  await expect(page.getByText(/^This device can't save a draft: /)).toBeVisible();
  await followNavigation(page, "About Us");
  await expect(page.getByRole("dialog")).toContainText("lost when you close this tab");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.goBack();
  await expectText(page);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
});

test("a gardener with two tabs hears in one that the tip was shared from the other", async ({
  page,
  context,
  gardener,
}) => {
  await reachForm(page, gardener);
  await write(page);
  await expectKept(page);
  const other = await comeBack(context);
  await expectBroughtBack(other);
  await other.getByRole("button", { name: "Share Tip" }).click();
  await expect(other.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
  await expect(page.getByText(/^This tip has already been shared/)).toBeVisible();
  await expectText(page);
});

test("a gardener's update comes back after a reload, and says that the tip has changed", async ({
  page,
  context,
  gardener,
}) => {
  await reachForm(page, gardener);
  await write(page);
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page).toHaveURL("/browseTips");
  await page.goto("/myTips");
  await page.getByRole("link", { name: `Edit ${text.title}` }).click();
  await page.getByLabel("Title").fill("Leeks in two drainpipes");
  await expectKept(page);

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
