import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { GOODBYE_MS } from "@/app/layout/account-menu";
import { dismissLogoutNotice, getAuthState, signOut } from "@/auth/auth-session";
import { PICTURES } from "@/lib/image-url";
import { recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { defineTemporarily } from "../support/define-temporarily";
import { breakCall, faults } from "../support/faults";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { changeTip, member, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { deleteTip, expectLoginPage, logOut, press } from "../support/user-actions";

const sessionKey = "sow-and-tell:session";

describe("logging out", () => {
  async function logOutAt(address: string) {
    const app = await renderApp(address, { isSignedIn: true });
    if (!address.startsWith("/dashboard")) await press(app.user, member.name);
    await press(app.user, "Logout");
    return { ...app, dialog: await screen.findByRole("dialog", { name: specWords.loggedOut }) };
  }

  it.each(["/shareTips", "/dashboard"])(
    "at %s ends the session, closes the private pages, and opens the login page, which offers no return",
    async (address) => {
      const { router, pathname, dialog } = await logOutAt(address);
      expect(within(dialog).queryByText(/./, { selector: "#swal2-html-container" })).toBeNull();
      expect(within(dialog).queryByRole("button")).not.toBeInTheDocument();
      await waitFor(() => expect(pathname()).toBe("/login"));
      expect(await screen.findByText("Sign in to share tips and keep your own.")).toBeVisible();
      expect(getAuthState()).toMatchObject({ user: null, loading: false });
      expect(screen.queryByText("You logged out in another tab.")).not.toBeInTheDocument();
      expect(localStorage.getItem(sessionKey)).not.toContain(member.uid);
      const calls = recordBackendCalls();
      await act(() => router.navigate("/myTips"));
      await waitFor(() => expect(pathname()).toBe("/login"));
      expect(calls).toEqual([]);
    },
  );

  it.each([
    ["a private page lets Back return to the page before it", "/myTips", "About Us"],
    ["a public page lets Back return to that page", "/contactUs", "Contact"],
  ])("on %s", async (_, address, title) => {
    freezeClock();
    const { user, router, pathname } = await renderApp(quietPage, { isSignedIn: true });
    await act(() => router.navigate(address));
    await logOut(user);
    await passTime(GOODBYE_MS);
    await expectLoginPage(pathname);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole("heading", { name: title, level: 1 })).toBeVisible();
  });

  it("deletes the cached pictures, which may show the member, once", async () => {
    const deleteCache = vi.fn(async () => true);
    vi.stubGlobal("caches", { delete: deleteCache });
    await renderApp(quietPage, { isSignedIn: true, isStrict: true });
    await waitFor(() => expect(getAuthState().loading).toBe(false));
    expect(deleteCache).not.toHaveBeenCalled();
    await act(() => signOut());
    await waitFor(() => expect(deleteCache).toHaveBeenCalledExactlyOnceWith(PICTURES));
    act(() => dismissLogoutNotice());
    expect(deleteCache).toHaveBeenCalledOnce();
  });

  it("has the service worker forget the pictures, which would otherwise store those that are being loaded", async () => {
    const postMessage = vi.fn();
    defineTemporarily(navigator, "serviceWorker", { controller: { postMessage } });
    await renderApp(quietPage, { isSignedIn: true });
    await act(() => signOut());
    await waitFor(() =>
      expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: "FORGET_PICTURES" }),
    );
  });

  it.each(["caches", "serviceWorker"])(
    "succeeds where the browser forbids site data, and throws when %s is read",
    async (name) => {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      const target = name === "caches" ? globalThis : navigator;
      Object.defineProperty(target, name, { configurable: true, get });
      onTestFinished(() => void Reflect.deleteProperty(target, name));
      const { pathname } = await logOutAt("/shareTips");
      await waitFor(() => expect(pathname()).toBe("/login"));
      expect(getAuthState()).toMatchObject({ user: null, loading: false });
    },
  );

  it("forgets at which step the member stopped reading a tip", async () => {
    const step = `sow-and-tell:step:${tips.secret._id}`;
    await renderApp(`/tipsDetails/${tips.secret._id}#step-1`, { isSignedIn: true });
    await waitFor(() => expect(sessionStorage.getItem(step)).toBe("1"));
    await act(() => signOut());
    await waitFor(() => expect(sessionStorage.getItem(step)).toBeNull());
  });

  it("shows its message once for a double press", async () => {
    const { user } = await renderApp("/contactUs", { isSignedIn: true });
    await press(user, member.name);
    freezeClock();
    const logout = screen.getByRole("button", { name: "Logout" });
    fireEvent.click(logout);
    fireEvent.click(logout);
    await screen.findByRole("dialog", { name: specWords.loggedOut });
    await passTime(GOODBYE_MS + 500);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("another tab", () => {
  /** Stores the session as another tab does, with the event that this tab gets. @param newValue null removes it */
  function storeSession(newValue: string | null) {
    if (newValue === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, newValue);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: sessionKey, newValue }));
    });
  }

  it("that logs out removes the member's page and dialogs here at once", async () => {
    changeTip(tips.secret._id, { description: "Dig.\nWater." });
    const { user, pathname } = await renderApp(`/tipsDetails/${tips.secret._id}`, {
      isSignedIn: true,
    });
    await press(user, "Read in the garden");
    await screen.findByRole("dialog");
    storeSession(null);
    expect(getAuthState().user).toBeNull();
    expect(screen.queryByText(tips.secret.title)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expectLoginPage(pathname);
    // The login page does not offer to return to the tip.
    expect(screen.getByText("Sign in to share tips and keep your own.")).toBeVisible();
  });

  it("that logs out closes a message about the member's tip here", async () => {
    breakCall("delete", `/shareTips/${tips.secret._id}`, faults.status);
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    await deleteTip(user, tips.secret.title);
    const message = await screen.findByRole("dialog", { name: specWords.oops });
    storeSession(null);
    await waitFor(() => expect(message).not.toBeInTheDocument());
  });

  const notice = () => screen.queryByText("You logged out in another tab.");

  it.each([
    ["/myTips", "/login"],
    [quietPage, quietPage],
  ])("that logs out while this one is at %s shows a notice at %s", async (address, landing) => {
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

  it("that logs in again removes the notice, and signs the member in here", async () => {
    const { pathname } = await renderApp(quietPage, { isSignedIn: true });
    const session = localStorage.getItem(sessionKey);
    storeSession(null);
    await waitFor(() => expect(notice()).toBeVisible());
    expect(screen.getByRole("link", { name: "Login" })).toBeVisible();
    storeSession(session);
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    expect(await screen.findByRole("button", { name: member.name })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
    expect(pathname()).toBe(quietPage);
  });

  it("that logs in leads a visitor home from the login page, and from the one for registration", async () => {
    const { uid, email, name: displayName } = member;
    const { router, pathname } = await renderApp("/login");
    for (const [page, heading] of [
      ["/login", "Welcome back"],
      ["/register", "Create your account"],
    ] as const) {
      await act(() => router.navigate(page));
      await screen.findByRole("heading", { name: heading });
      storeSession(JSON.stringify({ uid, email, displayName, photoURL: null }));
      await waitFor(() => expect(pathname()).toBe("/"));
      expect(screen.getByRole("button", { name: member.name })).toBeVisible();
      storeSession(null);
    }
  });

  it("that signs in another account removes all data of the first one here", async () => {
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
