import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { getAuthState, signIn, signOut } from "@/auth/auth-session";
import { ACCOUNT_CREATED_MS } from "@/routes/register/register-page";
import { recordBackendCalls } from "../../support/calls";
import { freezeClock, passTime } from "../../support/clock";
import { expectConsole } from "../../support/console";
import { breakCall, delayCall, delayProviderCall, faults, rejectOnce } from "../../support/faults";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { member } from "../../support/server";
import { specWords } from "../../support/spec-words";
import {
  chooseGoogleAccount,
  fill,
  googleClaims,
  mockGooglePopup,
  newcomer,
  press,
  register,
} from "../../support/user-actions";

async function openRegister() {
  const app = await renderApp("/register");
  await screen.findByText("Create your account");
  return app;
}

const findSuccess = () => screen.findByRole("dialog", { name: specWords.registered });
const findFailure = () => screen.findByRole("dialog", { name: specWords.registrationFailed });

describe("the registration form", () => {
  it("ticks off what a password has, keeps it beside the error, and fills in the photo of a person who has none", async () => {
    const { user } = await openRegister();
    const rules = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    await register(user, { Password: "Aa", "Photo URL": "" });
    expect(screen.getByText("Password must be at least 8 characters")).toBeVisible();
    expect(rules()).toEqual(
      expect.arrayContaining([
        "8 characters",
        "a special character",
        "an uppercase letter(done)",
        "a lowercase letter(done)",
      ]),
    );
    const photo = screen.getByLabelText("Photo URL");
    expect(photo).toBeInvalid();
    await press(user, "I have no photo");
    expect(photo).toHaveValue("none");
    expect(photo).toBeValid();
    expect(photo).toHaveFocus();
  });

  it("hides the optional fields until one is filled in, as the browser may do", async () => {
    const { user } = await openRegister();
    const labels = ["Location", "Specialty", "Bio"];
    for (const label of labels) expect(screen.getByLabelText(label)).not.toBeVisible();
    await fill(user, "Location", "Bergen");
    for (const label of labels) expect(screen.getByLabelText(label)).toBeVisible();
  });
});

describe("what was typed into the registration form", () => {
  it("outlives a link and a reload of the tab, but for the password, even a shown one", async () => {
    const { user, router, unmount } = await openRegister();
    await fill(user, "Name", newcomer.Name);
    await fill(user, "Email", newcomer.Email);
    await fill(user, "Bio", "Roses on a balcony.");
    await press(user, "Show password");
    await fill(user, "Password", newcomer.Password);
    expect(Object.entries(sessionStorage).join()).not.toContain(newcomer.Password);
    expect(Object.entries(localStorage).join()).not.toContain(newcomer.Password);
    await act(() => router.navigate("/login"));
    await act(() => router.navigate(-1));
    await screen.findByText("Create your account");
    expect(screen.getByLabelText("Name")).toHaveValue(newcomer.Name);
    expect(screen.getByLabelText("Password")).toHaveValue("");
    unmount();
    await openRegister();
    expect(screen.getByLabelText("Email")).toHaveValue(newcomer.Email);
    expect(screen.getByLabelText("Bio")).toBeVisible();
    expect(screen.getByLabelText("Bio")).toHaveValue("Roses on a balcony.");
  });

  it("is gone as soon as the account exists", async () => {
    const release = delayCall("post", "/users");
    const { user } = await openRegister();
    await register(user);
    await screen.findByRole("button", { name: newcomer.Name });
    expect(Object.entries(sessionStorage).join()).not.toContain(newcomer.Email);
    release();
    await findSuccess();
  });
});

describe("a registration", () => {
  it("locks the form while the account is created, and is skipped by Back afterwards", async () => {
    const release = delayProviderCall("signUp");
    const { user, router, pathname } = await renderApp(quietPage);
    await act(() => router.navigate("/register"));
    await register(user);
    await screen.findByRole("button", { name: "Creating Account..." });
    for (const field of screen.getAllByRole("textbox")) expect(field).toHaveAttribute("readonly");
    expect(screen.getByRole("button", { name: "I have no photo" })).toBeDisabled();
    release();
    await findSuccess();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(pathname()).toBe("/"));
    await act(() => router.navigate(-1));
    expect(pathname()).toBe(quietPage);
  });

  it("does not move a person who has left the page", async () => {
    freezeClock();
    const { user, router, pathname } = await openRegister();
    const release = delayCall("post", "/users");
    await register(user);
    await act(() => router.navigate(quietPage));
    release();
    await findSuccess();
    await passTime(ACCOUNT_CREATED_MS);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(router.state.navigation.state).toBe("idle");
    expect(pathname()).toBe(quietPage);
  });
});

