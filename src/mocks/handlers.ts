import { delay, type HttpHandler, http } from "msw";
import type { Environment } from "@/lib/env";
import { identityToolkitHandlers } from "@/mocks/identity-toolkit/identity-handlers";
import { anyApiUrl, anyProviderUrl } from "@/mocks/mocked-urls";
import { restHandlers } from "@/mocks/rest/rest-handlers";
import type { Database } from "@/mocks/storage-db";

/** The two servers that the handlers stand for. */
export type MockedEnvironment = {
  apiBaseUrl: Environment["apiBaseUrl"];
  firebase: Pick<Environment["firebase"], "projectId">;
};

export interface HandlerOptions {
  /** Milliseconds since 1970; left out: the real clock. */
  now?: () => number;
  /** Between how many milliseconds an answer takes; left out: none. */
  latencyMs?: { min: number; max: number } | undefined;
}

/** Waits, and answers nothing, so that MSW asks the next handler. */
function withLatency({ min, max }: { min: number; max: number }) {
  return async (): Promise<void> => {
    await delay(min + Math.random() * (max - min));
  };
}

/**
 * Everything the client talks to: the gardening backend and Firebase's sign-in.
 * @param environment the addresses to answer at
 */
export function createHandlers(
  db: Database,
  environment: MockedEnvironment,
  { now = Date.now, latencyMs }: HandlerOptions = {},
): HttpHandler[] {
  const { apiBaseUrl, firebase } = environment;
  const urls = [anyApiUrl(apiBaseUrl), anyProviderUrl];
  return [
    ...(latencyMs ? urls.map((url) => http.all(url, withLatency(latencyMs))) : []),
    ...restHandlers(db, apiBaseUrl),
    ...identityToolkitHandlers({ db, projectId: firebase.projectId, now }),
  ];
}
