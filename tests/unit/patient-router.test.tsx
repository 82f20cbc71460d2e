import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patient } from "@/app/patient-router";

/** What a listener hears of the way from one page to the next, whose data takes that long. */
async function heardOnTheWay(loaderMs: number): Promise<string[]> {
  const router = patient(
    createMemoryRouter([
      { path: "/" },
      {
        path: "/next",
        loader: () => new Promise((resolve) => setTimeout(resolve, loaderMs, null)),
      },
    ]),
  );
  const heard: string[] = [];
  const unsubscribe = router.subscribe(({ navigation, location }) => {
    heard.push(`${location.pathname} ${navigation.state}`);
  });
  void router.navigate("/next");
  await vi.advanceTimersByTimeAsync(loaderMs + 1);
  unsubscribe();
  return heard;
}

describe("a page change", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is not said to be on its way when the page is there in a moment", async () => {
    expect(await heardOnTheWay(90)).toEqual(["/next idle"]);
  });

  it("is said to be on its way after a moment", async () => {
    expect(await heardOnTheWay(500)).toEqual(["/ loading", "/next idle"]);
  });

  it("is not spoken of any more to somebody who has stopped listening", async () => {
    const router = patient(
      createMemoryRouter([{ path: "/" }, { path: "/next", loader: () => new Promise(() => {}) }]),
    );
    const listener = vi.fn();
    const unsubscribe = router.subscribe(listener);
    void router.navigate("/next");
    unsubscribe();
    await vi.advanceTimersByTimeAsync(1000);
    expect(listener).not.toHaveBeenCalled();
  });
});
