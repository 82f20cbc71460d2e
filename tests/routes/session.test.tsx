import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
  type UserCredential,
} from "firebase/auth";
import { describe, expect, it, vi } from "vitest";
import {
  getAuthState,
  loadAuthClient,
  register,
  signIn,
  whenAuthIsKnown,
} from "@/auth/auth-session";
import { recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { delayProviderCall, rejectOnce } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { press } from "../support/user-actions";

// The browser's build, which stores sessions in localStorage; Node's build keeps them in memory. There is no window to open here.
vi.mock("firebase/auth", async () => ({
  ...(await import("../../node_modules/firebase/node_modules/@firebase/auth/dist/esm/index.js")),
  signInWithPopup: vi.fn(),
}));

const sessionKey = "sow-and-tell:session";

async function expectLoginPage(pathname: () => string) {
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
  expect(pathname()).toBe("/login");
}

function navbar() {
  return within(screen.getByRole("navigation", { name: "Main" }));
}

describe("the pages for guests", () => {
  it.each(["/login", "/register"])("lead a member from %s home", async (address) => {
    const { pathname } = await renderApp(address, { isSignedIn: true });
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(screen.queryByRole("heading", { name: /Welcome back|Create/ })).not.toBeInTheDocument();
  });
});

describe("a guest", () => {
  it("does not come back to the private page with Back", async () => {
    const { router, pathname } = await renderApp("/aboutUs");
    await router.navigate("/myTips");
    await expectLoginPage(pathname);
    await router.navigate(-1);
    expect(await screen.findByRole("heading", { name: "About Us", level: 1 })).toBeVisible();
  });
});

describe("logging out", () => {
  async function logOut(address: string) {
    const app = await renderApp(address, { isSignedIn: true });
    if (!address.startsWith("/dashboard")) await press(app.user, member.name);
    await press(app.user, "Logout");
    await screen.findByRole("dialog", { name: "You are Logged Out" });
    return app;
  }

  it.each(["/shareTips", `/updateTips/${tips.beans._id}`, "/dashboard", "/dashboard/myTips"])(
    "on %s ends at the login page",
    async (address) => {
      const { pathname } = await logOut(address);
      const dialog = await screen.findByRole("dialog", { name: "You are Logged Out" });
      expect(within(dialog).queryByText(/./, { selector: "#swal2-html-container" })).toBeNull();
      await waitFor(() => expect(pathname()).toBe("/login"));
      expect(getAuthState()).toEqual({ user: null, loading: false });
      expect(screen.queryByText("You logged out in another tab.")).not.toBeInTheDocument();
      expect(localStorage.getItem(sessionKey)).not.toContain(member.uid);
    },
  );

  it("is announced for two seconds, above the login page", async () => {
    freezeClock();
    const { pathname } = await logOut("/dashboard");
    const dialog = await screen.findByRole("dialog", { name: "You are Logged Out" });
    await passTime(2000);
    expect(dialog).not.toBeInTheDocument();
    await expectLoginPage(pathname);
    expect(navbar().getByRole("link", { name: "Login" })).toBeVisible();
    expect(navbar().queryByRole("link", { name: "Dashboard" })).not.toBeInTheDocument();
  });

  it("closes the private pages behind the person", async () => {
    const { router, pathname } = await logOut("/myTips");
    await waitFor(() => expect(pathname()).toBe("/login"));
    const calls = recordBackendCalls();
    await router.navigate("/dashboard");
    expect(pathname()).toBe("/login");
    expect(calls).toEqual([]);
  });
});

describe("another tab", () => {
  /** It writes to the storage that all share, and the browser tells this one. */
  function storeSession(newValue: string | null) {
    if (newValue === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, newValue);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: sessionKey, newValue }));
    });
  }

  it("that logs out takes the member's page and dialogs off this one at once", async () => {
    const { user, pathname } = await renderApp(`/tipsDetails/${tips.secret._id}`, {
      isSignedIn: true,
    });
    await press(user, "Add to calendar");
    await screen.findByRole("dialog");
    storeSession(null);
    expect(getAuthState().user).toBeNull();
    expect(screen.queryByText(tips.secret.title)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expectLoginPage(pathname);
  });

  const notice = () => screen.queryByText("You logged out in another tab.");

  it.each([
    ["/myTips", "/login"],
    ["/aboutUs", "/aboutUs"],
  ])("that logs out while this one is at %s is announced at %s", async (address, landing) => {
    const { user, pathname } = await renderApp(address, { isSignedIn: true });
    await screen.findByRole("heading", { level: 1 });
    expect(notice()).not.toBeInTheDocument();
    storeSession(null);
    await waitFor(() => expect(notice()).toBeVisible());
    expect(notice()?.closest("[role=status]")).not.toBeNull();
    await waitFor(() => expect(pathname()).toBe(landing));
    expect(notice()).toBeVisible();
    await press(user, "Dismiss");
    expect(notice()).not.toBeInTheDocument();
  });

  it("that logged out and in again is announced no more", async () => {
    await renderApp("/aboutUs", { isSignedIn: true });
    const session = localStorage.getItem(sessionKey);
    storeSession(null);
    await waitFor(() => expect(notice()).toBeVisible());
    storeSession(session);
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  it("where another account signs in leaves nothing of the first one's here", async () => {
    const { queryClient } = await import("@/lib/query-client");
    await renderApp("/myTips", { isSignedIn: true });
    await screen.findByText(tips.secret.title);
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? "{}");
    storeSession(JSON.stringify({ ...session, uid: "another", email: "another@example.org" }));
    expect(screen.queryByText(tips.secret.title)).not.toBeInTheDocument();
    const queries = () => queryClient.getQueryCache().getAll();
    await waitFor(() =>
      expect(queries().flatMap(({ queryKey }) => queryKey)).not.toContain(member.uid),
    );
  });
});

