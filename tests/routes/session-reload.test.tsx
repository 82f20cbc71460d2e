import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { deleteApp, getApps } from "firebase/app";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { delayProviderCall, rejectOnce } from "../support/faults";
import { quietPage } from "../support/pages";
import { changeAccount, db, member, tips } from "../support/server";
import { expectLoginPage, fill, logIn, logOut, press } from "../support/user-actions";

// The browser's build, which keeps sessions in localStorage; Node's build keeps them in memory.
vi.mock(
  "firebase/auth",
  () => import("../../node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js"),
);

const sessionKey = "sow-and-tell:session";

/** Closes the app as a reload does: only what the browser stores remains. Modules imported before belong to the closed app. */
async function closeApp() {
  cleanup();
  await Promise.all(getApps().map(deleteApp));
  vi.resetModules();
}

async function reopenApp(address: string) {
  const { renderApp } = await import("../support/render-app");
  const { getAuthState } = await import("@/auth/auth-session");
  return { ...(await renderApp(address)), getAuthState };
}

/** What the browser stores while the member is signed in. */
let storedSession: Record<string, string> = {};

const restoreSession = () => Object.assign(localStorage, storedSession);

beforeAll(async () => {
  const { signIn } = await import("@/auth/auth-session");
  await signIn(member.email, member.password);
  storedSession = { ...localStorage };
  localStorage.clear();
});

beforeEach(closeApp);

