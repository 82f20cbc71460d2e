import { FirebaseError } from "firebase/app";
import { expect, it } from "vitest";
import {
  authErrorMessage,
  isEmailTaken,
  isSignInUnavailable,
  providerMessage,
  signInErrorMessage,
} from "@/auth/auth-errors";
import { specWords } from "../support/spec-words";

/** The spec's codes: whether each has a message, shows it at a sign-in, and counts as an unavailable service. */
const codes: [string, boolean, boolean, boolean][] = [
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
  // What Firebase answers if the project is not set up for this site.
  ["auth/api-key-not-valid.-please-pass-a-valid-api-key.", true, false, true],
  ["auth/configuration-not-found", true, false, true],
  ["auth/operation-not-allowed", true, false, true],
  ["auth/requests-from-referer-https://site.test-are-blocked.", true, false, true],
  ["auth/password-does-not-meet-requirements", false, false, false],
];

it.each(codes)(
  "the error %s is explained at a sign-in only if that reveals nothing about an account",
  (code, hasMessage, isShownAtSignIn, isUnavailable) => {
    const error = new FirebaseError(code, `Firebase: Error (${code}).`);
    const message = authErrorMessage(error);
    expect(message).toEqual(hasMessage ? expect.stringMatching(/^[A-Z][^_]{15,}\.$/) : null);
    expect(signInErrorMessage(error)).toBe(isShownAtSignIn ? message : null);
    expect(isSignInUnavailable(error)).toBe(isUnavailable);
    expect(providerMessage(error)).toBe(`Firebase: Error (${code}).`);
  },
);

it("only one error means that the email of a registration has an account", () => {
  const errors = codes.map(([code]) => new FirebaseError(code, ""));
  const taken = errors.filter(isEmailTaken).map(({ code }) => code);
  expect(taken).toEqual(["auth/email-already-in-use"]);
});

it.each([
  "auth/wrong-password",
  null,
  { code: 20 },
  { code: "constructor" },
  { code: "auth/wrong-password", message: "no" },
  new FirebaseError("storage/unknown", "Firebase Storage: no"),
  new DOMException("Stopped", "AbortError"),
  new FirebaseError("auth/internal-error", ""),
])("an error without a message from Firebase gets the general message: %o", (error) => {
  expect(providerMessage(error)).toBe(specWords.somethingWrong);
  expect(authErrorMessage(error)).toBeNull();
});
