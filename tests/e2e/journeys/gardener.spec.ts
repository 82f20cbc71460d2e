import { specWords } from "../../support/spec-words";
import {
  expect,
  expectSignedIn,
  followNavigation,
  logOut,
  openBrowse,
  signIn,
  test,
} from "../support/journey";

test("a gardener registers, logs out, logs in, and stays signed in after a reload", {
  tag: "@both",
}, async ({ page, newcomer }) => {
  await page.goto("/register");
  await page.getByLabel("Name").fill(newcomer.name);
  await page.getByLabel("Email").fill(newcomer.email);
  await page.getByLabel("Photo URL").fill("my favourite flower");
  await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
  await page.getByText("Tell us about your garden (optional)").click();
  await page.getByLabel("Specialty").fill("Leeks");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("dialog", { name: specWords.registered })).toBeVisible();
  await expect(page).toHaveURL("/");

  await logOut(page, newcomer);
  await expect(page.getByText(specWords.loggedOut)).toBeVisible();
  await expect(page).toHaveURL("/login");

  await signIn(page, newcomer);
  await page.reload();
  await expectSignedIn(page, newcomer);
});

test("a gardener signs in with Google in its pop-up", { tag: "@both" }, async ({
  page,
  allowInConsole,
}) => {
  // The emulator's pop-up requests fonts and styles that need a network.
  allowInConsole(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto("/login");
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  const popup = await opening;
  await expect(popup, "asks which account").toHaveURL(/customParameters=[^&]*select_account/);
  await popup.getByText("Add new account").click();
  const email = `google-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await popup.getByLabel("Email").fill(email);
  await popup.getByLabel("Display name").fill("Gita Meadows");
  await popup.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Gita Meadows" })).toBeVisible();
  await followNavigation(page, "Dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Gita Meadows");
});

test("a gardener likes a tip while its page is still fading in", async ({ memberPage: page }) => {
  await openBrowse(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("button", { name: "Like this tip" }).click();
  await expect(page.getByRole("button", { name: "Liked!" })).toBeVisible();
  await expect(page.locator("html:active-view-transition")).toBeAttached();
});

test("a press on a button arrives, though the members' bar returns when the field loses the focus", {
  tag: "@phone",
}, async ({ memberPage: page }) => {
  await page.goto("/contactUs");
  for (const label of ["Name", "Email", "Message"]) {
    await page.getByLabel(label).fill("wren@example.org");
  }
  const send = page.getByRole("button", { name: "Send Message" });
  // At the bottom of the window, where the bar was before the keyboard opened.
  await send.evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 4),
  );
  await send.click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
});
