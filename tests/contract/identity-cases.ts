/**
 * The cases in which the mocked Identity Toolkit is compared with Firebase's Auth emulator.
 *
 * Left out are cases in which the emulator differs from the real provider or from this project's settings:
 * - too many failed attempts (TOO_MANY_ATTEMPTS_TRY_LATER): the emulator does not count them;
 * - an ID token older than an hour (TOKEN_EXPIRED): the emulator ignores `exp`; the case of a revoked token covers the error;
 * - the refresh token of a deleted account or of a revoked session: according to the provider's documentation the errors are
 *   USER_NOT_FOUND and TOKEN_EXPIRED; the emulator responds with INVALID_REFRESH_TOKEN and with a new token;
 * - an e-mail without a dot, and sendOobCode with an invalid e-mail: the emulator accepts nearly anything, on purpose;
 * - null for a string: the emulator rejects it, the provider treats it as a missing field (firebase-tools#6424);
 * - a sign-up with neither e-mail nor password, and providers other than Google: the emulator enables all of them;
 * - Google without an ID token, a token call with a missing field, an ID token without claims: the emulator responds with
 *   500 or 501.
 *
 * Also left out is what the app never requests and the mock rejects: a new e-mail or password for an account, linking Google
 * to a signed-in account, and a Google user without an e-mail.
 */

/** The calls by the last part of their path; `token` is the call of the token service. */
export type IdentityCallName =
  | "lookup"
  | "sendOobCode"
  | "signInWithIdp"
  | "signInWithPassword"
  | "signUp"
  | "token"
  | "update";

/** An action of the project's owner on all accounts. */
export type OwnerAction = "confirm e-mails" | "delete" | "disable" | "revoke";

/** A step that sends a call. */
export interface CallStep {
  call: IdentityCallName;
  /** A string is sent unchanged. `{idToken}` and `{refreshToken}` are replaced by the tokens of the latest response. */
  body: object | string;
  /** False omits the API key. */
  hasKey?: boolean;
  /** Fields of the response that are known to differ and are not compared. */
  ignoredFields?: readonly string[];
}

export type IdentityStep = CallStep | { owner: OwnerAction };

/** Steps that run in order and start without any accounts. */
export interface IdentityCase {
  name: string;
  steps: readonly IdentityStep[];
}

const password = "Marigold!2015";
const email = "ida@example.org";
const credentials = { email, password, returnSecureToken: true };
const idToken = "{idToken}";

const claims = {
  sub: "1234567890",
  email,
  email_verified: true,
  name: "Ida Berg",
  picture: "https://example.org/ida.jpg",
};
const { name: _name, picture: _picture, ...withoutProfile } = claims;
const unverified = { ...claims, email_verified: false };

const signUp: CallStep = { call: "signUp", body: credentials };
const signIn: CallStep = { call: "signInWithPassword", body: credentials };
const lookup: CallStep = { call: "lookup", body: { idToken } };
const refresh: CallStep = {
  call: "token",
  body: { grant_type: "refresh_token", refresh_token: "{refreshToken}" },
};

function each(call: IdentityCallName, bodies: readonly (object | string)[]): CallStep[] {
  return bodies.map((body) => ({ call, body }));
}

function update(fields: object): CallStep {
  return { call: "update", body: { idToken, ...fields } };
}

function postBody(credential: object | string): string {
  const token = typeof credential === "string" ? credential : JSON.stringify(credential);
  return `&id_token=${encodeURIComponent(token)}&providerId=google.com`;
}

function google(credential: object | string): CallStep {
  const requestUri = "http://localhost";
  return {
    call: "signInWithIdp",
    body: { requestUri, returnSecureToken: true, postBody: postBody(credential) },
  };
}

const notObjects = ['{"email"', "[]", '"text"', "null", "true"];

const signUpCases: IdentityCase[] = [
  { name: "a sign-up", steps: [signUp, lookup] },
  {
    name: "a sign-up with a name",
    steps: [{ call: "signUp", body: { ...credentials, displayName: "Ida" } }, lookup],
  },
  {
    name: "a sign-up with capital letters in the e-mail",
    steps: each("signUp", [{ ...credentials, email: "Ida@Example.ORG" }, credentials]),
  },
  {
    name: "a sign-up with an e-mail that has an account",
    steps: [
      signUp,
      ...each("signUp", [
        credentials,
        { ...credentials, email: "IDA@example.org" },
        { ...credentials, password: "other Password!1" },
        { ...credentials, password: "Ab!1" },
      ]),
    ],
  },
  {
    name: "a sign-up with a weak password",
    steps: each("signUp", [
      { email, password: "Ab!12" },
      { email, password: "a" },
    ]),
  },
  {
    name: "a sign-up with a field missing",
    steps: each("signUp", [
      { password },
      { email: "", password },
      { email },
      { email, password: "" },
      { email: "ida@", password: "" },
    ]),
  },
  {
    name: "a sign-up with an invalid e-mail",
    steps: each("signUp", [
      { email: "ida", password },
      { email: "ida@", password },
      { email: "@example.org", password },
      { email: "ida@example@org", password },
    ]),
  },
  {
    name: "a sign-up with fields of the wrong type",
    steps: each("signUp", [
      { email: 5, password },
      { email: true, password },
      { email: {}, password },
      { email: [email], password },
      { email, password: false },
      { email, password: 12_345 },
      { email, password: 1_234_567 },
    ]),
  },
  {
    name: "a sign-up with an unknown field",
    steps: [{ call: "signUp", body: { ...credentials, favourite: "beet" } }],
  },
  { name: "a sign-up with a body that is no JSON object", steps: each("signUp", notObjects) },
];

