import * as v from "valibot";
import {
  createAccount,
  createLocalId,
  findByEmail,
  isEmail,
} from "@/mocks/identity-toolkit/accounts";
import {
  type IdentityCall,
  type IdentityContext,
  IdentityError,
} from "@/mocks/identity-toolkit/identity-call";
import { decodeJwt, issueTokens } from "@/mocks/identity-toolkit/tokens";
import type { Account, StoredData } from "@/mocks/stored-data";

const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.check(isEmail), v.toLowerCase()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

export type GoogleClaims = v.InferOutput<typeof ClaimsSchema>;

const RequestSchema = v.object({ postBody: v.string() });

/**
 * Reads a Google ID token: a JWT, whose signature is not verified, or its claims as plain JSON, as in the Auth
 * emulator.
 * @throws {IdentityError} `INVALID_IDP_RESPONSE`
 */
export function readGoogleIdToken(idToken: string): GoogleClaims {
  const json = idToken.startsWith("{") ? idToken : decodeJwt(idToken);
  const claims = v.safeParse(v.pipe(v.string(), v.parseJson(), ClaimsSchema), json);
  if (claims.success) return claims.output;
  throw new IdentityError("INVALID_IDP_RESPONSE", `Unable to parse Google id_token: ${idToken}`);
}

/** accounts:signInWithIdp, for Google alone. */
export const signInWithIdp: IdentityCall = (context, body) => {
  const { postBody } = v.parse(RequestSchema, body);
  const oauthIdToken = new URLSearchParams(postBody).get("id_token") ?? "";
  const claims = readGoogleIdToken(oauthIdToken);

  return context.db.update((data) => {
    const { sub, email, name = null, picture = null } = claims;
    const known = data.accounts.find(({ google }) => google?.sub === sub);
    const withSameEmail = known ? undefined : findByEmail(data.accounts, email);
    const response = { ...profileResponse(claims), oauthIdToken };
    if (withSameEmail && !claims.email_verified) {
      // The SDK turns this into `auth/account-exists-with-different-credential`.
      const verifiedProvider = withSameEmail.google ? ["google.com"] : [];
      return {
        ...response,
        localId: withSameEmail.localId,
        needConfirmation: true,
        verifiedProvider,
      };
    }
    // The e-mail address has moved to another Google account.
    const isRecycled = Boolean(withSameEmail?.google);
    if (withSameEmail) takeOver(context, withSameEmail);
    const account = known ?? withSameEmail ?? addAccount(context, data, claims);
    if (account.disabled) throw new IdentityError("USER_DISABLED");
    if (!known) {
      account.displayName = name;
      account.photoUrl = picture;
    }
    account.google = { sub, email, name, picture };
    account.lastLoginAt = context.now();
    return {
      ...response,
      ...(isRecycled && { emailRecycled: true }),
      ...(!known && !withSameEmail && { isNewUser: true }),
      localId: account.localId,
      emailVerified: account.emailVerified,
      ...issueTokens(context, data, account, "google.com"),
    };
  });
};

/**
 * Marks an unverified e-mail address as verified, since Google has verified it. The account's password is dropped, and
 * its sessions are invalidated, since a stranger may have registered with the address.
 */
function takeOver({ now }: IdentityContext, account: Account): void {
  if (account.emailVerified) return;
  account.emailVerified = true;
  account.password = null;
  account.validSince = Math.floor(now() / 1000);
}

function addAccount({ now }: IdentityContext, data: StoredData, claims: GoogleClaims): Account {
  const account = createAccount({
    localId: createLocalId(),
    email: claims.email,
    emailVerified: claims.email_verified,
    createdAt: now(),
    // Firebase sets it only once there is a password.
    validSince: 0,
  });
  data.accounts.push(account);
  return account;
}

/** The profile's fields in the response. JSON omits undefined values. */
function profileResponse(claims: GoogleClaims) {
  const { sub, email, email_verified, name, given_name, family_name, picture } = claims;
  const profile = { name, given_name, family_name, picture };
  return {
    kind: "identitytoolkit#VerifyAssertionResponse",
    context: "",
    oauthAccessToken: "mocked-google-access-token",
    providerId: "google.com",
    federatedId: `https://accounts.google.com/${sub}`,
    email,
    emailVerified: email_verified,
    displayName: name,
    fullName: name,
    firstName: given_name,
    lastName: family_name,
    photoUrl: picture,
    rawUserInfo: JSON.stringify({ id: sub, email, verified_email: email_verified, ...profile }),
  };
}
