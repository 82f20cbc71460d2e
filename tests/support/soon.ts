import { act, getConfig } from "@testing-library/react";
import { vi } from "vitest";
import { passTime } from "./clock";

/** The real clock, whatever a test does to it. */
const now = performance.now.bind(performance);
const wait = globalThis.setTimeout;

/** How often a query that finds nothing yet is asked again. Milliseconds. */
const PAUSE_MS = 5;

/**
 * Waits until a query finds something that a person can see: a dialog stands in the page before it shows. Unlike
 * `findBy…` it looks within `act`, outside which React leaves each fallback standing for 300 ms.
 * @param look a `queryBy…` or `queryAllBy…`
 */
export async function soon<TFound extends Element | readonly Element[]>(
  look: () => TFound | null,
): Promise<TFound> {
  const { asyncUtilTimeout, getElementError } = getConfig();
  const end = now() + asyncUtilTimeout;
  while (true) {
    const found = look();
    if (found !== null && isSeen(found)) return found;
    if (now() > end) throw getElementError(`Never seen: ${look}`, document.body);
    // What is there shows a moment later, also on a clock that a test has stopped.
    if (found !== null && vi.isFakeTimers()) await passTime(PAUSE_MS);
    await act(() => new Promise((resolve) => wait(resolve, PAUSE_MS)));
  }
}

function isSeen(found: Element | readonly Element[]): boolean {
  const elements = found instanceof Element ? [found] : found;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return elements.length > 0 && elements.every(isShown);
}