const signInCases: IdentityCase[] = [
  {
    name: "a sign-in by password",
    steps: [
      signUp,
      signIn,
      lookup,
      { call: "signInWithPassword", body: { ...credentials, email: "IDA@example.org" } },
    ],
  },
  {
    name: "a sign-in of a user with a name",
    steps: [signUp, update({ displayName: "Ida" }), signIn, lookup],
  },
  {
    name: "a sign-in with the wrong password",
    steps: [
      signUp,
      ...each("signInWithPassword", [
        { email, password: "wrong" },
        { email, password: "marigold!2015" },
        { email, password: 2015 },
      ]),
    ],
  },
  { name: "a sign-in with an unknown e-mail", steps: [signIn] },
  { name: "a sign-in by password to an account without one", steps: [google(claims), signIn] },
  {
    name: "a sign-in with a field missing or malformed",
    steps: [
      signUp,
      ...each("signInWithPassword", [
        {},
        { password },
        { email: "", password },
        { email: "ida", password },
        { email: "ida", password: "" },
        { email },
        { email, password: "" },
        { email: true, password },
        { email, password: {} },
      ]),
    ],
  },
  {
    name: "a sign-in with a body that is no JSON object",
    steps: each("signInWithPassword", [...notObjects, ""]),
  },
  {
    name: "a sign-in to a disabled account",
    steps: [
      signUp,
      { owner: "disable" },
      signIn,
      { call: "signInWithPassword", body: { email, password: "wrong" } },
    ],
  },
  {
    name: "calls without an API key",
    steps: [
      signUp,
      { ...signUp, hasKey: false },
      { ...signIn, hasKey: false },
      { ...lookup, hasKey: false },
      { ...refresh, hasKey: false },
      { ...google(claims), hasKey: false },
    ],
  },
];

const accountCases: IdentityCase[] = [
  { name: "a lookup without a token", steps: each("lookup", [{}, { idToken: "" }, ""]) },
  {
    name: "a lookup with an invalid token",
    steps: each("lookup", [
      { idToken: "opaque" },
      { idToken: "a.b.c" },
      { idToken: 5 },
      { idToken: true },
      ...notObjects,
    ]),
  },
  {
    name: "a revoked token",
    steps: [signUp, { owner: "revoke" }, lookup, update({ displayName: "Ida" })],
  },
  {
    name: "the token of a deleted account",
    steps: [signUp, { owner: "delete" }, lookup, update({ displayName: "Ida" }), signIn],
  },
  {
    name: "the token of a disabled account",
    steps: [signUp, { owner: "disable" }, lookup, update({ displayName: "Ida" }), refresh],
  },
  {
    name: "a new name and photo",
    steps: [
      signUp,
      update({ displayName: "Ida Bergström 🌱", photoUrl: "https://example.org/ida.jpg" }),
      lookup,
      update({ displayName: "Ida" }),
      update({ photoUrl: "https://example.org/other.jpg" }),
      lookup,
    ],
  },
  {
    name: "a new name with a request for new tokens",
    steps: [
      signUp,
      // The provider documents new tokens; the emulator returns some only when the e-mail or password changes.
      {
        ...update({ displayName: "Ida", returnSecureToken: true }),
        ignoredFields: ["idToken", "refreshToken", "expiresIn"],
      },
      lookup,
    ],
  },
  {
    name: "an emptied profile",
    steps: [
      signUp,
      update({ displayName: "Ida", photoUrl: "https://example.org/ida.jpg" }),
      update({ deleteAttribute: ["DISPLAY_NAME"] }),
      update({ deleteAttribute: ["PHOTO_URL"] }),
      update({ displayName: "Ida", photoUrl: "https://example.org/ida.jpg" }),
      update({ deleteAttribute: ["DISPLAY_NAME", "PHOTO_URL"] }),
      lookup,
    ],
  },
  {
    name: "a profile with unusual values",
    steps: [
      signUp,
      update({}),
      update({ displayName: "", photoUrl: "" }),
      lookup,
      update({ displayName: 7 }),
      update({ displayName: true }),
      update({ photoUrl: {} }),
      update({ deleteAttribute: [] }),
      update({ deleteAttribute: ["FAVOURITE"] }),
      update({ deleteAttribute: "DISPLAY_NAME" }),
      update({ disableUser: true }),
    ],
  },
  {
    name: "an update without a valid token",
    steps: each("update", [
      { displayName: "Ida" },
      { idToken: "", displayName: "Ida" },
      { idToken: "opaque", displayName: "Ida" },
      ...notObjects,
    ]),
  },
];