describe("a returning member", () => {
  beforeEach(restoreSession);

  it.each([
    ["/dashboard", `Welcome, ${member.name}`],
    [`/tipsDetails/${tips.kale._id}`, tips.kale.title],
  ])(
    "sees %s at once, and sends no call again when the session is confirmed",
    async (address, heading) => {
      const calls = recordBackendCalls();
      const release = delayProviderCall("lookup");
      const app = await reopenApp(address);
      const title = await screen.findByRole("heading", { name: heading });
      expect(app.getAuthState()).toMatchObject({ user: { uid: member.uid }, loading: true });
      release();
      await waitFor(() => expect(app.getAuthState().loading).toBe(false));
      expect(title).toBeInTheDocument();
      expect(lines(calls)).toEqual([...new Set(lines(calls))]);
      expect(calls).not.toEqual([]);
    },
  );

  it.each([
    ["unreadable", () => localStorage.setItem(sessionKey, "{")],
    ["invalid", () => localStorage.setItem(sessionKey, '{"uid":7}')],
    ["missing", () => localStorage.removeItem(sessionKey)],
  ])(
    "is signed in again on the login page, without a password, if the stored session is %s",
    async (_, change) => {
      change();
      const { user, pathname } = await reopenApp("/myTips");
      await user.click(await screen.findByRole("link", { name: "Continue to your tips" }));
      expect(await screen.findByRole("heading", { name: tips.beans.title })).toBeVisible();
      expect(pathname()).toBe("/myTips");
    },
  );

  it("is signed out if the account was deleted", async () => {
    db.update((data) => {
      data.accounts = [];
    });
    const { pathname } = await reopenApp("/dashboard");
    await expectLoginPage(pathname);
    expect(localStorage.getItem(sessionKey)).not.toContain(member.uid);
    expect(screen.queryByText(`Welcome, ${member.name}`)).not.toBeInTheDocument();
  });

  it("with a disabled account reads why it was signed out, and gets the hidden draft back once it is enabled", async () => {
    const { user: writer } = await reopenApp("/shareTips");
    await fill(writer, "Title", "A hidden bed of leeks");
    await writer.selectOptions(screen.getByLabelText("Availability"), "hidden");
    await closeApp();
    changeAccount({ disabled: true });
    const { user, pathname } = await reopenApp("/shareTips");
    await expectLoginPage(pathname);
    expect(screen.getByText(/no longer accepts your session/)).toBeVisible();
    changeAccount({ disabled: false });
    await logIn(user);
    await user.click(await screen.findByRole("link", { name: "Continue sharing your tip" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("A hidden bed of leeks");
  });

  it.each([
    ["is unreachable", null, 400],
    ["answers 500", "INTERNAL", 500],
    ["answers 429", "QUOTA_EXCEEDED : Exceeded quota.", 429],
  ])("stays signed in, now and next time, if the provider %s", async (_, message, status) => {
    rejectOnce("lookup", message, status);
    const { getAuthState } = await reopenApp(quietPage);
    await waitFor(() => expect(getAuthState().loading).toBe(false));
    expect(getAuthState().user).toMatchObject({ uid: member.uid });
    await closeApp();
    const next = await reopenApp("/myTips");
    await waitFor(() => expect(next.getAuthState().loading).toBe(false));
    expect(await screen.findByRole("heading", { name: tips.beans.title })).toBeVisible();
  });
});

it("a visitor does not load the sign-in service", async () => {
  const load = vi.fn();
  vi.doMock("@/auth/auth-client", async (importOriginal) => {
    load();
    return importOriginal();
  });
  onTestFinished(() => vi.doUnmock("@/auth/auth-client"));
  const { getAuthState } = await reopenApp(quietPage);
  await screen.findByRole("heading", { name: "About Us", level: 1 });
  expect(getAuthState()).toMatchObject({ user: null, loading: false });
  expect(load).not.toHaveBeenCalled();
});

describe("a sign-in service whose code does not load", () => {
  /** Breaks the import of the SDK, until the returned function is called. */
  function breakImport(): () => void {
    let isBroken = true;
    expectConsole(/error when mocking a module/);
    vi.doMock("@/auth/auth-client", async (importOriginal) => {
      if (isBroken) throw new Error("Failed to fetch dynamically imported module");
      return importOriginal();
    });
    onTestFinished(() => vi.doUnmock("@/auth/auth-client"));
    return () => {
      isBroken = false;
    };
  }

  it("keeps a returning member signed in, and lets them log out for good", async () => {
    restoreSession();
    const restoreImport = breakImport();
    const { user, pathname, getAuthState } = await reopenApp("/myTips");
    await screen.findByRole("heading", { name: tips.beans.title });
    await waitFor(() => expect(getAuthState().loading).toBe(false));
    expect(console.error).toHaveBeenCalled();
    expect(getAuthState().user).toMatchObject({ uid: member.uid });
    await logOut(user);
    await user.keyboard("{Escape}");
    await expectLoginPage(pathname);
    restoreImport();
    await closeApp();
    const next = await reopenApp("/login");
    // The SDK still has a session of its own, which it must not restore.
    const { loadAuthClient } = await import("@/auth/auth-session");
    await act(loadAuthClient);
    expect(next.getAuthState()).toMatchObject({ user: null, loading: false });
    expect(Object.values({ ...localStorage }).join()).not.toContain(member.uid);
  });

  it("makes every sign-in fail, without blaming the password, until the code loads", async () => {
    const restoreImport = breakImport();
    const { user, pathname, getAuthState } = await reopenApp("/login");
    await press(user, "Sign in with Google");
    await waitFor(() => expect(screen.getByText("Google login failed")).toBeVisible());
    await logIn(user);
    expect(await screen.findByRole("dialog", { name: "Login Failed" })).toHaveTextContent(
      "The sign-in service couldn’t check your password",
    );
    expect(screen.getByText("We couldn’t sign you in")).toBeInTheDocument();
    expect(screen.queryByText(/(Wrong|Invalid) email or password/)).not.toBeInTheDocument();
    expect(getAuthState()).toMatchObject({ user: null, loading: false });
    restoreImport();
    await press(user, "OK");
    await press(user, "Sign In");
    await waitFor(() => expect(pathname()).toBe("/"));
  });

  it("makes a registration fail with a general message", async () => {
    breakImport();
    const { user, getAuthState } = await reopenApp("/register");
    await fill(user, "Name", "Ola Nordmann");
    await fill(user, "Email", "ola@example.org");
    await fill(user, "Photo URL", "my photo");
    await fill(user, "Password", "Marigold!7");
    await press(user, "Create Account");
    expect(await screen.findByRole("dialog", { name: "Registration Failed" })).toHaveTextContent(
      "Something went wrong. Please try again.",
    );
    expect(getAuthState()).toMatchObject({ user: null, loading: false });
    await press(user, "OK");
    expect(await screen.findByRole("button", { name: "Create Account" })).toBeEnabled();
  });
});

it.each([
  [quietPage, quietPage],
  ["/login", "/"],
  ["/register", "/"],
])(
  "a sign-in in another tab signs the member in at %s, and leaves them at %s",
  async (from, to) => {
    const { pathname } = await reopenApp(from);
    expect(await screen.findByRole("link", { name: "Login" })).toBeVisible();
    restoreSession();
    const newValue = localStorage.getItem(sessionKey);
    window.dispatchEvent(
      new StorageEvent("storage", { key: sessionKey, oldValue: null, newValue }),
    );
    expect(await screen.findByRole("button", { name: member.name })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe(to));
  },
);
