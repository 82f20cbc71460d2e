/**
 * @file The cases in which the mocked Identity Toolkit is compared with Firebase's Auth emulator: requests that the SDK
 * sends for this app.
 *
 * Left out are cases in which the emulator differs from the real provider or from this project's settings:
 * - too many failed attempts (TOO_MANY_ATTEMPTS_TRY_LATER): the emulator does not count them;
 * - an ID token older than an hour (TOKEN_EXPIRED): the emulator ignores `exp`. A revoked token, which gets the
 *   same error, is compared;
 * - the refresh token of a deleted account or of a revoked session: the documented errors are USER_NOT_FOUND and
 *   TOKEN_EXPIRED; the emulator responds with INVALID_REFRESH_TOKEN and with a new token;
 * - an e-mail without a dot in its domain: the emulator accepts nearly anything, on purpose.
 *
 * Left out, too, is what no screen shows, and the mock has in a simpler form: a provider's sign-in with the e-mail of another
 * person's account, or of one that is not confirmed.
 */

export interface CallStep {
  /** The last part of the call's path; `token` is the token service's call. */
  call: "lookup" | "signInWithIdp" | "signInWithPassword" | "signUp" | "token" | "update";
  /** `{idToken}` and `{refreshToken}` are replaced with the latest tokens received. */
  body: Record<string, unknown>;
}

/** An action of the project's owner on all accounts. */
export type OwnerAction = "confirm e-mails" | "delete" | "disable" | "revoke";

/** The steps of each case, by name. They run in order, and start without any accounts. */
type IdentityCases = Record<string, readonly (CallStep | OwnerAction)[]>;

export const password = "Marigold!2015";
export const email = "ida@example.org";
const idToken = "{idToken}";
const withTokens = { returnSecureToken: true };

export const claims = {
  sub: "1234567890",
  email,
  email_verified: true,
  name: "Ida Berg",
  picture: "https://example.org/ida.jpg",
};
const { name: _name, picture: _picture, ...withoutProfile } = claims;
const unverified = { ...claims, email_verified: false };

export function signUp(fields: object = {}): CallStep {
  return { call: "signUp", body: { email, password, ...withTokens, ...fields } };
}

export function signIn(fields: object = {}): CallStep {
  return { call: "signInWithPassword", body: { email, password, ...withTokens, ...fields } };
}

export function update(fields: object): CallStep {
  return { call: "update", body: { idToken, ...withTokens, ...fields } };
}

export function google(credential: object | string): CallStep {
  const token = typeof credential === "string" ? credential : JSON.stringify(credential);
  const postBody = `&id_token=${encodeURIComponent(token)}&providerId=google.com`;
  return {
    call: "signInWithIdp",
    body: { requestUri: "http://localhost", postBody, ...withTokens },
  };
}

export function lookup(token = idToken): CallStep {
  return { call: "lookup", body: { idToken: token } };
}

export function refresh(token = "{refreshToken}"): CallStep {
  return { call: "token", body: { grant_type: "refresh_token", refresh_token: token } };
}

export const identityCases: IdentityCases = {
  "a sign-up": [signUp(), lookup()],
  "a sign-up with capital letters in the e-mail": [signUp({ email: "Ida@Example.ORG" }), signUp()],
  "a sign-up with an e-mail that has an account": [
    signUp(),
    signUp(),
    signUp({ email: "IDA@example.org" }),
    signUp({ password: "other Password!1" }),
    signUp({ password: "Ab!1" }),
  ],
  "a sign-up with a weak password": [signUp({ password: "Ab!12" })],
  "a sign-up with a field missing": [
    signUp({ email: "" }),
    signUp({ password: "" }),
    signUp({ email: "ida@", password: "" }),
  ],
  "a sign-up with an invalid e-mail": [
    signUp({ email: "ida" }),
    signUp({ email: "ida@" }),
    signUp({ email: "@example.org" }),
    signUp({ email: "ida@example@org" }),
  ],
  "a sign-in with a password": [signUp(), signIn(), lookup(), signIn({ email: "IDA@example.org" })],
  "a sign-in with the wrong password": [
    signUp(),
    signIn({ password: "wrong" }),
    signIn({ password: "marigold!2015" }),
  ],
  "a sign-in with an unknown e-mail": [signIn()],
  "a sign-in with a password to an account without one": [google(claims), signIn()],
  "a sign-in with a field missing or malformed": [
    signUp(),
    signIn({ email: "" }),
    signIn({ email: "ida" }),
    signIn({ email: "ida", password: "" }),
    signIn({ password: "" }),
  ],
  "a sign-in to a disabled account": [signUp(), "disable", signIn(), signIn({ password: "wrong" })],
  "a lookup with an invalid token": [lookup("opaque"), lookup("a.b.c")],
  "a revoked token": [signUp(), "revoke", lookup(), update({ displayName: "Ida" })],
  "the token of a deleted account": [
    signUp(),
    "delete",
    lookup(),
    update({ displayName: "Ida" }),
    signIn(),
  ],
  "the token of a disabled account": [
    signUp(),
    "disable",
    lookup(),
    update({ displayName: "Ida" }),
    refresh(),
  ],
  "a new name and photo": [
    signUp(),
    update({ displayName: "Ida Bergström 🌱", photoUrl: "https://example.org/ida.jpg" }),
    lookup(),
    update({ displayName: "Ida" }),
    update({ photoUrl: "https://example.org/other.jpg" }),
    lookup(),
  ],
  "a sign-in of a user with a name": [signUp(), update({ displayName: "Ida" }), signIn(), lookup()],
  "a first Google sign-in": [google(claims), lookup()],
  "a first Google sign-in with first and last name": [
    google({ ...claims, given_name: "Ida", family_name: "Berg" }),
    lookup(),
  ],
  "a first Google sign-in without name and picture": [google(withoutProfile), lookup()],
  "a first Google sign-in with an unverified e-mail": [google(unverified), lookup()],
  "a later Google sign-in": [
    google(claims),
    google(claims),
    lookup(),
    google(withoutProfile),
    lookup(),
  ],
  "a later Google sign-in with a name for the first time": [
    google(withoutProfile),
    google(claims),
    lookup(),
  ],
  "a later Google sign-in after a new name": [
    google(withoutProfile),
    update({ displayName: "Ida" }),
    google(withoutProfile),
    lookup(),
  ],
  "a Google sign-in to a confirmed password account": [
    signUp(),
    "confirm e-mails",
    google(claims),
    lookup(),
    signIn(),
    lookup(),
  ],
  "a Google sign-in without a name to a confirmed password account with one": [
    signUp(),
    update({ displayName: "Ida" }),
    "confirm e-mails",
    google(withoutProfile),
    lookup(),
  ],
  "a Google sign-in with an unreadable credential": [
    google("not a token"),
    google("{sub"),
    google({ email }),
    google({ ...claims, sub: "" }),
    google({ ...claims, sub: 4 }),
  ],
  "a Google sign-in to a disabled account": [google(claims), "disable", google(claims), lookup()],
  "a renewed token": [signUp(), refresh(), lookup(), refresh()],
  "a renewed token after a Google sign-in": [google(claims), refresh(), lookup()],
  "a token renewal with an invalid refresh token": [refresh("made-up")],
};
