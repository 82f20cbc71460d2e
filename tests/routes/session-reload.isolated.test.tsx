import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { deleteApp, getApps } from "firebase/app";
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { LOAD_MS, SIGN_OUT_MS } from "@/auth/auth-session";
import type { AuthUser } from "@/auth/auth-user";
import "../setup-lazy-code";
import { lines, recordBackendCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { draftOf, store } from "../support/drafts";
import { delayProviderCall, rejectOnce } from "../support/faults";
import { quietPage } from "../support/pages";
import { changeAccount, member, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { expectLoginPage, fill, logIn, logOut, press, register } from "../support/user-actions";

// The browser's build, which keeps sessions in localStorage; Node's build keeps them in memory. No test opens a window.
vi.mock("firebase/auth", async () => ({
  ...(await import("../../node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js")),
  signInWithPopup: vi.fn(() => new Promise(() => {})),
}));

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

beforeEach(async () => {
  await closeApp();
});

describe("a returning member", () => {
  beforeEach(restoreSession);

  it("sees the dashboard at once, and sends no call again when the session is confirmed", async () => {
    const calls = recordBackendCalls();
    const release = delayProviderCall("lookup");
    const { getAuthState } = await reopenApp("/dashboard");
    const title = await screen.findByRole("heading", { name: `Welcome, ${member.name}` });
    expect(getAuthState()).toMatchObject({ user: { uid: member.uid }, loading: true });
    release();
    await waitFor(() => expect(getAuthState().loading).toBe(false));
    expect(title).toBeInTheDocument();
    expect(lines(calls)).toEqual([...new Set(lines(calls))]);
    expect(calls).not.toEqual([]);
  });

  it("is signed in again on the login page, without a password, if the stored session is invalid", async () => {
    localStorage.setItem(sessionKey, '{"uid":7}');
    const { user, pathname } = await reopenApp("/myTips");
    await user.click(await screen.findByRole("link", { name: "Continue to your tips" }));
    expect(await screen.findByRole("heading", { name: tips.beans.title })).toBeVisible();
    expect(pathname()).toBe("/myTips");
  });

  it("with a disabled account reads why it was signed out, and gets the hidden draft back once it is enabled", async () => {
    store(draftOf({ title: "A hidden bed of leeks", availability: "hidden" }));
    changeAccount({ disabled: true });
    const { user, pathname } = await reopenApp("/shareTips");
    await expectLoginPage(pathname);
    expect(screen.getByText(/no longer accepts your session/)).toBeVisible();
    expect(localStorage.getItem(sessionKey)).not.toContain(member.uid);
    changeAccount({ disabled: false });
    await logIn(user);
    await user.click(await screen.findByRole("link", { name: "Continue sharing your tip" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("A hidden bed of leeks");
  });

  it("stays signed in, now and next time, if the provider is unreachable, or answers 500 or 429", async () => {
    for (const [message, status] of [
      [null, 400],
      ["INTERNAL", 500],
      ["QUOTA_EXCEEDED : Exceeded quota.", 429],
    ] as const) {
      rejectOnce("lookup", message, status);
      const { getAuthState } = await reopenApp(quietPage);
      await waitFor(() => expect(getAuthState().loading).toBe(false));
      expect(getAuthState().user, `${status}`).toMatchObject({ uid: member.uid });
      await closeApp();
    }
    const { getAuthState } = await reopenApp("/myTips");
    await waitFor(() => expect(getAuthState().loading).toBe(false));
    expect(await screen.findByRole("heading", { name: tips.beans.title })).toBeVisible();
  });
});

describe("a member's browser", () => {
  beforeEach(restoreSession);

  /** Opening or listing databases throws, as in Firefox with blocked cookies. */
  function failToOpenDatabases(failure: DOMException) {
    const open = () => {
      throw failure;
    };
    vi.stubGlobal("indexedDB", { open, databases: open });
  }

  it("can update a tip if it blocks databases", async () => {
    failToOpenDatabases(new DOMException("The operation is insecure.", "SecurityError"));
    const { user } = await reopenApp(`/updateTips/${tips.beans._id}`);
    await fill(user, "Title", "Beans on a net");
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: specWords.tipUpdated });
  });

  it("reports that a broken database kept other members' data", async () => {
    const failure = new DOMException("The database is broken.", "UnknownError");
    failToOpenDatabases(failure);
    expectConsole(/The database is broken/);
    await reopenApp(quietPage);
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(failure));
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

  it("makes every sign-in and registration fail, without blaming the password, until the code loads", async () => {
    const restoreImport = breakImport();
    const { user, router, pathname, getAuthState } = await reopenApp("/register");
    await register(user);
    expect(
      await screen.findByRole("dialog", { name: specWords.registrationFailed }),
    ).toHaveTextContent(specWords.somethingWrong);
    expect(getAuthState()).toMatchObject({ user: null, loading: false });
    await press(user, "OK");
    expect(await screen.findByRole("button", { name: "Create Account" })).toBeEnabled();

    await act(() => router.navigate("/login"));
    await press(user, "Sign in with Google");
    await waitFor(() => expect(screen.getByText(specWords.googleLoginFailed)).toBeVisible());
    await logIn(user);
    expect(await screen.findByRole("dialog", { name: specWords.loginFailed })).toHaveTextContent(
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
});

describe("if the sign-in service hangs, or answers late,", () => {
  const { uid, email, name: displayName } = member;
  const user: AuthUser = { uid, email, displayName, photoURL: null };
  const other = { ...user, uid: "ines", email: "ines@example.org" };

  const persistSession = (record: AuthUser) =>
    localStorage.setItem(sessionKey, JSON.stringify(record));

  /** Opens a page. By default, its SDK hangs while it looks for the user, as with a blocked database. */
  async function openPage({ hasSession = false, sdk = {} } = {}) {
    if (hasSession) persistSession(user);
    vi.resetModules();
    vi.doMock("@/auth/auth-client", () => ({
      findUser: () => new Promise(() => {}),
      ...sdk,
    }));
    vi.spyOn(console, "error").mockImplementation(() => {});
    const session = await import("@/auth/auth-session");
    session.startAuth();
    return session;
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock("@/auth/auth-client");
    vi.resetModules();
  });

  it("a sign-in fails after a time limit if the SDK hangs, and is no longer loading", async () => {
    const { signIn, getAuthState } = await openPage();
    const onFailure = vi.fn();
    void signIn(member.email, member.password).catch(onFailure);
    await vi.advanceTimersByTimeAsync(LOAD_MS - 1);
    expect(getAuthState()).toMatchObject({ user: null, loading: true });
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(getAuthState()).toMatchObject({ user: null, loading: false });
  });

  it("a logout succeeds after a time limit if the SDK hangs after it has loaded", async () => {
    const { signOut, getAuthState } = await openPage({
      hasSession: true,
      sdk: { findUser: async () => user, endProviderSession: () => new Promise(() => {}) },
    });
    await vi.advanceTimersByTimeAsync(1000);
    const onSuccess = vi.fn();
    void signOut().then(onSuccess);
    await vi.advanceTimersByTimeAsync(SIGN_OUT_MS - 1);
    expect(getAuthState().user).toEqual(user);
    await vi.advanceTimersByTimeAsync(1);
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(getAuthState()).toMatchObject({ user: null, loading: false });
  });

  it("a logout succeeds at once if the SDK hangs while it loads, and survives a reload", async () => {
    const { signOut, getAuthState } = await openPage({ hasSession: true });
    await signOut();
    expect(getAuthState()).toMatchObject({ user: null, loading: false });

    const next = await openPage();
    expect(next.getAuthState()).toEqual({ user: null, loading: false, endedBy: null });
  });

  it("a logout that the SDK could not finish is finished by the next page, without a sign-in, once", async () => {
    const { signOut } = await openPage({ hasSession: true });
    await vi.advanceTimersByTimeAsync(1000);
    await signOut();
    const findUser = vi.fn<() => Promise<AuthUser | null>>(async () => user);
    const endProviderSession = vi.fn(async () => {});
    const sdk = { findUser, endProviderSession };

    const next = await openPage({ sdk });
    expect(next.getAuthState()).toEqual({ user: null, loading: false, endedBy: null });
    await vi.advanceTimersByTimeAsync(1000);
    expect(endProviderSession).toHaveBeenCalledOnce();
    expect(next.getAuthState()).toEqual({ user: null, loading: false, endedBy: null });

    findUser.mockClear();
    await openPage({ sdk });
    await vi.advanceTimersByTimeAsync(1000);
    expect(findUser).not.toHaveBeenCalled();
  });

  it("a logout that the SDK has finished loads nothing on the next page", async () => {
    const findUser = vi.fn(async () => user);
    const sdk = { findUser, endProviderSession: async () => {} };
    const { signOut } = await openPage({ hasSession: true, sdk });
    await vi.advanceTimersByTimeAsync(1000);
    await signOut();
    findUser.mockClear();
    await openPage({ sdk });
    await vi.advanceTimersByTimeAsync(1000);
    expect(findUser).not.toHaveBeenCalled();
  });

  it("a session that is not confirmed within the time limit remains, and is no longer loading", async () => {
    const { getAuthState } = await openPage({ hasSession: true });
    expect(getAuthState()).toMatchObject({ user: { uid: member.uid }, loading: true });
    await vi.advanceTimersByTimeAsync(LOAD_MS + 1000);
    expect(getAuthState()).toMatchObject({ user: { uid: member.uid }, loading: false });
  });

  it("a logout that the SDK finishes late does not end a sign-in that another tab made meanwhile", async () => {
    const endProviderSession = vi.fn();
    const findUser = () => new Promise((resolve) => setTimeout(resolve, SIGN_OUT_MS + 1000, other));
    const { signOut, getAuthState } = await openPage({
      hasSession: true,
      sdk: { findUser, endProviderSession },
    });
    void signOut();
    await vi.advanceTimersByTimeAsync(SIGN_OUT_MS);
    expect(getAuthState().user).toBeNull();
    persistSession(other);
    window.dispatchEvent(new StorageEvent("storage", { key: sessionKey }));
    await vi.advanceTimersByTimeAsync(SIGN_OUT_MS);
    expect(endProviderSession).not.toHaveBeenCalled();
    expect(getAuthState().user).toEqual(other);
  });

  it("a page restored from the back/forward cache notices a logout that it missed", async () => {
    const { getAuthState } = await openPage({ hasSession: true });
    localStorage.setItem(sessionKey, '{"user":null,"endedBy":"logout"}');
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(getAuthState().user).toBeNull();
  });

  it("a session that the SDK confirms unchanged keeps its user object", async () => {
    const { getAuthState } = await openPage({
      hasSession: true,
      sdk: { findUser: async () => ({ ...user }) },
    });
    const persisted = getAuthState().user;
    await vi.advanceTimersByTimeAsync(SIGN_OUT_MS);
    expect(getAuthState().loading).toBe(false);
    expect(getAuthState().user).toBe(persisted);
  });
});

it("Google's window opens within the click, for a login and a registration, so that no browser blocks it", async () => {
  const { router } = await reopenApp("/login");
  const { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } = await import(
    "firebase/auth"
  );
  const { loadAuthClient } = await import("@/auth/auth-session");
  await act(loadAuthClient);
  for (const [page, name] of [
    ["/login", "Sign in with Google"],
    ["/register", "Sign up with Google"],
  ] as const) {
    await act(() => router.navigate(page));
    const button = await screen.findByRole("button", { name });
    vi.mocked(signInWithPopup).mockClear();
    fireEvent.click(button);
    expect(signInWithPopup).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.any(GoogleAuthProvider),
      browserPopupRedirectResolver,
    );
  }
});