const googleCases: IdentityCase[] = [
  { name: "a first sign-in by Google", steps: [google(claims), lookup] },
  {
    name: "a first sign-in by Google with first and last name",
    steps: [google({ ...claims, given_name: "Ida", family_name: "Berg" }), lookup],
  },
  {
    name: "a first sign-in by Google without name and picture",
    steps: [google(withoutProfile), lookup],
  },
  {
    name: "a first sign-in by Google with an unverified e-mail",
    steps: [google(unverified), lookup],
  },
  {
    name: "a later sign-in by Google",
    steps: [google(claims), google(claims), lookup, google(withoutProfile), lookup],
  },
  {
    name: "a later sign-in by Google with a name for the first time",
    steps: [google(withoutProfile), google(claims), lookup],
  },
  {
    name: "a later sign-in by Google after a new name",
    steps: [google(withoutProfile), update({ displayName: "Ida" }), google(withoutProfile), lookup],
  },
  {
    name: "a sign-in by Google to an unconfirmed password account",
    steps: [signUp, google(claims), lookup, signIn, google(claims), lookup],
  },
  {
    name: "a sign-in by Google to a confirmed password account",
    steps: [signUp, { owner: "confirm e-mails" }, google(claims), lookup, signIn, lookup],
  },
  {
    name: "a sign-in by Google without a name to a confirmed password account with one",
    steps: [
      signUp,
      update({ displayName: "Ida" }),
      { owner: "confirm e-mails" },
      google(withoutProfile),
      lookup,
    ],
  },
  {
    name: "a sign-in by Google with the unverified e-mail of a password account",
    steps: [signUp, google(unverified), lookup],
  },
  {
    name: "a sign-in by Google of two users with one e-mail",
    steps: [
      google(claims),
      google({ ...unverified, sub: "2" }),
      google({ ...claims, sub: "3" }),
      lookup,
    ],
  },
  {
    name: "a sign-in by Google with an unreadable credential",
    steps: [
      google("not a token"),
      google("{sub"),
      google({ email }),
      google({ ...claims, sub: "" }),
      google({ ...claims, sub: 4 }),
    ],
  },
  {
    name: "a sign-in by Google with a field missing or malformed",
    steps: each("signInWithIdp", [
      { postBody: postBody(claims) },
      { requestUri: "", postBody: postBody(claims) },
      { requestUri: "localhost", postBody: postBody(claims) },
      { requestUri: true, postBody: postBody(claims) },
      { requestUri: "http://localhost" },
      { requestUri: "http://localhost", postBody: "" },
      { requestUri: "http://localhost", postBody: "id_token=x" },
      { requestUri: "http://localhost", postBody: {} },
      ...notObjects,
    ]),
  },
  {
    name: "a sign-in by Google to a disabled account",
    steps: [google(claims), { owner: "disable" }, google(claims), lookup],
  },
];

const tokenCases: IdentityCase[] = [
  { name: "a renewed token", steps: [signUp, refresh, lookup, refresh] },
  { name: "a renewed token after a sign-in by Google", steps: [google(claims), refresh, lookup] },
  {
    name: "a token renewal with an invalid refresh token",
    steps: each("token", [
      { grant_type: "refresh_token" },
      { grant_type: "refresh_token", refresh_token: "" },
      { grant_type: "refresh_token", refresh_token: "made-up" },
    ]),
  },
  {
    name: "a token renewal with another grant type",
    steps: [
      signUp,
      ...each("token", [
        { grant_type: "password" },
        { grant_type: "" },
        { refresh_token: "{refreshToken}" },
        { grant_type: "password", refresh_token: "{refreshToken}" },
      ]),
    ],
  },
];

const requestType = "PASSWORD_RESET";

const oobCases: IdentityCase[] = [
  {
    name: "a password reset",
    steps: [
      signUp,
      ...each("sendOobCode", [
        { requestType, email },
        { requestType, email: "Ida@Example.org" },
        { requestType, email: "who@example.org" },
      ]),
    ],
  },
  {
    name: "a password reset with a field missing or malformed",
    steps: each("sendOobCode", [
      { requestType },
      { requestType, email: "" },
      { requestType, email: true },
      { email },
      { requestType: "", email },
      { requestType: "POSTCARD", email },
      ...notObjects,
    ]),
  },
];

export const identityCases: readonly IdentityCase[] = [
  ...signUpCases,
  ...signInCases,
  ...accountCases,
  ...googleCases,
  ...tokenCases,
  ...oobCases,
];
