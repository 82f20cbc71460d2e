import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/**
 * Freezes the clock until the end of the test. Only `passTime` advances it, so that the result does not depend on how busy
 * the machine is.
 * @param options `frames`: whether animation frames are frozen too
 */
export function freezeClock({ frames = false } = {}): void {
  // Testing Library advances fake clocks while it waits if they look like Jest's.
  vi.stubGlobal("jest", { advanceTimersByTime: vi.advanceTimersByTime });
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

/** Advances the frozen clock. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/**
 * Freezes `AbortSignal.timeout`, by which the client limits its calls, and no other clock, until the end of the test.
 * @returns `after` schedules a callback on this clock; `pass` advances it. Milliseconds
 */
export function freezeCallTimeouts() {
  let now = 0;
  let timers: { time: number; run: () => void }[] = [];

  const after = (milliseconds: number, run: () => void) => {
    timers.push({ time: now + milliseconds, run });
  };

  const pass = async (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ time }) => time <= now);
    timers = timers.filter(({ time }) => time > now);
    await act(async () => {
      for (const { run } of due) run();
    });
  };

  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    const reason = new DOMException("The operation timed out.", "TimeoutError");
    after(milliseconds, () => controller.abort(reason));
    return controller.signal;
  });
  onTestFinished(() => timeout.mockRestore());

  return { after, pass };
}
