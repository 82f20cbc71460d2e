import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/**
 * Stops the clock until the end of the test: it goes on by `passTime` alone, so that a test can tell a moment before
 * from the moment itself however busy the machine is.
 * @param alsoFaked `frames`: what is drawn frame by frame stands still too
 */
export function freezeClock({ frames = false } = {}): void {
  // Testing Library lets time pass by itself on clocks that look like Jest's.
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

/** Lets time pass on the stopped clock. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/**
 * Stops the clock by which the client gives up waiting for an answer, and no other one, until the end of the test.
 * @returns `after` calls back when so many milliseconds have passed on it; `pass` lets them pass
 */
export function freezePatience() {
  let now = 0;
  let alarms: { time: number; ring: () => void }[] = [];

  const after = (milliseconds: number, ring: () => void) => {
    alarms.push({ time: now + milliseconds, ring });
  };

  const pass = async (milliseconds: number) => {
    now += milliseconds;
    const due = alarms.filter(({ time }) => time <= now);
    alarms = alarms.filter(({ time }) => time > now);
    await act(async () => {
      for (const { ring } of due) ring();
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
