import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { authErrorMessage, providerMessage, signInErrorMessage } from "@/auth/auth-errors";

/** They tell who has an account, or whose password is right. */
const secretCodes = ["auth/wrong-password", "auth/user-not-found", "auth/invalid-credential"];

const codes = [
  "auth/email-already-in-use",
  "auth/too-many-requests",
  "auth/user-disabled",
  "auth/network-request-failed",
  "auth/popup-blocked",
  "auth/popup-closed-by-user",
  "auth/unauthorized-domain",
];

const general = "Something went wrong. Please try again.";

describe("plain words", () => {
  it.each(codes)("there are some for %s", (code) => {
    expect(authErrorMessage(new FirebaseError(code, "Firebase: Error."))).toMatch(
      /^[A-Z][^_]{15,}\.$/,
    );
  });

  it("are others for each code", () => {
    const words = codes.map((code) => authErrorMessage({ code }));
    expect(new Set(words).size).toBe(codes.length);
  });

  it.each(codes)("do not name the code of %s", (code) => {
    expect(authErrorMessage({ code })).not.toMatch(/auth\/|firebase/i);
  });

  it.each([
    { code: "auth/internal-error" },
    { code: "constructor" },
    { code: "__proto__" },
    { code: "" },
    { code: 20 },
    { message: "auth/wrong-password" },
    new TypeError("Failed to fetch"),
    "auth/wrong-password",
    null,
    undefined,
  ])("there are none for %o", (error) => {
    expect(authErrorMessage(error)).toBeNull();
  });
});

describe("what a sign-in says beside the spec's words", () => {
  it.each([...secretCodes, "auth/user-disabled"])("is nothing for %s", (code) => {
    expect(signInErrorMessage({ code })).toBeNull();
  });

  it.each(["auth/network-request-failed", "auth/too-many-requests"])("is plain for %s", (code) => {
    expect(signInErrorMessage({ code })).toBe(authErrorMessage({ code }));
  });
});

describe("the message of a failed registration", () => {
  it.each([
    ...codes,
    ...secretCodes,
    "auth/weak-password",
    "auth/password-does-not-meet-requirements",
  ])("is the provider's own for %s", (code) => {
    const error = new FirebaseError(code, `Firebase: Error (${code}).`);
    expect(providerMessage(error)).toBe(`Firebase: Error (${code}).`);
  });

  it.each([
    ["a string", "auth/wrong-password"],
    ["null", null],
    ["undefined", undefined],
    ["a number", 400],
    ["a TypeError", new TypeError("Failed to fetch dynamically imported module")],
    ["an error of another service", new FirebaseError("storage/unknown", "Firebase Storage: no")],
    ["an error whose code is a number", new DOMException("Stopped", "AbortError")],
    ["a thing that is no error", { code: "auth/wrong-password", message: "no" }],
    ["a provider's error without words", new FirebaseError("auth/internal-error", "")],
  ])("is the general one for %s", (_, error) => {
    expect(providerMessage(error)).toBe(general);
  });
});
