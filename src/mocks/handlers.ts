import { delay, getResponse, type HttpHandler, HttpResponse, http } from "msw";
import { answerCall } from "@/mocks/conditions";
import { identityToolkitHandlers } from "@/mocks/identity-toolkit/identity-handlers";
import { anyApiUrl, anyProviderUrl } from "@/mocks/mocked-urls";
import { restHandlers } from "@/mocks/rest/rest-handlers";
import type { Database } from "@/mocks/storage-db";

interface HandlerOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  latencyMs?: { min: number; max: number } | undefined;
  /** Has the tips and gardeners; by default the same database as the accounts'. */
  community?: Database;
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
  { now = Date.now, latencyMs, community = db }: HandlerOptions = {},
): HttpHandler[] {
  const backend = restHandlers(community, apiBaseUrl);
  const urls = [anyApiUrl(apiBaseUrl), anyProviderUrl()];
  return [
    ...(latencyMs ? urls.map((url) => http.all(url, withLatency(latencyMs))) : []),
    http.all(anyApiUrl(apiBaseUrl), ({ request }) =>
      answerCall(
        request,
        async () => (await getResponse(backend, request)) ?? HttpResponse.error(),
      ),
    ),
    ...identityToolkitHandlers({ db, now }),
  ];
}
