import type { Browser, Page } from "@playwright/test";
import { mockResponse } from "../e2e/support/journey";
import { openThrottledPage, POLL_MS, tapOn } from "./throttled-page";

/** For each kind of press the times to the frame with the new list. Milliseconds. */
type PressTimes = Record<"letter" | "filter" | "sort", number[]>;

/** How long the page gets for its work after the first cards, such as indexing. Milliseconds. */
const IDLE_MS = 8000;

const PAUSE_MS = 400;

/** Each changes how many tips are found: fewer and fewer, and then more and more. */
const LETTERS = ["w", "x", "y", "z", "Backspace", "Backspace", "Backspace", "Backspace"];

/** The sort buttons in the order of the presses, each of which changes the first card. */
const SORTS = ["Title", "Category", "Category", "Difficulty", "Difficulty", "Title"];

export async function measureList(
  browser: Browser,
  site: string,
  count: number,
): Promise<PressTimes> {
  const { page, context } = await openThrottledPage(browser);
  await mockResponse(page, "/shareTips", tips(count));
  await page.goto(`${site}/browseTips`);
  await page.getByRole("article").first().waitFor();
  await page.waitForTimeout(IDLE_MS);

  const presses: PressTimes = { letter: [], filter: [], sort: [] };
  await page.getByRole("searchbox").focus();
  for (const letter of LETTERS) {
    presses.letter.push(await timePress(page, () => page.keyboard.press(letter)));
  }
  await page.getByRole("button", { name: "Filters" }).click();
  for (const name of ["Category", "Difficulty"]) {
    const select = page.getByRole("combobox", { name });
    for (const index of [1, 2, 3, 0]) {
      presses.filter.push(await timePress(page, () => select.selectOption({ index })));
    }
  }
  for (const name of SORTS) {
    const tap = await tapOn(page.getByRole("button", { name, exact: true }));
    presses.sort.push(await timePress(page, tap));
  }
  await context.close();
  return presses;
}

/** The time from a press to the frame with the new list. */
async function timePress(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(watchPress);
  await press();
  const polling = { polling: POLL_MS };
  const time = await page.waitForFunction(() => Reflect.get(window, "pressTime"), null, polling);
  return Number(await time.jsonValue());
}

/** Runs in the page: measures from the next keydown, change or click to the frame that draws another list. */
function watchPress() {
  Reflect.deleteProperty(window, "pressTime");
  // The status waits until typing has rested.
  const shown = () =>
    Array.from(document.querySelectorAll("main article h2"), (title) => title.textContent).join();
  const before = shown();
  const types = ["keydown", "change", "click"] as const;
  const listen = ({ timeStamp }: Event) => {
    for (const type of types) removeEventListener(type, listen, { capture: true });
    const observer = new MutationObserver(() => {
      if (shown() === before) return;
      observer.disconnect();
      // A task queued in the next frame runs after that frame has been drawn.
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { pressTime: performance.now() - timeStamp })),
      );
    });
    observer.observe(document, { subtree: true, characterData: true, childList: true });
  };
  for (const type of types) addEventListener(type, listen, { capture: true });
}

/** Tips whose titles are eight letters out of w, x, y and z, so that searches for `LETTERS` match no other field. */
function tips(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    _id: index.toString(16).padStart(24, "0"),
    title: titleOf(index),
    plantType: ["Carrot", "Tomato", "Rose"][index % 3],
    difficulty: ["Easy", "Medium", "Hard"][index % 3],
    category: ["composting", "plantCare", "soil"][index % 3],
    imageUrl: "",
    description: `Thin the seedlings to 5 cm, in the cool of the morning. ${strangeWords(index)}`,
    availability: "public",
    email: "author@example.org",
    name: "Robin Pell",
    totalLiked: index % 40,
  }));
}

/** Seventy words out of eight thousand, without the letters of the titles. */
function strangeWords(index: number): string {
  const wordOf = (place: number) => {
    const bits = Math.imul(index * 70 + place, 2_654_435_761) >>> 0;
    const letters = "abcdefghijklmnop";
    return [28, 24, 20, 19].map((shift) => letters[(bits >>> shift) & 15]).join("");
  };
  return Array.from({ length: 70 }, (_, place) => wordOf(place)).join(" ");
}

function titleOf(index: number): string {
  // A multiplicative hash (Knuth): the same titles in every run, spread evenly.
  const bits = Math.imul(index + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: 8 }, (_, place) => "wxyz"[(bits >>> (8 + 2 * place)) & 3]).join("");
}
