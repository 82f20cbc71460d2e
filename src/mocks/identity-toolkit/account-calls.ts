import * as v from "valibot";
import { isEmail } from "@/mocks/identity-toolkit/accounts";
import {
  type IdentityCall,
  IdentityError,
  RequestTextSchema,
} from "@/mocks/identity-toolkit/identity-call";
import { issueTokens, readIdToken } from "@/mocks/identity-toolkit/tokens";
import type { Account } from "@/mocks/stored-data";

/** "REDACTED" in Base64, which the provider sends in place of a password's hash. */
const REDACTED_HASH = "UkVEQUNURUQ=";

const LookupSchema = v.object({ idToken: v.optional(RequestTextSchema) });

const UpdateSchema = v.object({
  idToken: v.optional(RequestTextSchema),
  displayName: v.nullish(RequestTextSchema),
  photoUrl: v.nullish(RequestTextSchema),
  deleteAttribute: v.optional(v.array(v.picklist(["DISPLAY_NAME", "PHOTO_URL"])), []),
  email: v.optional(v.unknown()),
  password: v.optional(v.unknown()),
  disableUser: v.optional(v.unknown()),
  returnSecureToken: v.optional(v.boolean(), false),
});

const OobSchema = v.object({
  requestType: v.optional(v.picklist(["PASSWORD_RESET", "VERIFY_EMAIL"])),
  email: v.optional(RequestTextSchema),
});

/** The account in every response. JSON omits undefined values. */
function describe({ localId, email, emailVerified, password, google, ...account }: Account) {
  const displayName = account.displayName ?? undefined;
  const photoUrl = account.photoUrl ?? undefined;
  const byPassword = {
    providerId: "password",
    rawId: email,
    federatedId: email,
    email,
    displayName,
    photoUrl,
  };
  const byGoogle = google && {
    providerId: "google.com",
    rawId: google.sub,
    federatedId: google.sub,
    email: google.email,
    displayName: google.name ?? undefined,
    photoUrl: google.picture ?? undefined,
  };
  return {
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    passwordHash: password ? REDACTED_HASH : undefined,
    providerUserInfo: [password && byPassword, byGoogle].filter(Boolean),
  };
}

/** accounts:lookup. The SDK calls it after every sign-in and on every page load for the user's data. */
export const lookup: IdentityCall = ({ db, now }, body) => {
  const { idToken } = v.parse(LookupSchema, body);
  const { account } = readIdToken({ now }, db.read(), idToken);
  const user = {
    ...describe(account),
    // Both are set with the first password, and remain when Google's sign-in drops the password.
    ...(account.validSince > 0 && {
      passwordUpdatedAt: account.createdAt,
      validSince: String(account.validSince),
    }),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
  };
  return { kind: "identitytoolkit#GetAccountInfoResponse", users: [user] };
};

/** accounts:update, as far as `updateProfile` uses it. A change of e-mail or password is refused. */
export const update: IdentityCall = (context, body) => {
  const { idToken, email, password, disableUser, ...request } = v.parse(UpdateSchema, body);
  if (!idToken) throw new IdentityError("INVALID_REQ_TYPE", "Unsupported request parameters.");
  if ([email, password, disableUser].some((field) => field !== undefined)) {
    throw new IdentityError("OPERATION_NOT_ALLOWED");
  }
  return context.db.update((data) => {
    const { account, provider } = readIdToken(context, data, idToken);
    // Null leaves a field unchanged; `deleteAttribute` lists the fields to clear.
    account.displayName = request.displayName ?? account.displayName;
    account.photoUrl = request.photoUrl ?? account.photoUrl;
    if (request.deleteAttribute.includes("DISPLAY_NAME")) account.displayName = null;
    if (request.deleteAttribute.includes("PHOTO_URL")) account.photoUrl = null;
    return {
      kind: "identitytoolkit#SetAccountInfoResponse",
      ...describe(account),
      ...(request.returnSecureToken && issueTokens(context, data, account, provider)),
    };
  });
};

/** accounts:sendOobCode for a forgotten password. It sends nothing, and does not reveal whether an e-mail is known. */
export const sendOobCode: IdentityCall = (_context, body) => {
  const { requestType, email } = v.parse(OobSchema, body);
  if (!requestType) throw new IdentityError("MISSING_REQ_TYPE");
  if (requestType !== "PASSWORD_RESET") throw new IdentityError("OPERATION_NOT_ALLOWED");
  if (!email) throw new IdentityError("MISSING_EMAIL");
  if (!isEmail(email)) throw new IdentityError("INVALID_EMAIL");
  return {
    kind: "identitytoolkit#GetOobConfirmationCodeResponse",
    email: email.toLowerCase(),
  };
};
