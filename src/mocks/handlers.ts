import { delay, type HttpHandler, http } from "msw";
import { identityToolkitHandlers } from "@/mocks/identity-toolkit/identity-handlers";
import { anyApiUrl, anyProviderUrl } from "@/mocks/mocked-urls";
import { restHandlers } from "@/mocks/rest/rest-handlers";
import type { Database } from "@/mocks/storage-db";

interface HandlerOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  latencyMs?: { min: number; max: number } | undefined;
}

/** Delays a request, then leaves it to the next handler. */
function withLatency({ min, max }: { min: number; max: number }) {
  return async (): Promise<void> => {
    await delay(min + Math.random() * (max - min));
  };
}

export function createHandlers(
  db: Database,
  apiBaseUrl: string,
  { now = Date.now, latencyMs }: HandlerOptions = {},
): HttpHandler[] {
  const urls = [anyApiUrl(apiBaseUrl), anyProviderUrl()];
  return [
    ...(latencyMs ? urls.map((url) => http.all(url, withLatency(latencyMs))) : []),
    ...restHandlers(db, apiBaseUrl),
    ...identityToolkitHandlers({ db, now }),
  ];
}
