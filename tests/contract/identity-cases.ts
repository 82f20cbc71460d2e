/**
 * What is asked alike of the mocked Identity Toolkit and of Firebase's Auth emulator.
 *
 * Left out, since there the emulator is known not to do as the real provider does, or to do what this project's
 * provider does not:
 * - too many failures (TOO_MANY_ATTEMPTS_TRY_LATER): the emulator counts none;
 * - an id token past its hour (TOKEN_EXPIRED): the emulator never looks at `exp`, so a revoked one stands in here;
 * - the refresh token of a deleted account, or of a revoked session: the provider's documents say USER_NOT_FOUND and
 *   TOKEN_EXPIRED, the emulator says INVALID_REFRESH_TOKEN and grants it;
 * - an e-mail without a dot, and sendOobCode for what is no e-mail: the emulator takes nearly anything, on purpose;
 * - null for a text: the emulator refuses it, the provider takes it for a field left out (firebase-tools#6424);
 * - a sign-up with neither e-mail nor password, and other providers than Google: the emulator has them all turned on;
 * - Google without an id token, a form of the token service without a field, an id token without claims: the emulator
 *   answers 500 or 501, for what it does not do or did not expect.
 *
 * And since the product never asks for it, so that the mock refuses it: a new e-mail or password for an account,
 * linking Google to somebody signed in, a person of Google's without an e-mail.
 */

/** The calls by the last part of their path; `token` is the token service's. */
export type IdentityCallName =
  | "lookup"
  | "sendOobCode"
  | "signInWithIdp"
  | "signInWithPassword"
  | "signUp"
  | "token"
  | "update";

/** What only the project's owner can do, here to all accounts there are. */
export type OwnerAct = "confirm e-mails" | "delete" | "disable" | "revoke";

/** A call as it is sent. */
export interface CallStep {
  call: IdentityCallName;
  /** A string goes out as it is. `{idToken}` and `{refreshToken}` stand for those last given out. */
  body: object | string;
  /** False leaves the API key out. */
  hasKey?: boolean;
  /** Fields of the answer that are known to differ, which are not compared. */
  apart?: readonly string[];
}

export type IdentityStep = CallStep | { owner: OwnerAct };

/** Steps in turn, which start with no accounts at all. */
export interface IdentityCase {
  name: string;
  steps: readonly IdentityStep[];
}

const password = "Marigold!2015";
const email = "ida@example.org";
const person = { email, password, returnSecureToken: true };
const idToken = "{idToken}";

const claims = {
  sub: "1234567890",
  email,
  email_verified: true,
  name: "Ida Berg",
  picture: "https://example.org/ida.jpg",
};
const { name: _name, picture: _picture, ...nameless } = claims;
const doubtful = { ...claims, email_verified: false };

const signUp: CallStep = { call: "signUp", body: person };
const signIn: CallStep = { call: "signInWithPassword", body: person };
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
    steps: [{ call: "signUp", body: { ...person, displayName: "Ida" } }, lookup],
  },
  {
    name: "a sign-up with capital letters in the e-mail",
    steps: each("signUp", [{ ...person, email: "Ida@Example.ORG" }, person]),
  },
  {
    name: "a sign-up with an e-mail that has an account",
    steps: [
      signUp,
      ...each("signUp", [
        person,
        { ...person, email: "IDA@example.org" },
        { ...person, password: "other Password!1" },
        { ...person, password: "Ab!1" },
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
    name: "a sign-up with what is no e-mail",
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
    name: "a sign-up with a field the provider does not know",
    steps: [{ call: "signUp", body: { ...person, favourite: "beet" } }],
  },
  { name: "a sign-up with what is no JSON object", steps: each("signUp", notObjects) },
];

const signInCases: IdentityCase[] = [
  {
    name: "a sign-in by password",
    steps: [
      signUp,
      signIn,
      lookup,
      { call: "signInWithPassword", body: { ...person, email: "IDA@example.org" } },
    ],
  },
  {
    name: "a sign-in of somebody with a name",
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
  { name: "a sign-in by a password that was never set", steps: [google(claims), signIn] },
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
    name: "a sign-in with what is no JSON object",
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
    name: "a lookup with what is no token",
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
    name: "a new name where new tokens are asked for",
    steps: [
      signUp,
      // The provider's documents promise new tokens; the emulator gives none unless the e-mail or password changes.
      {
        ...update({ displayName: "Ida", returnSecureToken: true }),
        apart: ["idToken", "refreshToken", "expiresIn"],
      },
      lookup,
    ],
  },
  {
    name: "a profile emptied",
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
    name: "a profile of odd values",
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
    name: "an update without a token of its own",
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
  { name: "a first sign-in by Google without name and picture", steps: [google(nameless), lookup] },
  {
    name: "a first sign-in by Google that does not vouch for the e-mail",
    steps: [google(doubtful), lookup],
  },
  {
    name: "a later sign-in by Google",
    steps: [google(claims), google(claims), lookup, google(nameless), lookup],
  },
  {
    name: "a later sign-in by Google with a name at last",
    steps: [google(nameless), google(claims), lookup],
  },
  {
    name: "a later sign-in by Google after a new name",
    steps: [google(nameless), update({ displayName: "Ida" }), google(nameless), lookup],
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
      google(nameless),
      lookup,
    ],
  },
  {
    name: "a sign-in by Google that does not vouch for a password account's e-mail",
    steps: [signUp, google(doubtful), lookup],
  },
  {
    name: "a sign-in by Google of two people with one e-mail",
    steps: [
      google(claims),
      google({ ...doubtful, sub: "2" }),
      google({ ...claims, sub: "3" }),
      lookup,
    ],
  },
  {
    name: "a sign-in by Google with a credential that cannot be read",
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
  { name: "a token renewed", steps: [signUp, refresh, lookup, refresh] },
  { name: "a token renewed after a sign-in by Google", steps: [google(claims), refresh, lookup] },
  {
    name: "a token renewed with what is no refresh token",
    steps: each("token", [
      { grant_type: "refresh_token" },
      { grant_type: "refresh_token", refresh_token: "" },
      { grant_type: "refresh_token", refresh_token: "made-up" },
    ]),
  },
  {
    name: "a token renewed by another grant",
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
    name: "a new password asked for",
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
    name: "a new password asked for with a field missing or malformed",
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
