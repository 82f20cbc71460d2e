import { act } from "@testing-library/react";
import { vi } from "vitest";

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
