const fallbackMessage = "Something went wrong. Please try again.";

/** What the provider's codes mean to a person. Codes as in the Firebase SDK's `AuthErrorCodes`. */
const plainWords: Record<string, string> = {
  "auth/email-already-in-use": "This email already has an account.",
  "auth/too-many-requests": "Too many attempts. Wait a few minutes, then try again.",
  "auth/user-disabled": "This account has been disabled.",
  "auth/network-request-failed":
    "We can't reach the sign-in service. Check your connection, then try again.",
  "auth/popup-blocked": "Your browser blocked the sign-in window. Allow pop-ups for this site.",
  "auth/popup-closed-by-user": "The window was closed before you had signed in.",
  "auth/unauthorized-domain": "Signing in is not enabled for this site's address.",
};

/** Codes that have nothing to do with who has an account. */
const publicCodes = ["auth/network-request-failed", "auth/too-many-requests"];

/** Codes that the product answers with "Wrong email or password": the spec's, and malformed input. */
const signInCodes = [
  ...publicCodes,
  "auth/invalid-credential",
  "auth/wrong-password",
  "auth/user-not-found",
  "auth/user-disabled",
  "auth/invalid-email",
  "auth/missing-email",
  "auth/missing-password",
];

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

/** Whether a registration failed because there is an account with that email. */
export function isEmailTaken(error: unknown): boolean {
  return codeOf(error) === "auth/email-already-in-use";
}

/** Whether a sign-in failed before the provider could judge it: the SDK did not load, or the provider failed. */
export function isSignInUnavailable(error: unknown): boolean {
  return !signInCodes.includes(codeOf(error));
}

/** The provider's own message, else the spec's general one. */
export function providerMessage(error: unknown): string {
  const isProviders = codeOf(error).startsWith("auth/") && error instanceof Error;
  return isProviders && error.message !== "" ? error.message : fallbackMessage;
}

/** What went wrong with a sign-in, where that says nothing about the account or its password; else null. */
export function signInErrorMessage(error: unknown): string | null {
  return publicCodes.includes(codeOf(error)) ? authErrorMessage(error) : null;
}

/** What went wrong in plain words, or null for a code that the product has none for. */
export function authErrorMessage(error: unknown): string | null {
  const code = codeOf(error);
  return Object.hasOwn(plainWords, code) ? (plainWords[code] ?? null) : null;
}
