import { arriveSignedIn, expect, followNavigation, logOut, signIn, test } from "../support/journey";

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
  await expect(page.getByRole("dialog", { name: "Account Created!" })).toBeVisible();
  await expect(page).toHaveURL("/");

  await logOut(page, newcomer);
  await expect(page.getByText("You are Logged Out")).toBeVisible();
  await expect(page).toHaveURL("/login");

  await signIn(page, newcomer);
  await page.reload();
  await expect(page.getByRole("button", { name: newcomer.name })).toBeVisible();
});

test("a newcomer whose email already has an account returns to the email field and its error", async ({
  page,
  gardener,
  allowInConsole,
}) => {
  allowInConsole(/status of 400/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/register");
  await page.getByLabel("Name").fill(gardener.name);
  await page.getByLabel("Email").fill(gardener.email);
  await page.getByLabel("Photo URL").fill("none");
  await page.getByLabel("Password", { exact: true }).fill(gardener.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByText("This email already has an account.")).toBeInViewport();
});

test("a gardener shares, finds, likes, edits, hides and deletes a tip", async ({
  page,
  gardener,
}) => {
  const title = `Leeks in ${gardener.name}'s bed`;
  await arriveSignedIn(page, gardener);
  await page.goto("/shareTips");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Plant type").fill("Leek");
  await page.getByLabel("Description").fill("Drop them into holes 15 cm deep and water them in.");
  await page.getByRole("button", { name: "Share Tip" }).click();
  await expect(page.getByRole("dialog", { name: "Tip Shared Successfully!" })).toBeVisible();
  await expect(page).toHaveURL("/browseTips");

  await page.getByRole("searchbox", { name: "Search tips" }).fill(title);
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("button", { name: "Like this tip" }).click();
  await expect(page.getByText("Thanks for liking this tip!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Liked!" })).toBeVisible();
  const address = page.url();

  await page.goto("/myTips");
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await page.getByLabel("Title").fill(`${title}, again`);
  await page.getByLabel("Availability").selectOption("Hidden");
  await page.getByRole("button", { name: "Update Tip" }).click();
  await expect(page.getByRole("dialog", { name: "Tip Updated Successfully" })).toBeVisible();
  await expect(page).toHaveURL("/myTips");
  await expect(page.getByRole("heading", { name: `${title}, again` })).toBeVisible();

  await page.goto(`/browseTips?q=${encodeURIComponent(title)}`);
  // Other tips with some of these words are shown.
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await expect(page.getByRole("article", { name: title })).toBeHidden();

  await page.goto("/myTips");
  await page.getByRole("button", { name: `Delete ${title}, again` }).click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByRole("dialog", { name: "Deleted!" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByText("No Tips Added Yet")).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "This tip is no longer here" })).toBeVisible();
});

test("a gardener opens every private page by its URL", async ({
  page,
  gardener,
  allowInConsole,
}) => {
  // The backend responds with status 500 to a malformed id.
  allowInConsole(/status of 500/);
  await arriveSignedIn(page, gardener);
  const pages = [
    ["/shareTips", "Share a Tip"],
    ["/myTips", "My Tips"],
    ["/dashboard", `Welcome, ${gardener.name}`],
    ["/dashboard/shareTips", "Share a Tip"],
    ["/dashboard/myTips", "My Tips"],
    ["/updateTips/nonsense", "This tip is no longer here"],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test("the dashboard's sidebar collapses behind a toggle at 1023 px, and is always visible at 1024", async ({
  page,
  gardener,
}) => {
  await arriveSignedIn(page, gardener);
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto("/dashboard");
  const sidebar = page.getByRole("navigation", { name: "Dashboard" });
  await expect(sidebar).toBeHidden();
  await page.getByRole("button", { name: "Sidebar menu" }).click();
  await expect(sidebar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole("button", { name: "Sidebar menu" })).toBeHidden();
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
