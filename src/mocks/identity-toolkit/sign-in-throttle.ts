import { IdentityError } from "@/mocks/identity-toolkit/identity-error";
import type { StoredData } from "@/mocks/stored-data";

/** The real provider does not say its limits; these are close enough to be met by hand. */
const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;

/**
 * @param now milliseconds since 1970
 * @throws {IdentityError} `TOO_MANY_ATTEMPTS_TRY_LATER` after five failures within a minute, whatever the password
 */
export function assertNotThrottled(
  failedSignIns: StoredData["failedSignIns"],
  email: string,
  now: number,
): void {
  const recent = failedSignIns.filter(
    (failure) => failure.email === email && failure.at > now - WINDOW_MS,
  );
  if (recent.length < MAX_FAILURES) return;
  throw new IdentityError(
    "TOO_MANY_ATTEMPTS_TRY_LATER",
    "Access to this account has been temporarily disabled due to many failed login attempts. " +
      "You can immediately restore it by resetting your password or you can try again later.",
  );
}

/** Counts a failure, and drops those that no longer matter. */
export function noteFailedSignIn(data: StoredData, email: string, now: number): void {
  data.failedSignIns = [
    ...data.failedSignIns.filter(({ at }) => at > now - WINDOW_MS),
    { email, at: now },
  ];
}

/** Starts the count anew. */
export function forgetFailedSignIns(data: StoredData, email: string): void {
  data.failedSignIns = data.failedSignIns.filter((failure) => failure.email !== email);
}
