import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DATABASE_KEY } from "@/mocks/storage-db";

const start = vi.hoisted(() => vi.fn());

vi.mock("msw/browser", () => ({ setupWorker: () => ({ start }) }));

const { resetDemoData, startMocks } = await import("@/mocks/browser");

function allowServiceWorkers() {
  const serviceWorker = new EventTarget();
  vi.stubGlobal("navigator", { ...navigator, serviceWorker });
  return serviceWorker;
}

const fetched = vi.fn(async () => new Response());

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockClear());
  start.mockReset();
  localStorage.clear();
});

afterEach(() => vi.useRealTimers());

describe("starting the mocks", () => {
  it("starts the service worker, which ignores requests without a handler", async () => {
    allowServiceWorkers();
    start.mockResolvedValue(undefined);
    await expect(startMocks()).resolves.toBeUndefined();
    const settings = expect.objectContaining({ onUnhandledRequest: "bypass" });
    expect(start).toHaveBeenCalledExactlyOnceWith(settings);
  });

  it("fails with an explanation if the browser has no service workers", async () => {
    await expect(startMocks()).rejects.toThrow(
      "The demo needs a service worker, which this browser only allows on https:// addresses and on localhost.",
    );
  });

  it("fails with an explanation if the worker does not start within ten seconds", async () => {
    vi.useFakeTimers();
    allowServiceWorkers();
    start.mockReturnValue(new Promise(() => {}));
    const hasEnded = vi.fn();
    const starting = startMocks().finally(hasEnded);
    const result = expect(starting).rejects.toThrow("seems to block its service worker");
    await vi.advanceTimersByTimeAsync(9_999);
    expect(hasEnded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await result;
  });

  it("fails with an explanation if the worker cannot be registered", async () => {
    allowServiceWorkers();
    start.mockRejectedValue(new Error("[MSW] Failed to register"));
    await expect(startMocks()).rejects.toThrow("seems to block its service worker");
  });
});

describe("a call in the demo", () => {
  /** Starts the mocks with a worker that the browser has stopped meanwhile. @returns what wakes it */
  async function startWithForgetfulWorker() {
    const container = allowServiceWorkers();
    const postMessage = vi.fn();
    start.mockResolvedValue({ active: { postMessage } });
    await startMocks();
    const answer = () =>
      container.dispatchEvent(new MessageEvent("message", { data: { type: "MOCKING_ENABLED" } }));
    return { postMessage, answer };
  }

  it("waits until the worker, which the browser may have stopped, knows the page again", async () => {
    const { postMessage, answer } = await startWithForgetfulWorker();
    const call = fetch("https://api.test/tips");
    expect(postMessage).toHaveBeenCalledExactlyOnceWith("MOCK_ACTIVATE");
    expect(fetched).not.toHaveBeenCalled();
    answer();
    await call;
    expect(fetched).toHaveBeenCalledExactlyOnceWith("https://api.test/tips", undefined);
  });

  it("fails, and is not sent, if the worker does not answer", async () => {
    await startWithForgetfulWorker();
    vi.useFakeTimers();
    const result = expect(fetch("https://api.test/tips")).rejects.toThrow("No answer");
    await vi.advanceTimersByTimeAsync(5000);
    await result;
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("resetting the demo", () => {
  it("restores the seeds and keeps all other keys", () => {
    localStorage.setItem(DATABASE_KEY, "spoilt");
    localStorage.setItem("theme", "dusk");
    resetDemoData();
    expect(localStorage.getItem(DATABASE_KEY)).toContain("Robin Ashdown");
    expect(localStorage.getItem("theme")).toBe("dusk");
  });
});
