import { type Page, test } from "@playwright/test";
import garden from "@/mocks/seed/real-garden.json" with { type: "json" };
import { scrollThrough } from "../e2e/support/journey";
import { memberStates, type State, themes, visitorStates } from "./states";

/**
 * Selects states by a part of their name: `GALLERY=browse npm run gallery -- -g "visitor at 360"` takes only a visitor's
 * pictures of Browse at 360 px.
 */
const { GALLERY = "" } = process.env;

const widths = [360, 768, 1280, 1920];

for (const width of widths) {
  for (const [theme, colorScheme] of themes) {
    test.describe(() => {
      test.use({
        viewport: { width, height: width < 600 ? 740 : 900 },
        colorScheme,
        // Animated elements are in their final place at once.
        contextOptions: { reducedMotion: "reduce" },
        hasTouch: width < 1024,
      });

      for (const [who, states] of [
        ["visitor", visitorStates],
        ["member", memberStates(garden.tips)],
      ] as const) {
        const chosen = states.filter(
          ({ name, below = Number.POSITIVE_INFINITY }) => width < below && name.includes(GALLERY),
        );
        if (chosen.length === 0) continue;

        test(`${who} at ${width} px, ${theme}`, async ({ page }) => {
          if (who === "member") await signIn(page);
          for (const state of chosen) await takePicture(page, state, `${width}-${theme}`);
        });
      }
    });
  }
}

for (const [theme] of themes) {
  test(`album, ${theme}`, async ({ page }, { config }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`${config.metadata.workshop}/tests/gallery/album.html?theme=${theme}`);
    await page.getByRole("heading", { name: "Botanical plates" }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `.gallery/album-${theme}.png`, fullPage: true });
  });
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Fill in the demo account" }).click();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("/");
}

async function takePicture(page: Page, state: State, folder: string): Promise<void> {
  const { name, path, condition = "", act } = state;
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}demo=garden,${condition}`);
  await page.getByRole("main").waitFor();
  await settle(page);
  if (act) {
    await act(page);
    await page.waitForTimeout(600);
  }
  const isOverlay = await page
    .locator('dialog[open], .swal2-container, [aria-expanded="true"]')
    .count();
  await page.screenshot({
    path: `.gallery/${folder}/${name}.png`,
    fullPage: isOverlay === 0,
    // Otherwise, the sections that are out of view again would be blank.
    style: "* { content-visibility: visible !important; }",
  });
}

/** Scrolls through the page, so that lazy content is rendered, and waits for animations. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await scrollThrough(page);
  await page.waitForTimeout(700);
}
