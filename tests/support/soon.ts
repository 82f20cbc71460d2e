import { act, getConfig } from "@testing-library/react";

/** The real time, whatever a test does to the clock. */
const now = performance.now.bind(performance);

/**
 * Waits until a query finds something, as `findBy…` does, but without React's own pauses: outside `act` it leaves each
 * fallback standing for 300 ms, which in a page of late parts adds up.
 * @param look a `queryBy…`: gives null until it is there
 */
export async function soon<TFound>(look: () => TFound | null): Promise<TFound> {
  const { asyncUtilTimeout, getElementError } = getConfig();
  const end = now() + asyncUtilTimeout;
  while (true) {
    const found = look();
    if (found !== null) return found;
    if (now() > end) throw getElementError(`Never there: ${look}`, document.body);
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
}
