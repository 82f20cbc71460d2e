import type { Page } from "@playwright/test";
import { memberPages, publicPages } from "@/lib/paths";
import { demoAccount } from "@/mocks/seed/demo-seed";
import { seedTips } from "@/mocks/seed/tips";
import { addressOf, quietPage } from "../support/pages";

/** Each theme, and the color scheme that selects it. */
export const themes = [
  ["daylight", "light"],
  ["dusk", "dark"],
] as const;

/** A page in one of its states, and the steps that lead there, for the gallery and `accessibility.spec.ts`. */
export interface State {
  name: string;
  path: string;
  /** How the backend fails: it never responds, responds with an error, or with empty lists. Omitted: it works. */
  backend?: "silent" | "broken" | "empty";
  /** The state exists only below this width. CSS pixels. */
  below?: number;
  act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

/** A public tip of the demo's member, among the seeds of the demo and of the journeys. */
const ownTip = seedTips(() => "").find(
  ({ email, availability }) => email === demoAccount.email && availability === "public",
);

/** Every page of a table, as it opens. */
const plainStates = (pages: Record<string, { path: string }>): State[] =>
  Object.entries(pages).map(([name, page]) => ({ name, path: addressOf(page, `${ownTip?._id}`) }));

export const visitorStates: State[] = [
  ...plainStates(publicPages),
  { name: "home-loading", path: "/", backend: "silent" },
  { name: "home-failed", path: "/", backend: "broken" },
  { name: "menu", path: quietPage, below: 1024, act: press("Menu") },
  { name: "home-profile", path: "/", act: press("View Profile") },
  { name: "browse-filters", path: "/browseTips", act: press("Filters") },
  // Must come before the next state, which saves tips.
  { name: "browse-none-saved", path: "/browseTips?saved=1" },
  {
    name: "browse-saved",
    path: "/browseTips",
    act: async (page) => {
      const saveButtons = page.getByRole("button", { name: /^Save / });
      for (const index of [0, 1, 2]) await saveButtons.nth(index).click();
      await page.getByRole("button", { name: "Saved", exact: true }).click();
    },
  },
  { name: "browse-search", path: "/browseTips?q=tomato" },
  { name: "browse-no-match", path: "/browseTips?q=zzzz" },
  { name: "browse-loading", path: "/browseTips", backend: "silent" },
  { name: "browse-filtered", path: "/browseTips?category=watering", act: press("Filters") },
  { name: "browse-empty", path: "/browseTips", backend: "empty" },
  { name: "explore-empty", path: "/explore", backend: "empty" },
  { name: "browse-failed", path: "/browseTips", backend: "broken" },
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

export const memberStates: State[] = [
  ...plainStates(memberPages),
  { name: "details-care", path: "/browseTips", act: openTab("Care Instructions") },
  { name: "details-expert", path: "/browseTips", act: openTab("Expert Tips") },
  {
    name: "details-liked",
    path: "/browseTips",
    act: async (page) => {
      await openFirstTip(page);
      await press("Like this tip")(page);
      await page.getByText("Thanks for liking this tip!").waitFor();
    },
  },
  { name: "details-gone", path: "/tipsDetails/000000000000000000000000" },
  { name: "details-loading", path: "/tipsDetails/000000000000000000000001", backend: "silent" },
  { name: "details-failed", path: "/tipsDetails/000000000000000000000001", backend: "broken" },
  { name: "share-errors", path: "/shareTips", act: press("Share Tip") },
  { name: "my-tips-delete", path: "/myTips", act: press(/^Delete/) },
  { name: "my-tips-empty", path: "/myTips", backend: "empty" },
  { name: "my-tips-failed", path: "/myTips", backend: "broken" },
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
  { name: "update-loading", path: "/updateTips/000000000000000000000001", backend: "silent" },
  { name: "update-failed", path: "/updateTips/000000000000000000000001", backend: "broken" },
  { name: "dashboard-loading", path: "/dashboard", backend: "silent" },
  { name: "dashboard-failed", path: "/dashboard", backend: "broken" },
  { name: "dashboard-menu", path: "/dashboard", below: 1024, act: press("Sidebar menu") },
  { name: "account-menu", path: quietPage, act: press("Robin Ashdown") },
];

/** Changes the title of the tip being edited, as another device would: in the demo's data, or a journey's response. */
async function changeTitleElsewhere(page: Page): Promise<void> {
  const title = "Another title";
  const isDemo = await page.evaluate((newTitle) => {
    const data = JSON.parse(localStorage.getItem("sow-and-tell:demo-db") ?? "null");
    if (data === null) return false;
    for (const tip of data.tips) if (location.pathname.endsWith(tip._id)) tip.title = newTitle;
    localStorage.setItem("sow-and-tell:demo-db", JSON.stringify(data));
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
