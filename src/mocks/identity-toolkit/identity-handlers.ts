import { type HttpHandler, HttpResponse, http } from "msw";
import * as v from "valibot";
import { lookup, sendOobCode, update } from "@/mocks/identity-toolkit/account-calls";
import { signInWithIdp } from "@/mocks/identity-toolkit/google-call";
import {
  type IdentityCall,
  type IdentityContext,
  IdentityError,
} from "@/mocks/identity-toolkit/identity-call";
import { signInWithPassword, signUp } from "@/mocks/identity-toolkit/password-calls";
import { refreshIdToken } from "@/mocks/identity-toolkit/tokens";
import { accountsUrl, anyProviderUrl, tokenUrl } from "@/mocks/mocked-urls";

/** The calls by the last segment of their path. */
const calls: Record<string, IdentityCall> = {
  signUp,
  signInWithPassword,
  signInWithIdp,
  lookup,
  update,
  sendOobCode,
};

/** @throws {SyntaxError} for anything but a JSON object */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (request.headers.get("Content-Type")?.includes("x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (text === "") return {};
  const body: unknown = JSON.parse(text);
  if (Array.isArray(body)) throw new SyntaxError("must be object");
  return body;
}

function refusal(code: number, message: string, reason: string, status?: string): Response {
  const errors = [{ message, domain: "global", reason }];
  return HttpResponse.json(
    { error: { code, message, errors, ...(status !== undefined && { status }) } },
    { status: code },
  );
}

async function answer(
  call: IdentityCall,
  context: IdentityContext,
  request: Request,
): Promise<Response> {
  if (!new URL(request.url).searchParams.get("key")) {
    const message = "The request is missing a valid API key.";
    return refusal(403, message, "forbidden", "PERMISSION_DENIED");
  }
  try {
    return HttpResponse.json(await call(context, await readBody(request)));
  } catch (error) {
    if (error instanceof IdentityError) return refusal(400, error.message, "invalid");
    if (error instanceof SyntaxError || v.isValiError(error)) {
      const message = `Invalid JSON payload received. ${error.message}`;
      return refusal(400, message, "invalid", "INVALID_ARGUMENT");
    }
    throw error;
  }
}

/**
 * The handlers of Firebase's Identity Toolkit and token service, as far as the app uses them. Any other call fails with
 * `OPERATION_NOT_ALLOWED`, so that none reaches the real hosts.
 */
export function identityToolkitHandlers(context: IdentityContext): HttpHandler[] {
  return [
    ...Object.entries(calls).map(([name, call]) =>
      http.post(accountsUrl(name), ({ request }) => answer(call, context, request)),
    ),
    http.post(tokenUrl, ({ request }) => answer(refreshIdToken, context, request)),
    http.all(anyProviderUrl, () => refusal(400, "OPERATION_NOT_ALLOWED", "invalid")),
  ];
}
