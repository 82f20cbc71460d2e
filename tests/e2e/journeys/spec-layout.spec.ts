import { clampedLines, columns, heights, SIDEBAR_WIDTH, widths } from "../../spec/layout";
import { expect, mockResponse, test } from "../support/journey";

const records = Array.from({ length: 8 }, (_, index) => ({
  _id: String(index).padStart(24, "0"),
  name: `Gardener ${index}`,
  bio: "bio ".repeat(200),
  title: `Tip ${index}`,
  description: "description ".repeat(200),
}));

test("a visitor sees home in the columns, heights and lines of the specification", async ({
  page,
}) => {
  for (const path of ["/gardeners", "/tips"]) await mockResponse(page, path, records);
  await page.goto("/");
  const section = (name: string) => page.getByRole("region", { name });
  for (const { section: name, field, lines } of clampedLines) {
    const text = section(name).getByText(`${field} ${field}`).first();
    await expect(text, `${field} in ${name}`).toHaveCSS("-webkit-line-clamp", `${lines}`);
  }
  for (const size of ["small", "medium", "large"] as const) {
    await page.setViewportSize({ width: widths[size], height: 900 });
    for (const row of columns) {
      const cards = section(row.section).getByRole("listitem");
      const lefts = await cards.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size, `${row.section}, ${size}`).toBe(row[size]);
    }
  }
  for (const { section: name, inWindow, height } of heights) {
    await page.setViewportSize({ width: widths.large, height: inWindow });
    const box = await section(name).boundingBox();
    expect(box?.height, `${name} in a window of ${inWindow} px`).toBeCloseTo(height, 0);
  }
});

test("a visitor has the navbar in view after scrolling, and its links in a menu on a small screen", async ({
  page,
}) => {
  await page.goto("/aboutUs");
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("list");
  await expect(links).toBeInViewport();
  await page.setViewportSize({ width: widths.small, height: 900 });
  await expect(links).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(links).toBeVisible();
});

test("a gardener's sidebar is always shown from the specification's width, and below it behind a toggle", async ({
  memberPage: page,
}) => {
  const sidebar = page.getByRole("navigation", { name: "Dashboard" });
  const toggle = page.getByRole("button", { name: "Sidebar menu" });
  await page.setViewportSize({ width: SIDEBAR_WIDTH - 1, height: 800 });
  await page.goto("/dashboard");
  await expect(sidebar).toBeHidden();
  await toggle.click();
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: SIDEBAR_WIDTH, height: 800 });
  await expect(sidebar).toBeVisible();
  await expect(toggle).toBeHidden();
});
