import type { Page } from "@playwright/test";
import type { Tip } from "@/features/tips/tip";
import { memberPages, publicPages } from "@/lib/paths";
import type { communities, hosts } from "@/mocks/conditions";
import { demoAccount } from "@/mocks/seed/demo-seed";
import { addressOf, quietPage } from "../support/pages";
import { specWords } from "../support/spec-words";

/** Each theme, and the color scheme that selects it. */
export const themes = [
  ["daylight", "light"],
  ["dusk", "dark"],
] as const;

/** A page in one of its states, and the steps that lead there, for the gallery and `accessibility.spec.ts`. */
export interface State {
  name: string;
  path: string;
  /** The backend's condition, if it is not that of a sunny day. */
  condition?: keyof typeof hosts | keyof typeof communities;
  /** The state exists only below this width. CSS pixels. */
  below?: number;
  act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

/** Every page of a table, as it opens. */
const plainStates = (pages: Record<string, { path: string }>, tipId = ""): State[] =>
  Object.entries(pages).map(([name, page]) => ({ name, path: addressOf(page, tipId) }));

export const visitorStates: State[] = [
  ...plainStates(publicPages),
  { name: "home-loading", path: "/", condition: "silent" },
  { name: "home-failed", path: "/", condition: "down" },
  { name: "menu", path: quietPage, below: 1024, act: press("Menu") },
  {
    name: "home-profile",
    path: "/",
    // By key, which needs no frame: on home, Chromium without a screen stopped drawing at 5 of some 320 presses.
    act: (page) => page.getByRole("button", { name: "View Profile" }).first().press("Enter"),
  },
  { name: "browse-filters", path: "/browseTips", act: press("Filters") },
  // Must come before the next state, which saves tips.
  { name: "browse-none-saved", path: "/browseTips?saved=1" },
  {
    name: "browse-saved",
    path: "/browseTips",
    act: async (page) => {
      const saveButtons = page.getByRole("button", { name: /^Save / });
      for (const index of [0, 1, 2]) await saveButtons.nth(index).click();
      await page.getByRole("button", { name: /^Saved \(/ }).click();
    },
  },
  { name: "browse-search", path: "/browseTips?q=tomato" },
  { name: "browse-no-match", path: "/browseTips?q=zzzz" },
  { name: "browse-loading", path: "/browseTips", condition: "silent" },
  { name: "browse-filtered", path: "/browseTips?category=watering", act: press("Filters") },
  { name: "browse-empty", path: "/browseTips", condition: "empty" },
  { name: "explore-empty", path: "/explore", condition: "empty" },
  { name: "browse-failed", path: "/browseTips", condition: "down" },
  { name: "contact-errors", path: "/contactUs", act: press(/^Send/) },
  {
    name: "contact-sent",
    path: "/contactUs",
    act: async (page) => {
      await page.getByLabel("Name").fill("Wren");
      await page.getByLabel("Email").fill("wren@example.org");
      await page.getByLabel("Message").fill("A tray of leeks is free.");
      await press(/^Send/)(page);
      await page.getByText("Message Sent!").waitFor();
    },
  },
  { name: "login-errors", path: "/login", act: press("Sign In") },
  {
    name: "login-failed",
    path: "/login",
    act: async (page) => {
      await page.getByLabel("Email").fill("unknown@example.org");
      await page.getByLabel("Password", { exact: true }).fill("Wrong!pass1");
      await press(/^Sign In$/)(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "register-errors", path: "/register", act: press("Create Account") },
  {
    name: "register-weak-password",
    path: "/register",
    act: async (page) => {
      await page.getByLabel("Password", { exact: true }).fill("compost heap");
      await press("Create Account")(page);
      await page.getByText("Password must contain at least one").first().waitFor();
    },
  },
  { name: "private-page", path: "/dashboard" },
  { name: "not-found", path: "/no/such/bed" },
];

const openFirstTip = async (page: Page) => {
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("button", { name: "Like this tip" }).waitFor();
};

const openTab = (name: string) => async (page: Page) => {
  await openFirstTip(page);
  await page.getByRole("tab", { name }).click();
};

/** @param tips have a public one of the demo's member */
export const memberStates = (tips: readonly Partial<Tip>[]): State[] => [
  ...plainStates(
    memberPages,
    tips.find(({ email, availability }) => email === demoAccount.email && availability === "public")
      ?._id,
  ),
  { name: "details-care", path: "/browseTips", act: openTab("Care Instructions") },
  { name: "details-expert", path: "/browseTips", act: openTab("Expert Tips") },
  {
    name: "details-liked",
    path: "/browseTips",
    act: async (page) => {
      await openFirstTip(page);
      await press("Like this tip")(page);
      await page.getByText(specWords.tipLiked).waitFor();
    },
  },
  { name: "details-gone", path: "/tipsDetails/000000000000000000000000" },
  { name: "details-loading", path: "/tipsDetails/000000000000000000000001", condition: "silent" },
  { name: "details-failed", path: "/tipsDetails/000000000000000000000001", condition: "down" },
  { name: "share-errors", path: "/shareTips", act: press("Share Tip") },
  { name: "my-tips-delete", path: "/myTips", act: press(/^Delete/) },
  { name: "my-tips-empty", path: "/myTips", condition: "empty" },
  { name: "my-tips-failed", path: "/myTips", condition: "down" },
  {
    name: "update-changed",
    path: "/myTips",
    act: async (page) => {
      await editPublicTip(page);
      await page.getByLabel("Description").fill("Sow in May.");
      await changeTitleElsewhere(page);
      await press("Update Tip")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "update-loading", path: "/updateTips/000000000000000000000001", condition: "silent" },
  { name: "update-failed", path: "/updateTips/000000000000000000000001", condition: "down" },
  { name: "dashboard-loading", path: "/dashboard", condition: "silent" },
  { name: "dashboard-failed", path: "/dashboard", condition: "down" },
  { name: "dashboard-menu", path: "/dashboard", below: 1024, act: press("Sidebar menu") },
  { name: "account-menu", path: quietPage, act: press("Robin Ashdown") },
];

/** Changes the title of the tip being edited, as another device would: in the demo's data, or a journey's response. */
async function changeTitleElsewhere(page: Page): Promise<void> {
  const title = "Another title";
  const isDemo = await page.evaluate((newTitle) => {
    const key = "sow-and-tell:demo-db:garden";
    const data = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (data === null) return false;
    for (const tip of data.tips) if (location.pathname.endsWith(tip._id)) tip.title = newTitle;
    sessionStorage.setItem(key, JSON.stringify(data));
    return true;
  }, title);
  // The demo's calls are handled by a service worker, which Playwright cannot intercept.
  if (isDemo) return;
  await page.route(/shareTips\/[0-9a-f]{24}$/, async (route) => {
    const response = await route.fetch();
    const tip: object = await response.json();
    await route.fulfill({ response, json: { ...tip, title } });
  });
}

/** Opens a public tip's form: in a journey, My Tips lists another author's tips, of which hidden ones do not open. */
async function editPublicTip(page: Page): Promise<void> {
  const tips = page.getByRole("main").getByRole("listitem").filter({ hasNotText: "Hidden" });
  await tips.getByRole("link", { name: /^Edit/ }).first().click();
}
