import * as v from "valibot";
import {
  createAccount,
  createLocalId,
  findByEmail,
  hashPassword,
  isEmail,
  isPassword,
} from "@/mocks/identity-toolkit/accounts";
import { type IdentityCall, IdentityError } from "@/mocks/identity-toolkit/identity-call";
import { issueTokens } from "@/mocks/identity-toolkit/tokens";
import type { StoredData } from "@/mocks/stored-data";

/** Firebase's minimum length; the client's rules are stricter. */
const MIN_PASSWORD_LENGTH = 6;

/** Firebase does not publish its limits. These are low enough to be reached by hand. */
const MAX_FAILURES = 5;
const FAILURE_WINDOW_MS = 60_000;

const CredentialsSchema = v.object({
  email: v.optional(v.string(), ""),
  password: v.optional(v.string(), ""),
});

/** accounts:signUp */
export const signUp: IdentityCall = async (context, body) => {
  const { email: given, password } = v.parse(CredentialsSchema, body);
  if (given === "") throw new IdentityError("MISSING_EMAIL");
  if (password === "") throw new IdentityError("MISSING_PASSWORD");
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
    const account = createAccount({ localId, email, createdAt, password: stored });
    data.accounts.push(account);
    return {
      kind: "identitytoolkit#SignupNewUserResponse",
      localId,
      email,
      ...issueTokens(context, data, account, "password"),
    };
  });
};

/**
 * @param now milliseconds since 1970
 * @throws {IdentityError} `TOO_MANY_ATTEMPTS_TRY_LATER` after too many recent failures, even if the password is right
 */
function assertNotThrottled(
  failedSignIns: StoredData["failedSignIns"],
  email: string,
  now: number,
): void {
  const recent = failedSignIns.filter(
    (failure) => failure.email === email && failure.at > now - FAILURE_WINDOW_MS,
  );
  if (recent.length < MAX_FAILURES) return;
  throw new IdentityError(
    "TOO_MANY_ATTEMPTS_TRY_LATER",
    "Access to this account has been temporarily disabled due to many failed login attempts. " +
      "You can immediately restore it by resetting your password or you can try again later.",
  );
}

/** Also drops expired failures. */
function recordFailedSignIn(data: StoredData, email: string, now: number): void {
  data.failedSignIns = [
    ...data.failedSignIns.filter(({ at }) => at > now - FAILURE_WINDOW_MS),
    { email, at: now },
  ];
}

/** accounts:signInWithPassword. Its errors reveal that an account exists only if it is disabled. */
export const signInWithPassword: IdentityCall = async (context, body) => {
  const { db, now } = context;
  const { email: given, password } = v.parse(CredentialsSchema, body);
  if (!isEmail(given)) throw new IdentityError("INVALID_EMAIL");
  if (password === "") throw new IdentityError("MISSING_PASSWORD");
  const email = given.toLowerCase();
  const { accounts, failedSignIns } = db.read();
  assertNotThrottled(failedSignIns, email, now());

  const found = findByEmail(accounts, email);
  if (found?.disabled) throw new IdentityError("USER_DISABLED");
  const stored = found?.password;
  const isRight = stored ? await isPassword(password, stored) : false;
  if (!isRight) {
    db.update((data) => recordFailedSignIn(data, email, now()));
    throw new IdentityError("INVALID_LOGIN_CREDENTIALS");
  }

  return db.update((data) => {
    // Looked up again, since another tab may have removed the account while the password was hashed.
    const account = findByEmail(data.accounts, email);
    if (!account) throw new IdentityError("INVALID_LOGIN_CREDENTIALS");
    data.failedSignIns = data.failedSignIns.filter((failure) => failure.email !== email);
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
