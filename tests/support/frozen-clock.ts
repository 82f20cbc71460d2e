import { vi } from "vitest";

/**
 * Stops the clock until the end of the test: it goes on by `passTime` alone, so that a test can tell a moment before
 * from the moment itself however busy the machine is.
 * @param alsoFaked `frames`: what is drawn frame by frame stands still too
 */
export function freezeClock({ frames = false } = {}): void {
  // Testing Library lets time pass by itself on clocks that look like Jest's.
  vi.stubGlobal("jest", { advanceTimersByTime: vi.advanceTimersByTime });
  vi.useFakeTimers({
    // Not setInterval: jsdom's own animation frames run on it, and never again once they were begun on a fake one.
    toFake: [
      "setTimeout",
      "clearTimeout",
      "Date",
      ...(frames
        ? (["requestAnimationFrame", "cancelAnimationFrame", "performance"] as const)
        : []),
    ],
  });
}
