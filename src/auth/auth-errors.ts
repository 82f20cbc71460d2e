const fallbackMessage = "Something went wrong. Please try again.";

/** Keyed by some of Firebase's `AuthErrorCodes`, and by the code of `AuthUnavailableError`. */
const messages = new Map([
  ["auth/email-already-in-use", "This email already has an account."],
  ["auth/too-many-requests", "Too many attempts. Wait a few minutes, then try again."],
  ["auth/user-disabled", "This account has been disabled."],
  [
    "auth/network-request-failed",
    "We can’t reach the sign-in service. Check your connection, then try again.",
  ],
  ["auth/popup-blocked", "Your browser blocked the sign-in window. Allow pop-ups for this site."],
  ["auth/popup-closed-by-user", "The window was closed before you had signed in."],
  ["auth/unauthorized-domain", "Signing in is not enabled for this site’s address."],
  [
    "unavailable",
    "We couldn’t load the sign-in service. Check your connection, and reload the page.",
  ],
]);

/** Only the operator can mend these: the key, its restrictions, or the sign-in methods of the Firebase project. */
const setUpCode =
  /^auth\/(api-key-|invalid-api-key|app-not-authorized|configuration-not-found|operation-not-allowed|admin-restricted|project-not-found|requests-(from|to)-|unauthorized-domain|identity-toolkit)/;

/** They do not reveal whether an account exists. */
const publicCodes = ["auth/network-request-failed", "auth/too-many-requests"];

/** For these, the login page says "Wrong email or password", even if the connection was lost. */
const wrongPasswordCodes = [
  ...publicCodes,
  "auth/invalid-credential",
  "auth/wrong-password",
  "auth/user-not-found",
  "auth/user-disabled",
  "auth/invalid-email",
  "auth/password-does-not-meet-requirements",
];

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

export function isEmailTaken(error: unknown): boolean {
  return codeOf(error) === "auth/email-already-in-use";
}

/** Whether a sign-in through a provider's window ended because a newer one was started. */
export function isSuperseded(error: unknown): boolean {
  return codeOf(error) === "auth/cancelled-popup-request";
}

/** Whether a sign-in by e-mail failed for another reason than a wrong email or password. */
export function isSignInUnavailable(error: unknown): boolean {
  return !wrongPasswordCodes.includes(codeOf(error));
}

/** Whether the Firebase project is not set up for this site. */
export function isSetUpError(error: unknown): boolean {
  return setUpCode.test(codeOf(error));
}

/** Firebase's own message; for any other error, a general one. */
export function providerMessage(error: unknown): string {
  const isFirebaseError = codeOf(error).startsWith("auth/") && error instanceof Error;
  return isFirebaseError && error.message !== "" ? error.message : fallbackMessage;
}

/** Null for a code that is not in `publicCodes`. */
export function signInErrorMessage(error: unknown): string | null {
  return publicCodes.includes(codeOf(error)) ? authErrorMessage(error) : null;
}

/** The message for a Firebase code or an SDK that did not load; null if there is none. For the operator, with the code. */
export function authErrorMessage(error: unknown): string | null {
  const code = codeOf(error);
  const message = messages.get(code);
  if (message !== undefined) return message;
  return isSetUpError(error) ? `Sign-in isn’t set up correctly here (${code}).` : null;
}
