import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Fakes the clock until the end of the test. It goes on by itself, never faster than the real one. */
export function fakeClock(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
}

/** Lets time pass on the faked clock. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
