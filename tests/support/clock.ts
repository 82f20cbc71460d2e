import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Freezes the clock until the end of the test. Only `passTime` moves it: `findBy…`, `waitFor` and user events wait in real
 * time, and let run what is due.
 * @param options `frames`: whether to freeze animation frames too
 */
export function freezeClock({ frames = false } = {}): void {
  // Testing Library then calls this, and the wrapper of `setup-screen.ts`, instead of waiting for the frozen timers.
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
function advanceIfFrozen(milliseconds: number): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(milliseconds);
}

/** SweetAlert2 returns the focus 100 ms after a dialog has closed, and then calls `didClose`. Milliseconds. */
export const FOCUS_RETURN_MS = 110;

/** SweetAlert2 adds a toast to the page this long before it shows it. Milliseconds. */
export const TOAST_OPENING_MS = 10;

const { setTimeout: realSetTimeout } = globalThis;
const { now: realNow } = Date;

/** How often `findBy…` and `waitFor` look again while the clock is frozen. Real milliseconds. */
const POLL_MS = 5;

/**
 * Makes a waiting function of Testing Library for a frozen clock. Its own would move the clock by 50 ms for each look, and
 * give up after 200 looks, which may take a busy machine less time than what is waited for.
 * @param limit real milliseconds
 */
export function realTimeWait(limit: number) {
  let endsAt = 0;
  return {
    begin: () => {
      endsAt = realNow() + limit;
    },
    advance: (runDueTimers: () => void) =>
      act(async () => {
        await new Promise<void>((resolve) => realSetTimeout(resolve, POLL_MS));
        // Testing Library's time limit is a frozen timer too.
        if (realNow() < endsAt) runDueTimers();
        else advanceIfFrozen(limit);
      }),
  };
}
