import * as v from "valibot";
import { type ProviderId, providerIds } from "@/auth/auth-user";
import {
  createAccount,
  createLocalId,
  findByEmail,
  isEmail,
} from "@/mocks/identity-toolkit/accounts";
import { type IdentityCall, IdentityError } from "@/mocks/identity-toolkit/identity-call";
import { decodeJwt, issueTokens } from "@/mocks/identity-toolkit/tokens";

const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.check(isEmail), v.toLowerCase()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

export type Claims = v.InferOutput<typeof ClaimsSchema>;

const RequestSchema = v.object({ postBody: v.string() });

const CredentialSchema = v.object({ id_token: v.string(), providerId: v.picklist(providerIds) });

/**
 * Reads a provider's ID token: a JWT, whose signature is not verified, or its claims as plain JSON, as in the Auth
 * emulator.
 * @throws {IdentityError} `INVALID_IDP_RESPONSE`
 */
export function readCredential(idToken: string): Claims {
  const json = idToken.startsWith("{") ? idToken : decodeJwt(idToken);
  const claims = v.safeParse(v.pipe(v.string(), v.parseJson(), ClaimsSchema), json);
  if (claims.success) return claims.output;
  throw new IdentityError("INVALID_IDP_RESPONSE", `Unable to parse id_token: ${idToken}`);
}

/** accounts:signInWithIdp. An account with the same e-mail address is the same person's. */
export const signInWithIdp: IdentityCall = (context, body) => {
  const { postBody } = v.parse(RequestSchema, body);
  const { id_token: oauthIdToken, providerId } = v.parse(
    CredentialSchema,
    Object.fromEntries(new URLSearchParams(postBody)),
  );
  const claims = readCredential(oauthIdToken);
  const { sub, email, name = null, picture = null } = claims;

  return context.db.update((data) => {
    const isSame = (profile: { provider: ProviderId; sub: string }) =>
      profile.provider === providerId && profile.sub === sub;
    const known = data.accounts.find(({ profiles }) => profiles.some(isSame));
    const found = known ?? findByEmail(data.accounts, email);
    const account =
      found ??
      createAccount({
        localId: createLocalId(),
        email,
        emailVerified: claims.email_verified,
        createdAt: context.now(),
      });
    if (!found) data.accounts.push(account);
    if (account.disabled) throw new IdentityError("USER_DISABLED");
    if (!known) {
      account.displayName = name;
      account.photoUrl = picture;
    }
    account.profiles = [
      ...account.profiles.filter(({ provider }) => provider !== providerId),
      { provider: providerId, sub, email, name, picture },
    ];
    account.lastLoginAt = context.now();
    return {
      ...profileResponse(providerId, claims),
      oauthIdToken,
      ...(!found && { isNewUser: true }),
      localId: account.localId,
      emailVerified: account.emailVerified,
      ...issueTokens(context, data, account, providerId),
    };
  });
};

/** The profile's fields in the response. JSON omits undefined values. */
function profileResponse(providerId: ProviderId, claims: Claims) {
  const { sub, email, email_verified, name, given_name, family_name, picture } = claims;
  const profile = { name, given_name, family_name, picture };
  return {
    kind: "identitytoolkit#VerifyAssertionResponse",
    context: "",
    oauthAccessToken: "mocked-access-token",
    providerId,
    federatedId: `https://${providerId}/${sub}`,
    email,
    displayName: name,
    fullName: name,
    firstName: given_name,
    lastName: family_name,
    photoUrl: picture,
    rawUserInfo: JSON.stringify({ id: sub, email, verified_email: email_verified, ...profile }),
  };
}
