import * as v from "valibot";
import { isEmail, providerUserInfo } from "@/mocks/identity-toolkit/accounts";
import type { IdentityCall } from "@/mocks/identity-toolkit/identity-context";
import { IdentityError } from "@/mocks/identity-toolkit/identity-error";
import { RequestTextSchema } from "@/mocks/identity-toolkit/request-text";
import { issueTokens, readIdToken } from "@/mocks/identity-toolkit/tokens";

/** "REDACTED", which is what the provider shows of a password's hash. */
const REDACTED_HASH = "UkVEQUNURUQ=";

/** What deleteAttribute may name. The product only ever empties the two of a profile. */
const attributes = [
  "DISPLAY_NAME",
  "EMAIL",
  "PASSWORD",
  "PHOTO_URL",
  "PROVIDER",
  "RAW_USER_INFO",
  "USER_ATTRIBUTE_NAME_UNSPECIFIED",
] as const;

/** The e-mails that can be asked for. The product only ever asks for one. */
const oobTypes = [
  "EMAIL_SIGNIN",
  "NEW_EMAIL_ACCEPT",
  "OLD_EMAIL_AGREE",
  "PASSWORD_RESET",
  "RECOVER_EMAIL",
  "REVERT_SECOND_FACTOR_ADDITION",
  "VERIFY_AND_CHANGE_EMAIL",
  "VERIFY_EMAIL",
] as const;

const LookupSchema = v.object({ idToken: v.optional(RequestTextSchema) });

const UpdateSchema = v.object({
  idToken: v.optional(RequestTextSchema),
  displayName: v.nullish(RequestTextSchema),
  photoUrl: v.nullish(RequestTextSchema),
  deleteAttribute: v.optional(v.array(v.picklist(attributes)), []),
  email: v.optional(v.unknown()),
  password: v.optional(v.unknown()),
  disableUser: v.optional(v.unknown()),
  returnSecureToken: v.optional(v.boolean(), false),
});

const OobSchema = v.object({
  requestType: v.optional(v.picklist(oobTypes)),
  email: v.optional(RequestTextSchema),
});

/** accounts:lookup. The SDK asks it after every sign-in and on every page load, and takes the user from it. */
export const lookup: IdentityCall = ({ db, now }, body) => {
  const { idToken } = v.parse(LookupSchema, body);
  const { account } = readIdToken({ now }, db.read(), idToken);
  const user = {
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    ...(account.displayName !== null && { displayName: account.displayName }),
    ...(account.photoUrl !== null && { photoUrl: account.photoUrl }),
    ...(account.password && { passwordHash: REDACTED_HASH }),
    providerUserInfo: providerUserInfo(account),
    // Both begin with the first password; one that Google's sign-in drops leaves them behind.
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

/** Whether the request goes beyond what `updateProfile` sends. */
function isMoreThanProfile(request: v.InferOutput<typeof UpdateSchema>): boolean {
  const { email, password, disableUser, deleteAttribute } = request;
  const isForOwner = [email, password, disableUser].some((field) => field !== undefined);
  return (
    isForOwner || deleteAttribute.some((name) => !["DISPLAY_NAME", "PHOTO_URL"].includes(name))
  );
}

/** accounts:update, as far as `updateProfile` uses it: a new e-mail or password is refused. */
export const update: IdentityCall = (context, body) => {
  const request = v.parse(UpdateSchema, body);
  if (!request.idToken) {
    throw new IdentityError("INVALID_REQ_TYPE", "Unsupported request parameters.");
  }
  if (isMoreThanProfile(request)) throw new IdentityError("OPERATION_NOT_ALLOWED");
  return context.db.update((data) => {
    const { account, provider } = readIdToken(context, data, request.idToken);
    // Null says "as it was"; a field is emptied by naming it in deleteAttribute.
    account.displayName = request.displayName ?? account.displayName;
    account.photoUrl = request.photoUrl ?? account.photoUrl;
    if (request.deleteAttribute.includes("DISPLAY_NAME")) account.displayName = null;
    if (request.deleteAttribute.includes("PHOTO_URL")) account.photoUrl = null;
    return {
      kind: "identitytoolkit#SetAccountInfoResponse",
      localId: account.localId,
      email: account.email,
      emailVerified: account.emailVerified,
      ...(account.displayName !== null && { displayName: account.displayName }),
      ...(account.photoUrl !== null && { photoUrl: account.photoUrl }),
      ...(account.password && { passwordHash: REDACTED_HASH }),
      providerUserInfo: providerUserInfo(account),
      ...(request.returnSecureToken && issueTokens(context, data, account, provider)),
    };
  });
};

/** accounts:sendOobCode for a forgotten password. Unknown e-mails get the same answer, and nothing is sent. */
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
