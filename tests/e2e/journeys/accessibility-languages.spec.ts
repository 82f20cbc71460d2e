import type { Locator, Page } from "@playwright/test";
import { memberPages } from "@/lib/paths";
import { addressOf } from "../../support/pages";
import { specWords } from "../../support/spec-words";
import { clippedText, horizontalOverflow } from "../support/inspections";
import { expect, respond, scrollTo, test } from "../support/journey";

const texts = {
  Arabic: "كيف تسقي الطماطم (tomato) 3 مرات في الأسبوع؟",
  Hebrew: "איך לגדל עגבניות במרפסת קטנה, שלב אחר שלב",
  Chinese: "番茄种植指南从播种到收获的完整步骤以及常见病虫害的有机防治方法",
  Japanese: "ベランダで育てるミニトマトの水やりと肥料のタイミングについて",
  Thai: "วิธีปลูกมะเขือเทศในกระถางให้ได้ผลผลิตดีตลอดทั้งปีโดยไม่ใช้สารเคมี",
  German: "Kompostbeschleunigermischungsverhältnisberechnungstabellenheft",
  unbreakable: "bean".repeat(75),
  emoji: "👩🏽‍🌾🌱🥕🍅🧅🧄🌶️🫑🥒🥬🥦🌽🫘🍆🥔🍠🫛🌻🌼🌷",
  mixed: "Tomato عند الباب — 3× ביום, then 水やり",
};

const rightToLeft = ["Arabic", "Hebrew"];

/** What a tip's page may break on: text from right to left, tall text without spaces, a long word, and a longer one. */
const differentOnOnePage = [texts.Arabic, texts.Thai, texts.German, texts.unbreakable];

const tips = Object.values(texts).map((text, index) => ({
  _id: `${index}`.padStart(24, "a"),
  title: text,
  plantType: text,
  category: text,
  difficulty: text,
  description: `${text} `.repeat(6),
  name: text,
  email: "author@example.org",
  availability: "public",
  totalLiked: 1204,
  imageUrl: "",
}));

const gardeners = Object.values(texts).map((text, index) => ({
  _id: `${index}`,
  name: text,
  specialty: text,
  location: text,
  bio: text,
  profileImage: "",
}));

async function serveTexts(page: Page): Promise<void> {
  const responses: Record<string, unknown> = {
    "/gardeners": gardeners,
    "/tips": tips.slice(0, 8),
    "/shareTips": tips,
    "/dashboard/totalLikes": { totalLiked: 1_234_567 },
    "/myTips": tips,
    ...Object.fromEntries(tips.map((tip) => [`/shareTips/${tip._id}`, tip])),
  };
  await page.route(new RegExp(`^${process.env.E2E_REST_URL}`), (route) =>
    respond(route, responses[new URL(route.request().url()).pathname]),
  );
}

const widths = [320, 360, 1280];

async function expectTextFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const place = `${page.url()} at ${width} px`;
    // The slider adapts to a new viewport size a moment later.
    await expect.poll(() => horizontalOverflow(page), place).toEqual([]);
    await expect.poll(() => clippedText(page), place).toEqual([]);
  }
}

function directionOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).direction);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a gardener reads tips and names in every script, in cards, lists, forms and dialogs", async ({
  memberPage: page,
}) => {
  await serveTexts(page);
  await page.goto("/");
  await scrollTo(page.getByRole("heading", { name: "Featured Gardeners" }));
  await expect(page.getByRole("heading", { level: 3, name: texts.Arabic }).first()).toBeVisible();
  await page.getByRole("button", { name: "View Profile" }).first().click();
  await expect(page.getByRole("dialog", { name: texts.Arabic })).toBeVisible();
  expect(await directionOf(page.getByRole("dialog").getByRole("heading"))).toBe("rtl");
  await expectTextFits(page);
  await page.keyboard.press("Escape");
  await scrollTo(page.getByRole("heading", { name: "Top Trending Tips" }));
  await expect(page.getByRole("link", { name: "Read More" }).first()).toBeVisible();
  await expectTextFits(page);

  await page.goto("/browseTips");
  for (const [script, text] of Object.entries(texts)) {
    const title = page.getByRole("heading", { level: 2, name: text, exact: true });
    expect(await directionOf(title)).toBe(rightToLeft.includes(script) ? "rtl" : "ltr");
  }
  await page.getByRole("button", { name: "Filters" }).click();
  await expectTextFits(page);

  for (const { _id, title } of tips.filter(({ title }) => differentOnOnePage.includes(title))) {
    await page.goto(`/tipsDetails/${_id}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectTextFits(page);
  }
  for (const row of Object.values(memberPages)) {
    await page.goto(addressOf(row, tips[0]?._id ?? ""));
    await page.waitForLoadState("networkidle");
    await expectTextFits(page);
  }
  await page.goto("/myTips");
  await page.getByRole("button", { name: `Delete ${texts.unbreakable}` }).click();
  await expect(page.getByRole("dialog", { name: specWords.areYouSure })).toBeVisible();
  await expectTextFits(page);
});

test.describe("in Egypt", () => {
  // A locale with its own digits, month names and direction.
  test.use({ locale: "ar-EG" });

  // A hydration mismatch with the prerendered page would fail the journey by its console error.
  test("a gardener reads numbers and dates in the page's language", async ({
    memberPage: page,
  }) => {
    await serveTexts(page);
    await page.goto("/explore");
    await expect(page.getByText("27 shared tips")).toBeVisible();
    await page.goto("/browseTips");
    const month = new Date().toLocaleString("en", { month: "long" });
    await expect(
      page.getByRole("complementary", { name: "This month in the garden" }).getByRole("paragraph"),
    ).toHaveText(new RegExp(`^${month}: `));
    await page.goto("/dashboard");
    await expect(page.getByText("1,234,567", { exact: true })).toBeVisible();
  });
});
