import * as v from "valibot";
import { createAccount, createLocalId, findByEmail } from "@/mocks/identity-toolkit/accounts";
import { type GoogleClaims, readGoogleIdToken } from "@/mocks/identity-toolkit/google-id-token";
import type { IdentityCall, IdentityContext } from "@/mocks/identity-toolkit/identity-context";
import { IdentityError } from "@/mocks/identity-toolkit/identity-error";
import { RequestTextSchema } from "@/mocks/identity-toolkit/request-text";
import { issueTokens } from "@/mocks/identity-toolkit/tokens";
import type { Account, GoogleProfile, StoredData } from "@/mocks/stored-data";

const RequestSchema = v.object({
  requestUri: v.optional(RequestTextSchema),
  postBody: v.optional(RequestTextSchema, ""),
  idToken: v.optional(RequestTextSchema),
});

/** accounts:signInWithIdp, for Google alone. */
export const signInWithIdp: IdentityCall = (context, body) => {
  const { requestUri, postBody, idToken } = v.parse(RequestSchema, body);
  if (!requestUri) throw new IdentityError("MISSING_REQUEST_URI");
  if (!URL.canParse(requestUri)) throw new IdentityError("INVALID_REQUEST_URI");
  const credential = new URLSearchParams(postBody);
  if (!credential.get("providerId")) {
    const detail = `Invalid IdP response/credential: ${requestUri}?${postBody}`;
    throw new IdentityError("INVALID_CREDENTIAL_OR_PROVIDER_ID", detail);
  }
  // With an id token the call links Google to a signed-in user, which the product never does.
  if (credential.get("providerId") !== "google.com" || idToken !== undefined) {
    throw new IdentityError("OPERATION_NOT_ALLOWED");
  }
  const oauthIdToken = credential.get("id_token") ?? "";
  const claims = readGoogleIdToken(oauthIdToken);

  return context.db.update((data) => {
    const known = data.accounts.find(({ google }) => google?.sub === claims.sub);
    const namesake = known ? undefined : findByEmail(data.accounts, claims.email);
    const answer = { ...profileAnswer(claims), oauthIdToken };
    if (namesake && !claims.email_verified) {
      // The SDK makes `auth/account-exists-with-different-credential` of it.
      const verifiedProvider = namesake.google ? ["google.com"] : [];
      const { localId } = namesake;
      return { ...answer, localId, needConfirmation: true, verifiedProvider };
    }
    // Another person of Google's had the e-mail before.
    const isRecycled = Boolean(namesake?.google);
    if (namesake) linkGoogle(context, namesake, claims);
    const account = known ?? namesake ?? addAccount(context, data, claims);
    if (account.disabled) throw new IdentityError("USER_DISABLED");
    account.google = googleProfile(claims);
    account.lastLoginAt = context.now();
    return {
      ...answer,
      ...(isRecycled && { emailRecycled: true }),
      ...(!known && !namesake && { isNewUser: true }),
      localId: account.localId,
      emailVerified: account.emailVerified,
      ...issueTokens(context, data, account, "google.com"),
    };
  });
};

function googleProfile({ sub, email, name, picture }: GoogleClaims): GoogleProfile {
  return { sub, email, name: name ?? null, picture: picture ?? null };
}

/**
 * Google vouches for the e-mail, so its account takes over. A password that was set without the e-mail ever being
 * confirmed is dropped with its sessions: a stranger may have set it.
 */
function linkGoogle({ now }: IdentityContext, account: Account, claims: GoogleClaims): void {
  if (!account.emailVerified) {
    account.password = null;
    account.validSince = Math.floor(now() / 1000);
  }
  account.emailVerified = true;
  account.displayName = claims.name ?? null;
  account.photoUrl = claims.picture ?? null;
}

function addAccount(
  { now }: IdentityContext,
  data: StoredData,
  { email, email_verified, name, picture }: GoogleClaims,
): Account {
  const account = createAccount({
    localId: createLocalId(),
    email,
    createdAt: now(),
    emailVerified: email_verified,
    displayName: name ?? null,
    photoUrl: picture ?? null,
    // No password was ever set that could void a token.
    validSince: 0,
  });
  data.accounts.push(account);
  return account;
}

function profileAnswer(claims: GoogleClaims) {
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
    ...(name !== undefined && { displayName: name, fullName: name }),
    ...(given_name !== undefined && { firstName: given_name }),
    ...(family_name !== undefined && { lastName: family_name }),
    ...(picture !== undefined && { photoUrl: picture }),
    rawUserInfo: JSON.stringify({ id: sub, email, verified_email: email_verified, ...profile }),
  };
}
