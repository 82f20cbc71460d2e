// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DATABASE_KEY } from "@/mocks/storage-db";

const start = vi.hoisted(() => vi.fn());

vi.mock("msw/browser", () => ({ setupWorker: () => ({ start }) }));

const { resetDemoData, startMocks } = await import("@/mocks/browser");

function allowServiceWorkers(): void {
  vi.stubGlobal("navigator", { ...navigator, serviceWorker: {} });
}

beforeEach(() => {
  start.mockReset();
  localStorage.clear();
});

afterEach(() => vi.useRealTimers());

describe("starting the mocks", () => {
  it("resolves once the worker runs", async () => {
    allowServiceWorkers();
    start.mockResolvedValue(undefined);
    await expect(startMocks()).resolves.toBeUndefined();
    expect(start).toHaveBeenCalledWith({
      onUnhandledRequest: "bypass",
      quiet: true,
      serviceWorker: { url: "/mockServiceWorker.js" },
    });
  });

  it("says so where the browser has no service workers", async () => {
    await expect(startMocks()).rejects.toThrow(
      "The demo needs a service worker, which this browser only allows on https:// addresses and on localhost.",
    );
  });

  it("says so when the worker has not started within ten seconds", async () => {
    vi.useFakeTimers();
    allowServiceWorkers();
    start.mockReturnValue(new Promise(() => {}));
    const result = expect(startMocks()).rejects.toThrow("seems to block its service worker");
    await vi.advanceTimersByTimeAsync(10_000);
    await result;
  });

  it("says so when the worker cannot be registered", async () => {
    allowServiceWorkers();
    start.mockRejectedValue(new Error("[MSW] Failed to register"));
    await expect(startMocks()).rejects.toThrow("seems to block its service worker");
  });
});

describe("resetting the demo", () => {
  it("puts the seeds back", () => {
    localStorage.setItem(DATABASE_KEY, "spoilt");
    resetDemoData();
    expect(localStorage.getItem(DATABASE_KEY)).toContain("Robin Ashdown");
  });

  it("leaves other people's keys alone", () => {
    localStorage.setItem("theme", "dusk");
    resetDemoData();
    expect(localStorage.getItem("theme")).toBe("dusk");
  });

  it("works where the browser forbids localStorage", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(resetDemoData).not.toThrow();
  });
});
