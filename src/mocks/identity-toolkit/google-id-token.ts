import * as v from "valibot";
import { isEmail } from "@/mocks/identity-toolkit/accounts";
import { IdentityError } from "@/mocks/identity-toolkit/identity-error";
import { decodeJwt } from "@/mocks/identity-toolkit/unsigned-jwt";

const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.check(isEmail), v.toLowerCase()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

/** What Google says of a person. */
export type GoogleClaims = v.InferOutput<typeof ClaimsSchema>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads a Google id token: a JWT whose signature nobody checks, or its claims as plain JSON, as the Auth emulator takes them.
 * @throws {IdentityError} `INVALID_IDP_RESPONSE`
 */
export function readGoogleIdToken(idToken: string): GoogleClaims {
  const claims = idToken.startsWith("{") ? readJson(idToken) : decodeJwt(idToken);
  const result = v.safeParse(ClaimsSchema, claims);
  if (!result.success) {
    throw new IdentityError("INVALID_IDP_RESPONSE", `Unable to parse Google id_token: ${idToken}`);
  }
  return result.output;
}
