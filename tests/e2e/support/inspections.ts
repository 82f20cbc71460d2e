import type { Page } from "@playwright/test";
import axe, { type RunOnly } from "axe-core";

/** All rules for WCAG 2.2 A and AA and axe's best practices. Not those on trial: to them any big number is a heading. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Those of them that a change of colours alone can break. */
const AXE_COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * What axe-core finds wrong with the page as it stands: the rule, the elements, the reason.
 * @param rules `colours` looks at these alone, where the same page has been looked at whole in another theme
 */
export async function axeComplaints(page: Page, rules: "all" | "colours"): Promise<string[]> {
  // Once a page, and what is not wrong stays there: of a list of tips both weigh more than the answer.
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  const runOnly: RunOnly =
    rules === "all"
      ? { type: "tag", values: AXE_TAGS }
      : { type: "rule", values: AXE_COLOUR_RULES };
  return page.evaluate(async (wanted) => {
    const { run }: typeof axe = Reflect.get(window, "axe");
    const { violations } = await run({ runOnly: wanted, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, runOnly);
}

/** What is wrong with the page's outline, of which axe is less sure than we are. */
export function outlineComplaints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        .length;
    const complaints: string[] = [];
    const { lang } = document.documentElement;
    if (lang !== "en") complaints.push(`The language is "${lang}"`);
    if (document.title === "") complaints.push("There is no title");
    for (const selector of ["h1", "main"]) {
      if (count(selector) !== 1) complaints.push(`${count(selector)} ${selector} elements`);
    }
    return complaints;
  });
}

/** What a finger would miss: targets below 44 px, but for links within a sentence (WCAG 2.5.8 has these exempt too). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_PX = 44;
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, [role=tab], [role=button]",
    );
    const isInSentence = (element: HTMLElement) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    return [...targets]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest("[inert], [aria-hidden=true]") === null)
      .filter((element) => !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        const isSmall = Math.min(width, height) < LEAST_PX - 0.5;
        const name = element.getAttribute("aria-label") ?? element.textContent.trim();
        return isSmall ? [`${name}: ${Math.round(width)} x ${Math.round(height)} px`] : [];
      });
  });
}

/** What makes the page wider than its window. */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOutside = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const outside = [...document.querySelectorAll("body *")].filter(isOutside).slice(0, 3);
    return [
      `${scrollWidth} px in ${clientWidth}: ${outside.map(({ outerHTML }) => outerHTML.slice(0, 120))}`,
    ];
  });
}

/** A tooltip and the slides follow the window's new size a moment later. Milliseconds. */
const FOLLOWING_MS = 2000;

/** What makes the page wider than its window, and goes on doing so. */
export async function lastingSidewaysScroll(page: Page): Promise<string[]> {
  const deadline = Date.now() + FOLLOWING_MS;
  let found = await sidewaysScroll(page);
  while (found.length > 0 && Date.now() < deadline) found = await sidewaysScroll(page);
  return found;
}

/** Words that are cut off, other than those that end in an ellipsis because somebody else wrote them. */
export function cutOffWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 2;
    return (
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        // A closed select is the browser's own drawing; opened it shows its choices whole.
        .filter((element) => element.closest("[inert], [aria-hidden=true], svg, select") === null)
        .flatMap((element) => {
          const style = getComputedStyle(element);
          // One sign alone, as a dialog's ×, is a drawing.
          const hasWords = element.textContent.trim().length > 1;
          // In a flex container there is no ellipsis, whatever its style says.
          const hasEllipsis = style.textOverflow === "ellipsis" && !style.display.includes("flex");
          const isShortened = hasEllipsis || style.webkitLineClamp !== "none";
          const isForReadersAlone = element.clientWidth <= 1;
          if (!hasWords || isShortened || isForReadersAlone || style.display === "inline")
            return [];
          const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
          // What sticks out at the top makes nothing scroll.
          const top = element.getBoundingClientRect().top;
          const isCutOffAbove =
            hides(style.overflowY) &&
            [...element.querySelectorAll("h1, h2, h3, p, a, button")].some(
              (inner) =>
                inner.checkVisibility() &&
                inner.closest("[inert]") === null &&
                inner.getBoundingClientRect().top < top - SLACK_PX,
            );
          // Slides that wait beside the one that is shown stick out, and nobody sees them.
          const holdsWaiting = element.querySelector("[inert]") !== null;
          const isCutOffBelow =
            (hides(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK_PX) ||
            (hides(style.overflowY) && element.scrollHeight > element.clientHeight + SLACK_PX);
          const isCutOff = isCutOffAbove || (isCutOffBelow && !holdsWaiting);
          return isCutOff
            ? [`${element.className}: ${element.textContent.trim().slice(0, 60)}`]
            : [];
        })
    );
  });
}

