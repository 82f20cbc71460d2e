import * as v from "valibot";
import {
  createAccount,
  createLocalId,
  findByEmail,
  isEmail,
} from "@/mocks/identity-toolkit/accounts";
import type { IdentityCall } from "@/mocks/identity-toolkit/identity-context";
import { IdentityError } from "@/mocks/identity-toolkit/identity-error";
import { hashPassword, isPassword } from "@/mocks/identity-toolkit/passwords";
import { RequestTextSchema } from "@/mocks/identity-toolkit/request-text";
import {
  assertNotThrottled,
  forgetFailedSignIns,
  noteFailedSignIn,
} from "@/mocks/identity-toolkit/sign-in-throttle";
import { issueTokens } from "@/mocks/identity-toolkit/tokens";

/** The provider's own least length; the client's rules are stricter. */
const MIN_PASSWORD_LENGTH = 6;

const CredentialsSchema = v.object({
  email: v.optional(RequestTextSchema),
  password: v.optional(RequestTextSchema),
});

const SignUpSchema = v.object({
  ...CredentialsSchema.entries,
  displayName: v.optional(RequestTextSchema),
});

/** accounts:signUp */
export const signUp: IdentityCall = async (context, body) => {
  const { email: given, password, displayName = null } = v.parse(SignUpSchema, body);
  // Neither of them asks for an anonymous account, which the project does not allow.
  if (!given && !password) throw new IdentityError("ADMIN_ONLY_OPERATION");
  if (!given) throw new IdentityError("MISSING_EMAIL");
  if (!password) throw new IdentityError("MISSING_PASSWORD");
  if (!isEmail(given)) throw new IdentityError("INVALID_EMAIL");
  const email = given.toLowerCase();
  const stored = await hashPassword(password);

  return context.db.update((data) => {
    if (findByEmail(data.accounts, email)) throw new IdentityError("EMAIL_EXISTS");
    if (password.length < MIN_PASSWORD_LENGTH) {
      throw new IdentityError("WEAK_PASSWORD", "Password should be at least 6 characters");
    }
    const createdAt = context.now();
    const localId = createLocalId();
    const account = createAccount({
      localId,
      email,
      displayName,
      createdAt,
      password: stored,
    });
    data.accounts.push(account);
    return {
      kind: "identitytoolkit#SignupNewUserResponse",
      localId,
      ...(displayName !== null && { displayName }),
      email,
      ...issueTokens(context, data, account, "password"),
    };
  });
};

/** accounts:signInWithPassword. An unknown e-mail and a wrong password are told alike, so that nobody can list users. */
export const signInWithPassword: IdentityCall = async (context, body) => {
  const { db, now } = context;
  const { email: given, password } = v.parse(CredentialsSchema, body);
  // Unlike a sign-up, a sign-in takes an empty e-mail for a wrong one.
  if (given === undefined) throw new IdentityError("MISSING_EMAIL");
  if (!isEmail(given)) throw new IdentityError("INVALID_EMAIL");
  if (!password) throw new IdentityError("MISSING_PASSWORD");
  const email = given.toLowerCase();
  const { accounts, failedSignIns } = db.read();
  assertNotThrottled(failedSignIns, email, now());

  const found = findByEmail(accounts, email);
  // Told ahead of a wrong password.
  if (found?.disabled) throw new IdentityError("USER_DISABLED");
  const stored = found?.password;
  const isRight = stored ? await isPassword(password, stored) : false;
  if (!isRight) {
    db.update((data) => noteFailedSignIn(data, email, now()));
    throw new IdentityError("INVALID_LOGIN_CREDENTIALS");
  }

  return db.update((data) => {
    // Looked up again: another tab may have taken the account away while the password was hashed.
    const account = findByEmail(data.accounts, email);
    if (!account) throw new IdentityError("INVALID_LOGIN_CREDENTIALS");
    if (account.disabled) throw new IdentityError("USER_DISABLED");
    forgetFailedSignIns(data, email);
    account.lastLoginAt = now();
    return {
      kind: "identitytoolkit#VerifyPasswordResponse",
      localId: account.localId,
      email,
      registered: true,
      ...issueTokens(context, data, account, "password"),
    };
  });
};
