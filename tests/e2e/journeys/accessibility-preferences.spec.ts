import { expect, scrollTo, test } from "../support/journey";

test("the moving line stops while the mouse is over it", async ({ page }) => {
  await page.goto("/");
  const line = page.getByRole("region", { name: "Garden wisdom" });
  await scrollTo(line);
  const moving = line.locator(".rfm-marquee").first();
  const state = () => moving.evaluate((part) => getComputedStyle(part).animationPlayState);
  await expect.poll(state).toBe("running");
  await moving.hover({ force: true });
  await expect.poll(state).toBe("paused");
});

test.describe("with forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("a gardener sees which tab and which sort order are selected, and where the focus is", async ({
    memberPage: page,
  }) => {
    await page.goto("/browseTips");
    const sort = page.getByRole("button", { name: "Title", exact: true });
    const borderOf = (name: string) =>
      page
        .getByRole("button", { name, exact: true })
        .evaluate((button) => getComputedStyle(button).borderTopWidth);
    await expect(sort).toHaveAttribute("aria-pressed", "true");
    expect([await borderOf("Title"), await borderOf("Category")]).toEqual(["3px", "1px"]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toHaveCSS(
      "outline-style",
      "solid",
    );
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page.getByRole("tab", { selected: true })).toHaveCSS("border-top-width", "3px");
    await expect(page.getByRole("tab", { selected: false }).first()).toHaveCSS(
      "border-top-width",
      "0px",
    );
  });
});

test("a visitor whose scripts fail reads why, and follows links", async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/ERR_FAILED|ERR_BLOCKED|dynamically imported module/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toHaveText(/This page didn’t load completely/);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/register");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Sow & Tell" }).first().click();
  await expect(page).toHaveURL("/");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads that a form needs it", async ({ page }) => {
    for (const path of ["/login", "/register", "/contactUs", "/"]) {
      await page.goto(path, { waitUntil: "commit" });
      // Playwright's text locators skip the content of `noscript`.
      const sentence = page.locator("main noscript p");
      await expect(sentence).toHaveText("This form needs JavaScript.");
      await sentence.scrollIntoViewIfNeeded();
      await expect(sentence).toBeInViewport();
    }
  });
});

for (const width of [360, 1280]) {
  test(`a toast hides neither the logo nor the menu at ${width} px`, async ({
    memberPage: page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/browseTips");
    await page
      .getByRole("button", { name: /^Save / })
      .first()
      .click();
    const toast = page.locator(".swal2-toast");
    await expect(toast).toBeVisible();
    const header = await page.getByRole("banner").boundingBox();
    const box = await toast.boundingBox();
    expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
}
