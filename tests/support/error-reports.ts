import { onTestFinished, vi } from "vitest";
import { settings } from "@/lib/settings";
import { defineTemporarily } from "./define-temporarily";

interface Report {
  message: string;
  at: string;
  release: string;
  browser: string;
  route: string;
}

/**
 * Records the error reports that the app sends until the end of the test, when the listeners that the app has added to the
 * window are removed too.
 */
export function recordReports() {
  const beacon = vi.fn((_url: string, _body: Blob) => true);
  const ended = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: ended.signal }),
  );
  defineTemporarily(navigator, "sendBeacon", beacon);
  settings.VITE_ERROR_REPORT_URL = "https://errors.test/report";
  onTestFinished(() => {
    settings.VITE_ERROR_REPORT_URL = null;
    ended.abort();
  });
  const reports = (): Promise<Report[]> =>
    Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text())));
  return { beacon, reports };
}
