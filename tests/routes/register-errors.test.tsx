import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { recordBackendCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { rejectOnce } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member } from "../support/server";
import {
  chooseGoogleAccount,
  fill,
  googleClaims,
  mockGooglePopup,
  press,
} from "../support/user-actions";

async function fillIn(user: UserEvent, email = "ola@example.org") {
  await fill(user, "Name", "Ola Nordmann");
  await fill(user, "Email", email);
  await fill(user, "Photo URL", "https://example.org/ola.jpg");
  await fill(user, "Password", "Marigold!7");
}

it("a registration whose email has an account leads to the login", async () => {
  const { user, pathname } = await renderApp("/register");
  await fillIn(user);
  rejectOnce("signUp", "EMAIL_EXISTS");
  await press(user, "Create Account");
  const dialog = await screen.findByRole("dialog", { name: "Registration Failed" });
  await user.click(within(dialog).getByRole("link", { name: "Sign in instead" }));
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
  expect(pathname()).toBe("/login");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

/** What the provider answers to accounts:signUp; null: it cannot be reached. */
describe.each([
  [
    "email already in use",
    "EMAIL_EXISTS",
    "Firebase: Error (auth/email-already-in-use).",
    "This email already has an account. Sign in instead",
  ],
  [
    "too many requests",
    "TOO_MANY_ATTEMPTS_TRY_LATER : Unusual activity. Try again later.",
    "Firebase: Unusual activity. Try again later. (auth/too-many-requests).",
    "Too many attempts. Wait a few minutes, then try again.",
  ],
  [
    "user disabled",
    "USER_DISABLED",
    "Firebase: Error (auth/user-disabled).",
    "This account has been disabled.",
  ],
  [
    "network request failed",
    null,
    "Firebase: Error (auth/network-request-failed).",
    "We can't reach the sign-in service. Check your connection, then try again.",
  ],
  [
    "a password policy of the provider's own",
    "WEAK_PASSWORD : Password should be at least 12 characters",
    "Firebase: Password should be at least 12 characters (auth/weak-password).",
    null,
  ],
])("a registration that meets '%s'", (_, message, text, words) => {
  it("shows the provider's message, keeps the form, and works the next time", async () => {
    const calls = recordBackendCalls();
    const { user, pathname } = await renderApp("/register");
    await fillIn(user);
    rejectOnce("signUp", message);
    await press(user, "Create Account");

    const dialog = await screen.findByRole("dialog", { name: "Registration Failed" });
    expect(dialog).toHaveTextContent(text);
    if (words !== null) expect(dialog).toHaveTextContent(words);
    expect(getAuthState()).toEqual({ user: null, loading: false });
    expect(calls).toEqual([]);
    await press(user, "OK");
    expect(await screen.findByRole("button", { name: "Create Account" })).toBeEnabled();
    expect(screen.getByLabelText("Name")).toHaveValue("Ola Nordmann");
    expect(screen.getByLabelText("Password")).toHaveValue("Marigold!7");
    expect(screen.getByLabelText("Email")).toBeEnabled();
    expect(pathname()).toBe("/register");

    await press(user, "Create Account");
    await screen.findByRole("dialog", { name: "Account Created!" });
    expect(getAuthState()).toMatchObject({ user: { email: "ola@example.org" }, loading: false });
  });
});

describe("a registration", () => {
  it("is refused for the email of an account, which the field says until it is changed", async () => {
    const { user } = await renderApp("/register");
    await fillIn(user, member.email);
    await press(user, "Create Account");
    expect(await screen.findByRole("dialog", { name: "Registration Failed" })).toHaveTextContent(
      "auth/email-already-in-use",
    );
    await press(user, "OK");
    const email = screen.getByLabelText("Email");
    expect(email).toHaveAccessibleDescription("This email already has an account.");
    expect(email).toBeInvalid();
    await user.type(email, "x");
    expect(email).toBeValid();
  });
});

describe.each([
  "popup-blocked",
  "popup-closed-by-user",
  "unauthorized-domain",
  "network-request-failed",
])("a Google sign-up that meets '%s'", (code) => {
  it("is only logged, and works the next time", async () => {
    expectConsole(new RegExp(`^Google sign-up failed .*auth/${code}`));
    mockGooglePopup(() =>
      Promise.reject(new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`)),
    );
    const { user, pathname } = await renderApp("/register");
    await press(user, "Sign up with Google");
    const button = await screen.findByRole("button", { name: "Sign up with Google" });
    await waitFor(() => expect(button).toBeEnabled());
    expect(console.error).toHaveBeenCalledOnce();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(getAuthState()).toEqual({ user: null, loading: false });
    expect(pathname()).toBe("/register");

    chooseGoogleAccount();
    await press(user, "Sign up with Google");
    await screen.findByRole("dialog", { name: "Sign In Success" });
    expect(getAuthState().user).toMatchObject({ email: googleClaims.email });
  });
});
