import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { getAuthState, visitor } from "@/auth/auth-session";
import { lines, recordBackendCalls, recordProviderCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { expectConsole } from "../support/console";
import { breakCall, delayCall, faults, rejectOnce } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member } from "../support/server";
import {
  chooseGoogleAccount,
  fill,
  googleClaims,
  leavePage,
  mockGooglePopup,
  press,
} from "../support/user-actions";

const newcomer = {
  Name: "Ola Nordmann",
  Email: "ola@example.org",
  "Photo URL": "my photo",
  Password: "Marigold!7",
};

async function openRegister() {
  const app = await renderApp("/register");
  await screen.findByRole("heading", { name: "Create your account" });
  return app;
}

async function fillIn(user: UserEvent, values: Record<string, string> = {}) {
  const texts = Object.entries({ ...newcomer, ...values });
  for (const [label, text] of texts) await fill(user, label, text);
}

describe("the registration form", () => {
  it("asks for name, email, photo and password, and sends nothing", async () => {
    const calls = recordProviderCalls();
    const { user } = await openRegister();
    expect(screen.getByLabelText("Photo URL")).toHaveAccessibleDescription(
      /^Required\..*Without one, write any word/,
    );
    await press(user, "Create Account");
    for (const label of ["Name", "Email", "Photo URL", "Password"]) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription("Please fill this in.");
    }
    for (const label of ["Location", "Specialty", "Bio"]) {
      expect(screen.getByLabelText(label)).toBeValid();
    }
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("folds the optional fields until someone opens them, or the browser fills one in", async () => {
    const { unmount } = await openRegister();
    const location = screen.getByLabelText("Location");
    expect(location).not.toBeVisible();
    fireEvent.click(screen.getByText("Tell us about your garden (optional)"));
    expect(location).toBeVisible();
    unmount();

    await openRegister();
    fireEvent.input(screen.getByLabelText("Location"), { target: { value: "Bergen" } });
    expect(screen.getByLabelText("Bio")).toBeVisible();
  });

  it("says under the password what it lacks, until it lacks nothing", async () => {
    const calls = recordProviderCalls();
    const { user } = await openRegister();
    await fillIn(user, { Password: "Marigold7" });
    await press(user, "Create Account");
    const password = screen.getByLabelText("Password");
    expect(password).toHaveAccessibleDescription(
      "Password must contain at least one special character",
    );
    expect(password).toHaveFocus();
    expect(calls).toEqual([]);
    await user.type(password, "!");
    expect(password).toBeValid();
  });
});

describe("a registration", () => {
  it("says for two seconds that the account was created, and leads home", async () => {
    const { user, pathname } = await openRegister();
    await fillIn(user);
    freezeClock();
    fireEvent.click(screen.getByRole("button", { name: "Create Account" }));
    const dialog = await screen.findByRole("dialog", { name: "Account Created!" });
    expect(dialog).toHaveTextContent("Your account has been successfully created.");
    await passTime(1950);
    expect(dialog).toBeInTheDocument();
    expect(pathname()).toBe("/register");
    await passTime(50);
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(await screen.findByRole("button", { name: newcomer.Name })).toBeInTheDocument();
  });

  it("gives the provider email and password, then name and photo, and the backend the rest", async () => {
    const provider = recordProviderCalls();
    const backend = recordBackendCalls();
    const { user } = await openRegister();
    await fillIn(user, { Location: "Bergen", Bio: "Rain all year.\nI like it." });
    await press(user, "Create Account");
    await screen.findByRole("dialog", { name: "Account Created!" });
    const sent = Object.fromEntries(provider.map(({ path, body }) => [path, JSON.parse(body)]));
    expect(sent["accounts:signUp"]).toMatchObject({
      email: newcomer.Email,
      password: newcomer.Password,
    });
    const profile = { displayName: newcomer.Name, photoUrl: newcomer["Photo URL"] };
    expect(sent["accounts:update"]).toMatchObject(profile);
    expect(getAuthState().user).toMatchObject({
      email: newcomer.Email,
      displayName: newcomer.Name,
      photoURL: newcomer["Photo URL"],
    });
    const record = { location: "Bergen", specialty: "", bio: "Rain all year.\nI like it." };
    expect(backend).toMatchObject([{ method: "POST", path: "/users" }]);
    expect(JSON.parse(backend[0]?.body ?? "")).toEqual(record);
  });

  it("reads 'Creating Account...' and takes no second press until the record has arrived", async () => {
    const calls = recordProviderCalls();
    const { user } = await openRegister();
    const release = delayCall("post", "/users");
    await fillIn(user);
    await press(user, "Create Account");
    await waitFor(() => expect(getAuthState().user?.displayName).toBe(newcomer.Name));
    const button = screen.getByRole("button", { name: "Creating Account..." });
    expect(button).toBeDisabled();
    await user.click(button);
    release();
    await screen.findByRole("dialog", { name: "Account Created!" });
    expect(lines(calls).filter((line) => line.endsWith("signUp"))).toHaveLength(1);
  });

  it("leaves a person where they went while it was registering", async () => {
    const { user, router, pathname } = await openRegister();
    const release = delayCall("post", "/users");
    await fillIn(user);
    await press(user, "Create Account");
    await leavePage(user);
    freezeClock();
    release();
    await screen.findByRole("dialog", { name: "Account Created!" });
    await passTime(2000);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(router.state.navigation.state).toBe("idle");
    expect(pathname()).toBe("/aboutUs");
  });

  it("continues without name and photo when the profile is refused, which is only logged", async () => {
    expectConsole(/^Profile could not be updated .*auth\/network-request-failed/);
    const { user } = await openRegister();
    rejectOnce("update", null);
    await fillIn(user);
    await press(user, "Create Account");
    await screen.findByRole("dialog", { name: "Account Created!" });
    expect(console.error).toHaveBeenCalled();
    expect(getAuthState().user).toMatchObject({ email: newcomer.Email, displayName: null });
    expect(screen.getByText("A gardener", { selector: "button *" })).toBeInTheDocument();
  });

  it("whose record does not arrive lets the person try again, or continue without it", async () => {
    breakCall("post", "/users", faults.status);
    const { user, pathname } = await openRegister();
    await fillIn(user);
    await press(user, "Create Account");
    const alert = await screen.findByText(/we couldn't save your profile/);
    expect(alert.closest("[role=alert]")).toHaveTextContent("You are signed in.");
    expect(screen.queryByRole("button", { name: /Creating/ })).not.toBeInTheDocument();

    const release = delayCall("post", "/users");
    await press(user, "Try again");
    expect(screen.getByRole("button", { name: "Try again" })).toBeDisabled();
    release();
    await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled());
    await user.click(screen.getByRole("link", { name: "Continue without it" }));
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(await screen.findByRole("button", { name: newcomer.Name })).toBeInTheDocument();
  });

  it("with the email of an account is told so under the field until it changes, and can sign in instead", async () => {
    const { user, pathname } = await openRegister();
    await fillIn(user, { Email: member.email });
    await press(user, "Create Account");
    const dialog = await screen.findByRole("dialog", { name: "Registration Failed" });
    expect(dialog).toHaveTextContent("Firebase: Error (auth/email-already-in-use).");
    expect(dialog).toHaveTextContent("This email already has an account. Sign in instead");
    const email = screen.getByLabelText("Email");
    expect(email).toHaveAccessibleDescription("This email already has an account.");
    await user.type(screen.getByLabelText("Name"), "x");
    expect(email).toBeInvalid();
    await user.type(email, "x");
    expect(email).toBeValid();
    await user.click(within(dialog).getByRole("link", { name: "Sign in instead" }));
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(pathname()).toBe("/login");
  });

  it.each([
    [
      null,
      /Firebase: Error \(auth\/network-request-failed\)\..*We can't reach the sign-in service\./,
    ],
    [
      "WEAK_PASSWORD : Password should be at least 12 characters",
      /Firebase: Password should be at least 12 characters \(auth\/weak-password\)\./,
    ],
  ])(
    "that fails with %s shows why, keeps the form, and works the next time",
    async (message, words) => {
      const calls = recordBackendCalls();
      const { user } = await openRegister();
      await fillIn(user);
      rejectOnce("signUp", message);
      await press(user, "Create Account");
      const dialog = await screen.findByRole("dialog", { name: "Registration Failed" });
      expect(dialog).toHaveTextContent(words);
      expect(within(dialog).queryByRole("link")).not.toBeInTheDocument();
      expect(getAuthState()).toEqual(visitor);
      expect(calls).toEqual([]);
      await press(user, "OK");
      await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
      expect(screen.getByLabelText("Email")).toBeValid();
      expect(screen.getByLabelText("Password")).toHaveValue(newcomer.Password);

      await press(user, "Create Account");
      await screen.findByRole("dialog", { name: "Account Created!" });
    },
  );
});

describe("registration with Google", () => {
  it("says 'Sign In Success' for a second and a half, and leads home", async () => {
    chooseGoogleAccount();
    const { pathname } = await openRegister();
    freezeClock();
    fireEvent.click(screen.getByRole("button", { name: "Sign up with Google" }));
    const dialog = await screen.findByRole("dialog", { name: "Sign In Success" });
    await passTime(1450);
    expect(dialog).toBeInTheDocument();
    expect(pathname()).toBe("/register");
    await passTime(50);
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(getAuthState().user).toMatchObject({ displayName: googleClaims.name });
  });

  it("is only logged when it fails", async () => {
    expectConsole(/^Google sign-up failed .*auth\/popup-blocked/);
    mockGooglePopup(() =>
      Promise.reject(new FirebaseError("auth/popup-blocked", "Firebase: (auth/popup-blocked).")),
    );
    const { user, pathname } = await openRegister();
    const before = screen.getByRole("main").textContent;
    await press(user, "Sign up with Google");
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    const button = screen.getByRole("button", { name: "Sign up with Google" });
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.getByRole("main").textContent).toBe(before);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(pathname()).toBe("/register");
  });
});
