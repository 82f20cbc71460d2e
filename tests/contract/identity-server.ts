import * as v from "valibot";
import { beforeEach, expect } from "vitest";
import { createHandlers } from "@/mocks/handlers";
import { createDatabase } from "@/mocks/storage-db";
import { server } from "../support/server";

/** The mocks' clock, which a test may advance. Milliseconds since 1970. */
export const clock = { now: Date.now() };

/** The provider's data, empty before each test. */
export const db = createDatabase();

const handlers = createHandlers(
  db,
  { apiBaseUrl: "https://api.test", firebase: { projectId: "contract" } },
  { now: () => clock.now },
);

/** Gives each test of a file a sign-in provider without accounts, in place of the one that all tests share. */
export function startIdentityServer(): void {
  beforeEach(() => {
    db.reset();
    clock.now = Date.now();
    server.use(...handlers);
  });
}

export const password = "Marigold!2015";

export const productionHost = "https:/";
export const emulatorHost = "http://localhost:9099";

interface ProviderResponse {
  status: number;
  body: unknown;
}

async function readResponse(response: Response): Promise<ProviderResponse> {
  return { status: response.status, body: await response.json() };
}

/** Sends one of the Identity Toolkit's calls as the SDK does. */
export async function callProvider(
  name: string,
  body: object,
  host = productionHost,
): Promise<ProviderResponse> {
  const response = await fetch(
    `${host}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=test-key`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  return readResponse(response);
}

/** Requests a new ID token. */
export async function callTokenService(
  fields: Record<string, string>,
  host = productionHost,
): Promise<ProviderResponse> {
  const response = await fetch(`${host}/securetoken.googleapis.com/v1/token?key=test-key`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return readResponse(response);
}

/** Disables every account, as the project's owner can. */
export function disableAccounts(): void {
  db.update(({ accounts }) => {
    for (const account of accounts) account.disabled = true;
  });
}

/** Deletes every account, whose tokens remain in use. */
export function deleteAccounts(): void {
  db.update((data) => {
    data.accounts = [];
  });
}

/** The response to a rejected call. */
export function rejection(message: string | RegExp) {
  const text = typeof message === "string" ? message : expect.stringMatching(message);
  const errors = [{ message: text, domain: "global", reason: "invalid" }];
  return { status: 400, body: { error: { code: 400, message: text, errors } } };
}

const SignedInSchema = v.object({
  idToken: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/)),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  expiresIn: v.literal("3600"),
  localId: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.email()),
});

/** Sends a call that must sign a user in. @throws {Error} when the response has no valid tokens */
export async function signInBy(name: string, body: object) {
  return v.parse(SignedInSchema, (await callProvider(name, body)).body);
}

/** Creates an account. */
export async function register(email = "ida@example.org") {
  return signInBy("signUp", { email, password, returnSecureToken: true });
}

/** The body that the SDK sends for a Google credential. */
export function googleRequest(claims: object | string) {
  const idToken = typeof claims === "string" ? claims : JSON.stringify(claims);
  const postBody = `&id_token=${encodeURIComponent(idToken)}&providerId=google.com`;
  return { requestUri: "http://localhost", returnSecureToken: true, postBody };
}
