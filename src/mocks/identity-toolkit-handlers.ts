import { type HttpHandler, HttpResponse, http } from "msw";
import * as v from "valibot";
import { allowAnyOrigin, answerPreflight } from "@/mocks/cors";
import { lookup, sendOobCode, update } from "@/mocks/identity-toolkit/account-calls";
import { signInWithIdp } from "@/mocks/identity-toolkit/google-call";
import type { IdentityCall, IdentityContext } from "@/mocks/identity-toolkit/identity-context";
import {
  IdentityError,
  identityErrorAnswer,
  invalidPayloadAnswer,
  missingKeyAnswer,
} from "@/mocks/identity-toolkit/identity-error";
import { signInWithPassword, signUp } from "@/mocks/identity-toolkit/password-calls";
import { refreshIdToken } from "@/mocks/identity-toolkit/refresh-token-call";
import { accountsUrl, anyProviderUrl, tokenUrl } from "@/mocks/mocked-urls";

/** The calls by the last part of their path. */
const calls: Record<string, IdentityCall> = {
  signUp,
  signInWithPassword,
  signInWithIdp,
  lookup,
  update,
  sendOobCode,
};

/** @throws {SyntaxError} what is no JSON object */
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

async function answer(
  call: IdentityCall,
  context: IdentityContext,
  request: Request,
): Promise<Response> {
  if (!new URL(request.url).searchParams.get("key")) return missingKeyAnswer();
  try {
    const body = await call(context, await readBody(request));
    return HttpResponse.json(body, { headers: allowAnyOrigin });
  } catch (error) {
    if (error instanceof IdentityError) return identityErrorAnswer(error);
    if (error instanceof SyntaxError || v.isValiError(error)) {
      return invalidPayloadAnswer(error.message);
    }
    throw error;
  }
}

/**
 * Firebase's Identity Toolkit and its token service, as far as the product's sign-in uses them.
 * Any other call is answered `OPERATION_NOT_ALLOWED`, so that none reaches the real hosts.
 */
export function identityToolkitHandlers(context: IdentityContext): HttpHandler[] {
  return [
    http.options(anyProviderUrl, ({ request }) => answerPreflight(request)),
    ...Object.entries(calls).map(([name, call]) =>
      http.post(accountsUrl(name), ({ request }) => answer(call, context, request)),
    ),
    http.post(tokenUrl, ({ request }) => answer(refreshIdToken, context, request)),
    http.all(anyProviderUrl, () => identityErrorAnswer(new IdentityError("OPERATION_NOT_ALLOWED"))),
  ];
}
