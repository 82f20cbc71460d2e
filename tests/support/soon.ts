import { act, getConfig } from "@testing-library/react";
import { vi } from "vitest";
import { passTime } from "./clock";

/** The real clock, also while a test has frozen it. */
const now = performance.now.bind(performance);
const wait = globalThis.setTimeout;

/** The interval at which a query is repeated. Milliseconds. */
const INTERVAL_MS = 5;

/**
 * Waits until a query finds elements that are visible, and finds the same ones at the next try: a dialog is in the page before
 * it is visible or filled, and React may replace an element that it has just rendered. Unlike `findBy…` it queries within
 * `act`, outside of which React shows each fallback for at least 300 ms.
 * @param look a call of `queryBy…` or `queryAllBy…`
 * @throws {Error} after Testing Library's timeout
 */
export async function soon<TFound extends Element | readonly Element[]>(
  look: () => TFound | null,
): Promise<TFound> {
  const { asyncUtilTimeout, getElementError } = getConfig();
  const end = now() + asyncUtilTimeout;
  let previous: TFound | null = null;
  while (true) {
    const found = look();
    const isSeen = found !== null && elementsOf(found).every(isShown);
    if (isSeen && previous !== null && isSame(found, previous)) return found;
    if (now() > end) throw getElementError(`Never seen: ${look}`, document.body);
    // An element may become visible by a timer, which does not run while a test has frozen the clock.
    if (found !== null && !isSeen && vi.isFakeTimers()) await passTime(INTERVAL_MS);
    previous = isSeen ? found : null;
    await act(() => new Promise((resolve) => wait(resolve, INTERVAL_MS)));
  }
}

/**
 * Waits until an expectation holds. Unlike `waitFor` it checks within `act` and always uses the real clock: on a frozen clock,
 * `waitFor` advances its ten seconds at once, before a page's lazy chunk has loaded.
 */
export async function eventually(expectation: () => unknown): Promise<void> {
  const end = now() + getConfig().asyncUtilTimeout;
  while (true) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (now() > end) throw error;
    }
    await act(() => new Promise((resolve) => wait(resolve, INTERVAL_MS)));
  }
}

const elementsOf = (found: Element | readonly Element[]) =>
  found instanceof Element ? [found] : found;

function isSame(found: Element | readonly Element[], previous: Element | readonly Element[]) {
  const before = elementsOf(previous);
  const elements = elementsOf(found);
  return (
    elements.length > 0 &&
    elements.length === before.length &&
    elements.every((element, index) => element === before[index])
  );
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
