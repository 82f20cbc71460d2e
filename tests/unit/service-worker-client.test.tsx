import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Workbox } from "workbox-window";
import { type LoadVersion, startServiceWorker } from "@/app/offline/service-worker-client";
import { defineTemporarily } from "../support/define-temporarily";

const MINUTE = 60_000;

beforeEach(() => {
  vi.stubEnv("PROD", true);
  onTestFinished(() => void vi.unstubAllEnvs());
});

it("the browser looks for a new version when the page becomes visible, at most hourly", () => {
  vi.useFakeTimers();
  defineTemporarily(navigator, "serviceWorker", new EventTarget());
  const update = vi.spyOn(Workbox.prototype, "update").mockResolvedValue();
  const stop = startServiceWorker(() => {});
  const returnAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  vi.spyOn(Workbox.prototype, "register").mockResolvedValue(undefined);

  returnAfter(59 * MINUTE);
  expect(update).not.toHaveBeenCalled();
  returnAfter(MINUTE);
  returnAfter(MINUTE);
  expect(update).toHaveBeenCalledTimes(1);
  returnAfter(60 * MINUTE);
  expect(update).toHaveBeenCalledTimes(2);
  stop();
  returnAfter(120 * MINUTE);
  expect(update).toHaveBeenCalledTimes(2);
  // The hooks after each test wait for real ones.
  vi.useRealTimers();
});

it("a new version that another tab has activated is loaded only if nothing would be lost", () => {
  defineTemporarily(
    navigator,
    "serviceWorker",
    Object.assign(new EventTarget(), { controller: {} }),
  );
  const listen = vi.spyOn(Workbox.prototype, "addEventListener");
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  const announced = vi.fn<(load: LoadVersion) => void>();
  const stop = startServiceWorker(announced);
  onTestFinished(stop);
  const [, handleControlling] = listen.mock.calls.find(([type]) => type === "controlling") ?? [];
  (handleControlling as unknown as () => void)();
  const [load] = announced.mock.calls[0] ?? [];
  load?.(() => false);
  expect(reload).not.toHaveBeenCalled();
  load?.(() => true);
  expect(reload).toHaveBeenCalledOnce();
  load?.();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("the site works without a service worker where the browser throws when it is asked for one", () => {
  const get = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, get });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  expect(() => startServiceWorker(() => {})()).not.toThrow();
});
