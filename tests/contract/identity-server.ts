import { beforeEach } from "vitest";
import { createHandlers } from "@/mocks/handlers";
import { createDatabase } from "@/mocks/storage-db";
import { server } from "../support/server";

/** The mocks' clock, which a test may advance. Milliseconds since 1970. */
export const clock = { now: Date.now() };

/** The provider's data, empty before each test. */
export const db = createDatabase();

const handlers = createHandlers(db, "https://api.test", { now: () => clock.now });

/** Replaces the shared sign-in provider, in each test of a file, with one that has no accounts. */
export function startIdentityServer(): void {
  beforeEach(() => {
    db.reset();
    clock.now = Date.now();
    server.use(...handlers);
  });
}

export interface ProviderResponse {
  status: number;
  body: unknown;
}

/**
 * Sends a call to the provider as the SDK does.
 * @param name the last part of the call's path; `token` is the token service's call
 * @param base precedes the provider's host; the emulator has that host in its path
 * @param prepare makes the request
 */
export async function callProvider(
  name: string,
  body: Record<string, unknown>,
  base = "https://",
  prepare = (url: string, init: RequestInit) => new Request(url, init),
): Promise<ProviderResponse> {
  const isToken = name === "token";
  const path = isToken
    ? "securetoken.googleapis.com/v1/token"
    : `identitytoolkit.googleapis.com/v1/accounts:${name}`;
  const form = Object.entries(body).map(([key, value]) => [key, String(value)]);
  const response = await fetch(
    prepare(`${base}${path}?key=test-key`, {
      method: "POST",
      ...(!isToken && { headers: { "Content-Type": "application/json" } }),
      body: isToken ? new URLSearchParams(form) : JSON.stringify(body),
    }),
  );
  return { status: response.status, body: await response.json() };
}
