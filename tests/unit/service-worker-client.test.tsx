import { expect, it, onTestFinished, vi } from "vitest";
import { Workbox } from "workbox-window";
import { startServiceWorker } from "@/app/offline/service-worker-client";
import { defineTemporarily } from "../support/define-temporarily";

const MINUTE = 60_000;

it("the browser looks for a new version when the page becomes visible, at most hourly", () => {
  vi.useFakeTimers();
  vi.stubEnv("PROD", true);
  onTestFinished(() => void vi.unstubAllEnvs());
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
