import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Freezes the clock until the end of the test. Only `passTime` moves it: `findBy…`, `waitFor` and user events wait in real
 * time, and let run what is due.
 * @param options `frames`: whether to freeze animation frames too
 */
export function freezeClock({ frames = false } = {}): void {
  // Testing Library then calls this, and the wrapper in `testing-library.ts`, instead of waiting for the frozen timers.
  vi.stubGlobal("jest", { advanceTimersByTime: () => advanceIfFrozen(0) });
  vi.useFakeTimers({
    toFake: [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "Date",
      ...(frames
        ? (["requestAnimationFrame", "cancelAnimationFrame", "performance"] as const)
        : []),
    ],
  });
}

export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** A wait may end with its test, whose clock runs again by then. */
export function advanceIfFrozen(milliseconds: number): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(milliseconds);
}

/** SweetAlert2 returns the focus 100 ms after a dialog has closed, and then calls `didClose`. Milliseconds. */
export const FOCUS_RETURN_MS = 110;

/** SweetAlert2 adds a toast to the page this long before it shows it. Milliseconds. */
export const TOAST_OPENING_MS = 10;
