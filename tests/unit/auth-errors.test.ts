import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import {
  authErrorMessage,
  isEmailTaken,
  isSignInUnavailable,
  providerMessage,
  signInErrorMessage,
} from "@/auth/auth-errors";

/** The spec's codes, and what a sign-in shows for each. */
const codes: [
  code: string,
  hasMessage: boolean,
  isShownAtSignIn: boolean,
  isUnavailable: boolean,
][] = [
  ["auth/wrong-password", false, false, false],
  ["auth/user-not-found", false, false, false],
  ["auth/invalid-credential", false, false, false],
  ["auth/user-disabled", true, false, false],
  ["auth/too-many-requests", true, true, false],
  ["auth/network-request-failed", true, true, false],
  ["auth/email-already-in-use", true, false, true],
  ["auth/popup-blocked", true, false, true],
  ["auth/popup-closed-by-user", true, false, true],
  ["auth/unauthorized-domain", true, false, true],
  ["auth/internal-error", false, false, true],
];

describe.each(codes)("%s", (code, hasMessage, isShownAtSignIn, isUnavailable) => {
  const error = new FirebaseError(code, `Firebase: Error (${code}).`);
  const message = authErrorMessage(error);

  it(`${hasMessage ? "has" : "has no"} plain message`, () => {
    if (hasMessage) expect(message).toMatch(/^[A-Z][^_]{15,}\.$/);
    else expect(message).toBeNull();
  });

  it(`${isShownAtSignIn ? "may" : "must not"} be explained at a sign-in`, () => {
    expect(signInErrorMessage(error)).toBe(isShownAtSignIn ? message : null);
  });

  it(`${isUnavailable ? "does not judge" : "judges"} the credentials`, () => {
    expect(isSignInUnavailable(error)).toBe(isUnavailable);
  });

  it("is explained at a registration in the provider's own words", () => {
    expect(providerMessage(error)).toBe(`Firebase: Error (${code}).`);
    expect(isEmailTaken(error)).toBe(code === "auth/email-already-in-use");
  });
});

describe("an error without a provider's code or message", () => {
  it.each([
    "auth/wrong-password",
    null,
    { code: 20 },
    { code: "constructor" },
    { code: "auth/wrong-password", message: "no" },
    new TypeError("Failed to fetch dynamically imported module"),
    new FirebaseError("storage/unknown", "Firebase Storage: no"),
    new DOMException("Stopped", "AbortError"),
    new FirebaseError("auth/internal-error", ""),
  ])("has the general message: %o", (error) => {
    expect(providerMessage(error)).toBe("Something went wrong. Please try again.");
    expect(authErrorMessage(error)).toBeNull();
  });
});
