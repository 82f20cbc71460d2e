import { type HttpHandler, HttpResponse, http } from "msw";
import { lookup, update } from "@/mocks/identity-toolkit/account-calls";
import {
  type IdentityCall,
  type IdentityContext,
  IdentityError,
} from "@/mocks/identity-toolkit/identity-call";
import { signInWithPassword, signUp } from "@/mocks/identity-toolkit/password-calls";
import { signInWithIdp } from "@/mocks/identity-toolkit/provider-call";
import { refreshIdToken } from "@/mocks/identity-toolkit/tokens";
import { accountsUrl, anyProviderUrl, tokenUrl } from "@/mocks/mocked-urls";

const calls: Record<string, IdentityCall> = {
  signUp,
  signInWithPassword,
  signInWithIdp,
  lookup,
  update,
};

function refusal(message: string): Response {
  const errors = [{ message, domain: "global", reason: "invalid" }];
  return HttpResponse.json({ error: { code: 400, message, errors } }, { status: 400 });
}

async function respond(call: () => ReturnType<IdentityCall>): Promise<Response> {
  try {
    return HttpResponse.json(await call());
  } catch (error) {
    if (error instanceof IdentityError) return refusal(error.message);
    throw error;
  }
}

/** Calls without a handler fail with `OPERATION_NOT_ALLOWED`, so that none reaches the real Firebase. */
export function identityToolkitHandlers(context: IdentityContext): HttpHandler[] {
  return [
    ...Object.entries(calls).map(([name, call]) =>
      http.post(accountsUrl(name), async ({ request }) => {
        const body: unknown = await request.json();
        return respond(() => call(context, body));
      }),
    ),
    http.post(tokenUrl(), async ({ request }) => {
      const form = Object.fromEntries(new URLSearchParams(await request.text()));
      return respond(() => refreshIdToken(context, form));
    }),
    http.all(anyProviderUrl(), () => refusal("OPERATION_NOT_ALLOWED")),
  ];
}
