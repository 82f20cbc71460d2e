import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { demo } from "@/auth/demo";
import { lines, recordProviderCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { delayProviderCall, rejectOnce } from "../support/faults";
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

async function openLogin(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp("/login", options);
  await screen.findByRole("heading", { name: "Welcome back" });
  return app;
}

async function fillIn(user: Awaited<ReturnType<typeof openLogin>>["user"], password: string) {
  await fill(user, "Email", member.email);
  await fill(user, "Password", password);
}

describe("login", () => {
  it("greets a gardener who signs in and brings them home", async () => {
    const { user, pathname } = await openLogin();
    await fillIn(user, member.password);
    await press(user, "Sign In");
    expect(await screen.findByText("Welcome back! Login Success")).toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(await screen.findByRole("button", { name: member.name })).toBeInTheDocument();
  });

  it("takes the greeting away after two seconds", async () => {
    freezeClock();
    const { user } = await openLogin({});
    await fillIn(user, member.password);
    await press(user, "Sign In");
    await screen.findByText("Welcome back! Login Success");
    await passTime(1950);
    expect(screen.getByText("Welcome back! Login Success")).toBeInTheDocument();
    await passTime(50);
    expect(screen.queryByText("Welcome back! Login Success")).not.toBeInTheDocument();
  });

  it("signs in at a press of Enter", async () => {
    const { user, pathname } = await openLogin();
    await fill(user, "Email", member.email);
    await user.type(screen.getByLabelText("Password"), `${member.password}{Enter}`);
    await waitFor(() => expect(pathname()).toBe("/"));
  });

  it("says inline and in a dialog that the password is wrong, and lets the person try again", async () => {
    const { user, pathname } = await openLogin();
    await fillIn(user, "Wrong!pass1");
    await press(user, "Sign In");
    const dialog = await screen.findByRole("dialog", { name: "Login Failed" });
    expect(dialog).toHaveTextContent("Invalid email or password");
    await press(user, "OK");
    expect(await screen.findByText("Wrong email or password")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Sign In" })).toBeEnabled();
    expect(screen.getByLabelText("Email")).toHaveValue(member.email);
    expect(screen.getByLabelText("Password")).toHaveValue("Wrong!pass1");
    expect(pathname()).toBe("/login");
  });

  it("says that the provider fails, and does not blame the password", async () => {
    const { user } = await openLogin();
    await fillIn(user, member.password);
    rejectOnce("signInWithPassword", "The service is currently unavailable.", 503);
    await press(user, "Sign In");
    const dialog = await screen.findByRole("dialog", { name: "Login Failed" });
    expect(dialog).toHaveTextContent("The sign-in service isn't responding");
    expect(screen.getByText("We couldn't sign you in")).toBeInTheDocument();
    expect(screen.queryByText(/(Wrong|Invalid) email or password/)).not.toBeInTheDocument();
    expect(getAuthState()).toEqual({ user: null, loading: false });
  });

  it("leads back to the password when the dialog has closed", async () => {
    const { user } = await openLogin();
    await fillIn(user, "Wrong!pass1");
    await press(user, "Sign In");
    await press(user, "OK");
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
  });

  it("takes the old complaint away while it tries again", async () => {
    const { user } = await openLogin();
    await fillIn(user, "Wrong!pass1");
    await press(user, "Sign In");
    await press(user, "OK");
    await screen.findByText("Wrong email or password");
    const release = delayProviderCall("signInWithPassword");
    await press(user, "Sign In");
    await screen.findByRole("button", { name: "Signing In..." });
    expect(screen.queryByText("Wrong email or password")).not.toBeInTheDocument();
    release();
    await screen.findByRole("dialog", { name: "Login Failed" });
  });

  it("asks for both fields, puts the cursor into the first, and sends nothing", async () => {
    const calls = recordProviderCalls();
    const { user } = await openLogin();
    await press(user, "Sign In");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Please fill this in.");
    expect(screen.getByLabelText("Email")).toBeInvalid();
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Please fill this in.");
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("asks for the password alone where only that is missing", async () => {
    const { user } = await openLogin();
    await fill(user, "Email", member.email);
    await press(user, "Sign In");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Please fill this in.");
    expect(screen.getByLabelText("Email")).toBeValid();
    expect(screen.getByLabelText("Password")).toHaveFocus();
  });

  it("asks for an address where the email is none", async () => {
    const { user } = await openLogin();
    await fill(user, "Email", "rowan");
    await fill(user, "Password", member.password);
    await press(user, "Sign In");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "Please enter an email address, like name@example.org.",
    );
  });

  it("shows the password and hides it again", async () => {
    const { user } = await openLogin();
    const password = screen.getByLabelText("Password");
    expect(password).toHaveAttribute("type", "password");
    await press(user, "Show password");
    expect(password).toHaveAttribute("type", "text");
    await press(user, "Hide password");
    expect(password).toHaveAttribute("type", "password");
    expect(screen.getByRole("button", { name: "Show password" })).toBeVisible();
  });

  it("reads 'Signing In...' and takes no second press while it signs in", async () => {
    const calls = recordProviderCalls();
    const { user, pathname } = await openLogin();
    const release = delayProviderCall("signInWithPassword");
    await fillIn(user, member.password);
    await press(user, "Sign In");
    const button = await screen.findByRole("button", { name: "Signing In..." });
    expect(button).toBeDisabled();
    expect(getAuthState().loading).toBe(true);
    await user.click(button);
    release();
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(getAuthState().loading).toBe(false);
    expect(lines(calls)).toEqual(["POST accounts:signInWithPassword", "POST accounts:lookup"]);
  });

  it("leaves a person where they went while it was signing in", async () => {
    const { user, router, pathname } = await openLogin();
    const release = delayProviderCall("signInWithPassword");
    await fillIn(user, member.password);
    await press(user, "Sign In");
    await leavePage(user);
    release();
    await screen.findByText("Welcome back! Login Success");
    expect(await screen.findByRole("button", { name: member.name })).toBeVisible();
    expect(router.state.navigation.state).toBe("idle");
    expect(pathname()).toBe("/aboutUs");
  });

  it("sends a forgetful person to a page that is not there", async () => {
    const { user, pathname } = await openLogin();
    await user.click(screen.getByRole("link", { name: "Forgot password?" }));
    expect(await screen.findByRole("heading", { name: "Opps! Page Not Found" })).toBeVisible();
    expect(pathname()).toBe("/forget-password");
  });

  it("links to registration", async () => {
    const { user, pathname } = await openLogin();
    await user.click(screen.getByRole("link", { name: "Create an account" }));
    expect(await screen.findByRole("heading", { name: "Create your account" })).toBeVisible();
    expect(pathname()).toBe("/register");
  });
});

describe("login with Google", () => {
  it("says 'Login Successful' and brings the person home", async () => {
    chooseGoogleAccount();
    const { user, pathname } = await openLogin();
    await press(user, "Sign in with Google");
    expect(await screen.findByText("Login Successful")).toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(getAuthState().user).toMatchObject({
      email: googleClaims.email,
      displayName: googleClaims.name,
    });
  });

  it("needs neither email nor password", async () => {
    chooseGoogleAccount();
    const { user } = await openLogin();
    await press(user, "Sign in with Google");
    await screen.findByText("Login Successful");
    expect(screen.queryByText("Please fill this in.")).not.toBeInTheDocument();
  });

  it("says inline that it failed, and stays", async () => {
    mockGooglePopup(() => Promise.reject(new Error("The window was closed")));
    const { user, pathname } = await openLogin();
    await press(user, "Sign in with Google");
    await waitFor(() => expect(screen.getByText("Google login failed")).toBeVisible());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(pathname()).toBe("/login");
  });

  it("opens one window at a time", async () => {
    const choose = vi.fn(() => new Promise<string>(() => {}));
    mockGooglePopup(choose);
    const { user } = await openLogin();
    await press(user, "Sign in with Google");
    const button = screen.getByRole("button", { name: "Sign in with Google" });
    expect(button).toBeDisabled();
    await user.click(button);
    expect(choose).toHaveBeenCalledOnce();
  });

  it("calls a member without a name a gardener", async () => {
    const { name: _, ...claims } = googleClaims;
    chooseGoogleAccount(claims);
    const { user } = await openLogin();
    await press(user, "Sign in with Google");
    expect(await screen.findByRole("button", { name: "A gardener" })).toBeInTheDocument();
  });
});

describe("the demo account", () => {
  it("is offered and filled in where there is one", async () => {
    demo.account = { email: member.email, password: member.password };
    onTestFinished(() => {
      demo.account = null;
    });
    const { user, pathname } = await openLogin();
    await press(user, "Fill in the demo account");
    expect(screen.getByLabelText("Email")).toHaveValue(member.email);
    expect(screen.getByLabelText("Password")).toHaveValue(member.password);
    await press(user, "Sign In");
    await waitFor(() => expect(pathname()).toBe("/"));
  });

  it("is not spoken of in a real build", async () => {
    await openLogin();
    expect(screen.queryByText(/demo/i)).not.toBeInTheDocument();
  });
});
