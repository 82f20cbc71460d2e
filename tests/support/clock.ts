import { act } from "@testing-library/react";
import { vi } from "vitest";

const lazyCode = import.meta.glob([
  "/src/routes/*/*-page.tsx",
  "/src/routes/home/later-sections.tsx",
  "/src/app/layout/*.tsx",
  "/src/auth/auth-client.ts",
  "/src/features/tips/tip-search.ts",
]);

/**
 * Freezes the clock until the end of the test. Only `passTime`, `findBy…`, `waitFor` and user events advance it, so that
 * the result does not depend on how busy the machine is. First loads the app's lazy code, which would take longer than
 * `findBy…` waits on a frozen clock.
 * @param options `frames`: whether to freeze animation frames too
 */
export async function freezeClock({ frames = false } = {}): Promise<void> {
  await Promise.all([import("sweetalert2"), ...Object.values(lazyCode).map((load) => load())]);
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

export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