/** Where somebody is who goes through the page by Tab. */
interface Stop {
  name: string;
  isSeen: boolean;
  complaints: string[];
}

/** More stops than any page has. */
const MOST_STOPS = 200;

/**
 * Goes once through the page by keyboard, and looks at each stop: it is in the window, nothing covers it, and something
 * marks it.
 */
export async function lostFocus(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  await page.evaluate((isForwards) => {
    Reflect.set(window, "seenStops", new Set());
    // This one goes round in itself.
    if (document.querySelector("[role=dialog][aria-modal=true]") !== null) return;
    // The browser goes on from what had the focus last, wherever that is: from here Tab leads to the page's first stop,
    // Shift+Tab to its last.
    const start = document.createElement("span");
    start.tabIndex = -1;
    const container = document.querySelector("dialog:modal") ?? document.body;
    container[isForwards ? "prepend" : "append"](start);
    start.focus();
    start.remove();
  }, key === "Tab");
  const complaints: string[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop = await lookAtStop(page);
    if (stop === null || stop.isSeen) return [...complaints, ...(await missedStops(page, key))];
    complaints.push(...stop.complaints.map((complaint) => `${key} to ${stop.name}: ${complaint}`));
  }
  return [...complaints, `${key} comes to no end`];
}

/** What the way by keyboard has left out: it ended too early, or the focus was lost on it. */
function missedStops(page: Page, key: string): Promise<string[]> {
  return page.evaluate((pressed) => {
    const seen: Set<Element> = Reflect.get(window, "seenStops");
    const dialog = document.querySelector("[role=dialog][aria-modal=true], dialog:modal");
    const stops = (dialog ?? document).querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, select, textarea, [tabindex='0']",
    );
    return (
      [...stops]
        .filter((stop) => stop.tabIndex >= 0 && stop.closest("[inert]") === null)
        .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !seen.has(stop))
        // Of a group of radio buttons the chosen one is the stop; arrows lead to the others.
        .filter((stop) => !stop.matches("fieldset:has(:checked) input[type=radio]:not(:checked)"))
        .map(
          (stop) => `${pressed} never comes to ${stop.textContent || stop.outerHTML.slice(0, 80)}`,
        )
    );
  }, key);
}

/** What has the focus now; null when that is the page itself. */
function lookAtStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const seen: Set<Element> = Reflect.get(window, "seenStops");
    const isSeen = seen.has(element);
    seen.add(element);
    const shown = element.closest("label") ?? element;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const complaints: string[] = [];
    const clamp = (value: number, most: number) => Math.min(Math.max(value, 1), most - 1);
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => ({ x: left + x * (right - left), y: top + y * (bottom - top) })),
    );
    const isInWindow =
      right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    if (!isInWindow || right - left < 1 || bottom - top < 1)
      complaints.push("is not in the window");
    const isUncovered = points.some(({ x, y }) => {
      const found = document.elementFromPoint(
        clamp(x, window.innerWidth),
        clamp(y, window.innerHeight),
      );
      return found !== null && (shown.contains(found) || found.contains(shown));
    });
    if (!isUncovered) complaints.push("is covered by something");
    const isMarked = [element, shown].some((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isMarked) complaints.push("has no outline");
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    return { name: name || element.outerHTML.slice(0, 80), isSeen, complaints };
  });
}
