import { screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { rejectOnce } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member } from "../support/server";
import { chooseGoogleAccount, fill, mockGooglePopup, press } from "../support/user-actions";

/** The spec's codes as the provider answers them; null: it cannot be reached. */
describe.each([
  ["wrong password", "INVALID_PASSWORD", ""],
  ["user not found", "EMAIL_NOT_FOUND", ""],
  ["invalid credential", "INVALID_LOGIN_CREDENTIALS", ""],
  [
    "too many requests",
    "TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled.",
    "Too many attempts. Wait a few minutes, then try again.",
  ],
  ["user disabled", "USER_DISABLED", ""],
  [
    "network request failed",
    null,
    "We can't reach the sign-in service. Check your connection, then try again.",
  ],
])("a sign-in that meets '%s'", (_, message, words) => {
  it("says so in the spec's words, tells nothing of who has an account, and works the next time", async () => {
    const { user, pathname } = await renderApp("/login");
    await fill(user, "Email", member.email);
    await fill(user, "Password", member.password);
    rejectOnce("signInWithPassword", message);
    await press(user, "Sign In");

    const dialog = await screen.findByRole("dialog", { name: "Login Failed" });
    expect(dialog).toHaveTextContent("Invalid email or password");
    expect(dialog.textContent).toContain(words);
    expect(dialog).not.toHaveTextContent(/account|disabled|match|belong/);
    expect(getAuthState()).toEqual({ user: null, loading: false });
    await press(user, "OK");
    await waitFor(() => expect(screen.getByText("Wrong email or password")).toBeVisible());
    expect(screen.getByLabelText("Email")).toBeEnabled();

    await press(user, "Sign In");
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(getAuthState()).toMatchObject({ user: { email: member.email }, loading: false });
  });
});

/** How Google's window reports, and what the provider answers to what came from it. */
const googleFailures: [string, () => void][] = [
  ...[
    "popup-blocked",
    "popup-closed-by-user",
    "unauthorized-domain",
    "network-request-failed",
    "too-many-requests",
  ].map((code): [string, () => void] => [
    code,
    () =>
      mockGooglePopup(() => Promise.reject(new FirebaseError(`auth/${code}`, "Firebase: Error"))),
  ]),
  ...(
    [
      ["user disabled", "USER_DISABLED"],
      ["invalid credential", "INVALID_IDP_RESPONSE"],
      ["email already in use", "EMAIL_EXISTS"],
      ["network request failed on the way back", null],
    ] as const
  ).map(([name, message]): [string, () => void] => [
    name,
    () => {
      chooseGoogleAccount();
      rejectOnce("signInWithIdp", message);
    },
  ]),
];

describe.each(googleFailures)("a Google sign-in that meets '%s'", (_, fail) => {
  it("says 'Google login failed' inline, and works the next time", async () => {
    fail();
    const { user, pathname } = await renderApp("/login");
    await press(user, "Sign in with Google");
    await waitFor(() => expect(screen.getByText("Google login failed")).toBeVisible());
    expect(getAuthState()).toEqual({ user: null, loading: false });
    expect(screen.getByRole("button", { name: "Sign In" })).toBeEnabled();

    chooseGoogleAccount();
    await press(user, "Sign in with Google");
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(screen.queryByText("Google login failed")).not.toBeInTheDocument();
  });
});
