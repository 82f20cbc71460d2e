import { act, getConfig } from "@testing-library/react";
import { vi } from "vitest";
import { passTime } from "./clock";

/** The real clock, whatever a test does to it. */
const now = performance.now.bind(performance);
const wait = globalThis.setTimeout;

/** How often a query that finds nothing yet is asked again. Milliseconds. */
const PAUSE_MS = 5;

/**
 * Waits until a query finds something that a person can see, and finds it again a moment later: a dialog stands in the
 * page before it shows and before it is filled, and what has just come may be drawn anew. Unlike `findBy…` it looks
 * within `act`, outside which React leaves each fallback standing for 300 ms.
 * @param look a `queryBy…` or `queryAllBy…`
 */
export async function soon<TFound extends Element | readonly Element[]>(
  look: () => TFound | null,
): Promise<TFound> {
  const { asyncUtilTimeout, getElementError } = getConfig();
  const end = now() + asyncUtilTimeout;
  let former: TFound | null = null;
  while (true) {
    const found = look();
    const isSeen = found !== null && elementsOf(found).every(isShown);
    if (isSeen && former !== null && isSame(found, former)) return found;
    if (now() > end) throw getElementError(`Never seen: ${look}`, document.body);
    // What is there shows a moment later, also on a clock that a test has stopped.
    if (found !== null && !isSeen && vi.isFakeTimers()) await passTime(PAUSE_MS);
    former = isSeen ? found : null;
    await act(() => new Promise((resolve) => wait(resolve, PAUSE_MS)));
  }
}

/**
 * Waits until an expectation holds. Unlike `waitFor` it looks within `act`, and by the real clock also where a test has
 * stopped it: there `waitFor` lets its ten seconds pass in a moment, sooner than a page's code is there.
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
    await act(() => new Promise((resolve) => wait(resolve, PAUSE_MS)));
  }
}

const elementsOf = (found: Element | readonly Element[]) =>
  found instanceof Element ? [found] : found;

function isSame(found: Element | readonly Element[], former: Element | readonly Element[]) {
  const before = elementsOf(former);
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