describe("two sign-ins at once", () => {
  /** An account being made and a sign-in, each waiting for the provider. */
  async function beginBoth() {
    await whenAuthIsKnown();
    const letAccountPass = delayProviderCall("signUp");
    const letSignInPass = delayProviderCall("signInWithPassword");
    const account = register("new.gardener@example.org", "Compost!heap8");
    const session = signIn(member.email, member.password);
    expect(getAuthState().loading).toBe(true);
    return { account, letAccountPass, session, letSignInPass };
  }

  it("leave the person waiting until both have ended", async () => {
    const { account, letAccountPass, session, letSignInPass } = await beginBoth();
    letAccountPass();
    await account;
    expect(getAuthState().loading).toBe(true);
    letSignInPass();
    await session;
    expect(getAuthState()).toMatchObject({ loading: false, user: { email: member.email } });
  });

  it("leave the person waiting when the first of them fails", async () => {
    rejectOnce("signUp", "EMAIL_EXISTS");
    const { account, letAccountPass, session, letSignInPass } = await beginBoth();
    letAccountPass();
    await expect(account).rejects.toMatchObject({ code: "auth/email-already-in-use" });
    expect(getAuthState().loading).toBe(true);
    letSignInPass();
    await session;
    expect(getAuthState()).toMatchObject({ loading: false, user: { email: member.email } });
  });
});

describe.each([
  ["/login", "Sign in with Google"],
  ["/register", "Sign up with Google"],
])("Google's window, asked for at %s", (address, name) => {
  it("opens within the click, so that no browser blocks it", async () => {
    vi.mocked(signInWithPopup)
      .mockReset()
      .mockReturnValueOnce(new Promise<UserCredential>(() => {}));
    await renderApp(address);
    const button = await screen.findByRole("button", { name });
    await loadAuthClient();
    fireEvent.click(button);
    expect(signInWithPopup).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.any(GoogleAuthProvider),
      browserPopupRedirectResolver,
    );
  });
});

describe("Google's window", () => {
  it("leaves the person a way to try again when the browser blocks it", async () => {
    vi.mocked(signInWithPopup).mockRejectedValueOnce(
      new FirebaseError("auth/popup-blocked", "Firebase: Error (auth/popup-blocked)."),
    );
    await renderApp("/login");
    const button = await screen.findByRole("button", { name: "Sign in with Google" });
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByText("Google login failed")).toBeVisible());
    await waitFor(() => expect(button).toBeEnabled());
    expect(getAuthState()).toEqual({ user: null, loading: false });
  });
});
