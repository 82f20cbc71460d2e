import type { Page } from "@playwright/test";
import axe, { type RunOnly } from "axe-core";

/** The rules for WCAG 2.2 A and AA, and axe's best practices. Experimental rules would take any large number for a heading. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Those of these rules that a change of colors alone can break. */
const AXE_COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe-core on the page in its current state: on a modal dialog alone, since nothing behind it can be used.
 * @param rules `colors` runs the color rules alone, for a page that passes the others in another theme
 * @returns one line per violation and element: the rule, the element and the reason
 */
export async function axeViolations(page: Page, rules: "all" | "colors"): Promise<string[]> {
  // Injecting axe and collecting passes is slow on a long list: inject it once per page, and collect violations alone.
  const hasAxe = await page.evaluate(() => "axe" in window);
  if (!hasAxe) await page.evaluate(axe.source);
  const runOnly: RunOnly =
    rules === "all" ? { type: "tag", values: AXE_TAGS } : { type: "rule", values: AXE_COLOR_RULES };
  return page.evaluate(async (options) => {
    const { run }: typeof axe = Reflect.get(window, "axe");
    const dialog = document.querySelector("[role=dialog][aria-modal=true], dialog:modal");
    const { violations } = await run(dialog ?? document, {
      runOnly: options,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, runOnly);
}

/** Problems with the page's language, title, heading and landmark, which axe checks less strictly. */
export function outlineProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        .length;
    const problems: string[] = [];
    const { lang } = document.documentElement;
    if (lang !== "en-GB") problems.push(`The language is "${lang}"`);
    if (document.title === "") problems.push("There is no title");
    for (const selector of ["h1", "main"]) {
      if (count(selector) !== 1) problems.push(`${count(selector)} ${selector} elements`);
    }
    return problems;
  });
}

/** Touch targets below 44 px, except for links within a sentence, which WCAG 2.5.8 exempts too. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_TARGET_PX = 44;
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
        const isSmall = Math.min(width, height) < MIN_TARGET_PX - 0.5;
        const name = element.getAttribute("aria-label") ?? element.textContent.trim();
        return isSmall ? [`${name}: ${Math.round(width)} x ${Math.round(height)} px`] : [];
      });
  });
}

/** The bars that stay in the window while the page scrolls. The link that skips them shows only while it has the focus. */
export function stickyBars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.clientHeight > 4)
      .filter((element) => !element.matches("[href='#content']"))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

export function horizontalOverflow(page: Page): Promise<string[]> {
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

/** How long the tooltip and the slider take to adapt to a new viewport size. Milliseconds. */
const RESIZE_MS = 2000;

/** The elements that make the page wider than its viewport even after it has adapted to a new size. */
export async function lastingHorizontalOverflow(page: Page): Promise<string[]> {
  const deadline = Date.now() + RESIZE_MS;
  let found = await horizontalOverflow(page);
  while (found.length > 0 && Date.now() < deadline) found = await horizontalOverflow(page);
  return found;
}

/** Text that is clipped, except for user content that ends in an ellipsis. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 2;
    return (
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) =>
          element.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
            // On a phone, cards away from the viewport are not laid out, and have no size of their own.
            contentVisibilityAuto: true,
          }),
        )
        // The browser draws a closed select itself; an open one shows each option in full.
        .filter((element) => element.closest("[inert], [aria-hidden=true], svg, select") === null)
        .flatMap((element) => {
          const style = getComputedStyle(element);
          // A single character, such as a dialog's ×, is an icon.
          const hasText = element.textContent.trim().length > 1;
          // A flex container shows no ellipsis, even with `text-overflow: ellipsis`.
          const hasEllipsis = style.textOverflow === "ellipsis" && !style.display.includes("flex");
          const isShortened = hasEllipsis || style.webkitLineClamp !== "none";
          const isVisuallyHidden = element.clientWidth <= 1;
          if (!hasText || isShortened || isVisuallyHidden || style.display === "inline") return [];
          const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
          // Overflow above the top edge does not count in `scrollHeight`.
          const top = element.getBoundingClientRect().top;
          const isClippedAbove =
            hides(style.overflowY) &&
            [...element.querySelectorAll("h1, h2, h3, p, a, button")].some(
              (inner) =>
                inner.checkVisibility() &&
                inner.closest("[inert]") === null &&
                inner.getBoundingClientRect().top < top - SLACK_PX,
            );
          // Inactive slides overflow the slider on purpose.
          const hasInactiveSlides = element.querySelector("[inert]") !== null;
          const isClippedBelow =
            (hides(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK_PX) ||
            (hides(style.overflowY) && element.scrollHeight > element.clientHeight + SLACK_PX);
          const isClipped = isClippedAbove || (isClippedBelow && !hasInactiveSlides);
          return isClipped
            ? [`${element.className}: ${element.textContent.trim().slice(0, 60)}`]
            : [];
        })
    );
  });
}

interface TabStop {
  name: string;
  /** The walk through the page has been here before. */
  isRepeated: boolean;
  problems: string[];
}