describe("a registration that the provider rejects", () => {
  it("says at the email field, until it is changed, that the email has an account, and links to login", async () => {
    const { user, pathname } = await openRegister();
    await register(user, { Email: member.email });
    const dialog = await findFailure();
    expect(dialog).toHaveTextContent("Firebase: Error (auth/email-already-in-use).");
    expect(dialog).toHaveTextContent("This email already has an account.");
    await press(user, "OK");
    const email = screen.getByLabelText("Email");
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription("This email already has an account.");
    expect(email).toBeInvalid();
    await user.type(email, "x");
    expect(email).toBeValid();
    await register(user, { Email: member.email });
    await press(user, "Sign in instead");
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(pathname()).toBe("/login");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("returns the focus to the page's heading if the person has left the form", async () => {
    const { user, router, pathname } = await openRegister();
    const release = delayProviderCall("signUp");
    await register(user, { Email: member.email });
    // Contact, too, has a field for an email address, which must not get the focus.
    await act(() => router.navigate("/contactUs"));
    await screen.findByRole("heading", { level: 1, name: "Contact" });
    release();
    await findFailure();
    await press(user, "OK");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(pathname()).toBe("/contactUs");
  });

  it("shows the provider's message, beside the button until it is sent again, keeps the form, and works the next time", async () => {
    const calls = recordBackendCalls();
    const { user, pathname } = await openRegister();
    rejectOnce("signUp", null);
    await register(user);
    expect(await findFailure()).toHaveTextContent(
      /Firebase: Error \(auth\/network-request-failed\)\..*We can’t reach the sign-in service\. Check your connection/,
    );
    expect(getAuthState()).toMatchObject({ user: null, loading: false });
    await press(user, "OK");
    const send = screen.getByRole("button", { name: "Create Account" });
    expect(send).toHaveAccessibleDescription(
      /^The last attempt: We can’t reach the sign-in service/,
    );
    rejectOnce("signUp", "WEAK_PASSWORD : Password should be at least 12 characters");
    await press(user, "Create Account");
    await screen.findByText(
      "Firebase: Password should be at least 12 characters (auth/weak-password).",
    );
    expect(calls).toEqual([]);
    await press(user, "OK");
    expect(send).toHaveAccessibleDescription(/^The last attempt: .*auth\/weak-password/);
    expect(await screen.findByRole("button", { name: "Create Account" })).toBeEnabled();
    expect(screen.getByLabelText("Name")).toHaveValue(newcomer.Name);
    expect(screen.getByLabelText("Password")).toHaveValue(newcomer.Password);
    expect(screen.getByLabelText("Email")).toBeEnabled();
    expect(pathname()).toBe("/register");

    await press(user, "Create Account");
    await findSuccess();
    expect(getAuthState()).toMatchObject({ user: { email: newcomer.Email }, loading: false });
  });
});

describe("the profile of a registration that could not be saved", () => {
  const findQuestion = () =>
    screen.findByRole("dialog", {
      name: "Your account was created, but we couldn’t save your profile",
    });

  async function registerWithoutRecord() {
    breakCall("post", "/users", faults.refused);
    const app = await openRegister();
    await register(app.user, { Location: "Bergen" });
    await findQuestion();
    return app;
  }

  it("is not described if it is empty, and is given up on request, whereupon home opens", async () => {
    breakCall("post", "/users", faults.refused);
    const { user, pathname } = await openRegister();
    const calls = recordBackendCalls();
    await register(user);
    expect(await findQuestion()).toHaveTextContent(
      "You are signed in. Please check what you entered",
    );
    const empty = { location: "", specialty: "", bio: "" };
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual(empty);
    await press(user, "Continue without it");
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(await screen.findByRole("button", { name: newcomer.Name })).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    // The device keeps no profile to send later.
    expect(Object.keys(localStorage).filter((key) => key.includes("profile"))).toEqual([]);
  });

  it("is described, even after Escape, and can be sent again, which shows the latest error", async () => {
    const { user } = await registerWithoutRecord();
    await user.keyboard("{Escape}");
    expect(await findQuestion()).toHaveTextContent(
      "You are signed in. Your location, specialty and bio haven’t been saved yet.",
    );
    breakCall("post", "/users", faults.offline);
    const release = delayCall("post", "/users");
    await press(user, "Try again");
    const button = await screen.findByRole("button", { name: "Creating Account..." });
    expect(button).toHaveAttribute("aria-disabled", "true");
    release();
    await screen.findByText(new RegExp(faults.offline.words));
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ["another account, which is led home", () => signIn(member.email, member.password), "/"],
    ["a visitor, after a logout, who finds the form empty", signOut, "/register"],
  ])("is not offered to %s", async (_, changeUser, path) => {
    const { pathname } = await registerWithoutRecord();
    await act(async () => void (await changeUser()));
    await waitFor(() => expect(screen.queryByText(/You are signed in/)).not.toBeInTheDocument());
    await waitFor(() => expect(pathname()).toBe(path));
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(screen.queryByDisplayValue(newcomer.Password)).not.toBeInTheDocument();
  });

  it("is not mentioned to another account that signed in before the failure and was led home", async () => {
    breakCall("post", "/users", faults.status);
    const release = delayCall("post", "/users");
    const { user, pathname } = await openRegister();
    await register(user);
    await screen.findByRole("button", { name: newcomer.Name });
    await act(() => signIn(member.email, member.password));
    release();
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

it("a registration with Google that fails leaves the page as it was, and works the next time", async () => {
  expectConsole(/^Google sign-up failed/);
  mockGooglePopup(() =>
    Promise.reject(new FirebaseError("auth/popup-closed-by-user", "Firebase: Error")),
  );
  const { user } = await openRegister();
  const before = screen.getByRole("main").textContent;
  await press(user, "Sign up with Google");
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  const button = await screen.findByRole("button", { name: "Sign up with Google" });
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByRole("main").textContent).toBe(before);
  chooseGoogleAccount();
  await press(user, "Sign up with Google");
  await screen.findByRole("dialog", { name: specWords.googleSignUp });
  expect(getAuthState().user).toMatchObject({ email: googleClaims.email });
});