const MAX_STOPS = 200;

/**
 * Moves the focus once through the whole page, and checks that each tab stop is in the viewport, uncovered and outlined.
 * @returns the problems found, skipped elements included
 */
export async function focusProblems(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  await page.evaluate((isForwards) => {
    Reflect.set(window, "visitedStops", new Set());
    Reflect.set(window, "lastStop", null);
    const bars = [...document.querySelectorAll("body *")].filter((bar) => {
      const { position, pointerEvents } = getComputedStyle(bar);
      return ["fixed", "sticky"].includes(position) && pointerEvents !== "none";
    });
    // To look for them at each stop takes most of the walk's time.
    Reflect.set(window, "bars", bars);
    // SweetAlert2 keeps the focus in its modal dialog, so the walk starts at the focused element.
    if (document.querySelector("[role=dialog][aria-modal=true]") !== null) return;
    // The browser continues from the last focused element: from here Tab leads to the first stop, Shift+Tab to the last.
    const start = document.createElement("span");
    start.tabIndex = -1;
    const container = document.querySelector("dialog:modal") ?? document.body;
    container[isForwards ? "prepend" : "append"](start);
    start.focus();
    start.remove();
  }, key === "Tab");
  const problems: string[] = [];
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop = await inspectFocusedStop(page);
    if (stop === null || stop.isRepeated) return [...problems, ...(await skippedStops(page, key))];
    problems.push(...stop.problems.map((problem) => `${key} to ${stop.name}: ${problem}`));
  }
  return [...problems, `${key} does not reach the end`];
}

/** The focusable elements that the walk did not reach, because it ended too soon or lost the focus. */
function skippedStops(page: Page, key: string): Promise<string[]> {
  return page.evaluate((pressed) => {
    const visited: Set<Element> = Reflect.get(window, "visitedStops");
    const dialog = document.querySelector("[role=dialog][aria-modal=true], dialog:modal");
    const stops = (dialog ?? document).querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, select, textarea, [tabindex='0']",
    );
    return (
      [...stops]
        .filter((stop) => stop.tabIndex >= 0 && stop.closest("[inert]") === null)
        .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !visited.has(stop))
        // Only the checked radio button of a group is a tab stop; arrow keys reach the others.
        .filter((stop) => !stop.matches("fieldset:has(:checked) input[type=radio]:not(:checked)"))
        .map(
          (stop) => `${pressed} never reaches ${stop.textContent || stop.outerHTML.slice(0, 80)}`,
        )
    );
  }, key);
}

/** Inspects the focused element; null when the focus is on the page itself. */
function inspectFocusedStop(page: Page): Promise<TabStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const visited: Set<Element> = Reflect.get(window, "visitedStops");
    // A date's or a time's parts are stops of their own within one element.
    const isNextPart =
      element === Reflect.get(window, "lastStop") &&
      element.matches("input[type=date], input[type=time]");
    const isRepeated = visited.has(element) && !isNextPart;
    visited.add(element);
    Reflect.set(window, "lastStop", element);
    const target = element.closest("label") ?? element;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const problems: string[] = [];
    const clamp = (value: number, size: number) => Math.min(Math.max(value, 1), size - 1);
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => ({ x: left + x * (right - left), y: top + y * (bottom - top) })),
    );
    const isInViewport =
      right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    if (!isInViewport || right - left < 1 || bottom - top < 1)
      problems.push("is not in the viewport");
    const isUncovered = points.some(({ x, y }) => {
      const found = document.elementFromPoint(
        clamp(x, window.innerWidth),
        clamp(y, window.innerHeight),
      );
      return found !== null && (target.contains(found) || found.contains(target));
    });
    if (!isUncovered) problems.push("is covered by another element");
    // What is higher than half the window, such as the panel of a tab, may extend below a bar.
    const isLow = bottom - top < window.innerHeight / 2;
    const skipLink = "[href='#content']";
    const bars: Element[] = Reflect.get(window, "bars");
    const isBehindBar = bars.some((bar) => {
      if (bar.contains(target) || target.contains(bar) || bar.matches(skipLink)) return false;
      const box = bar.getBoundingClientRect();
      const overlap = {
        left: Math.max(box.left, left),
        right: Math.min(box.right, right),
        top: Math.max(box.top, top),
        bottom: Math.min(box.bottom, bottom),
      };
      if (overlap.right - overlap.left <= 2 || overlap.bottom - overlap.top <= 2) return false;
      const found = document.elementFromPoint(
        (overlap.left + overlap.right) / 2,
        (overlap.top + overlap.bottom) / 2,
      );
      return found !== null && bar.contains(found);
    });
    if (isLow && isBehindBar && !target.matches(skipLink)) problems.push("is behind a bar");
    const isOutlined = [element, target].some((candidate) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!isOutlined) problems.push("has no outline");
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    return { name: name || element.outerHTML.slice(0, 80), isRepeated, problems };
  });
}
