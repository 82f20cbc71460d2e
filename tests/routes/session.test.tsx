import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { queryClient } from "@/lib/query-client";
import { recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { delayProviderCall } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

const sessionKey = "sow-and-tell:session";

async function expectLoginPage(pathname: () => string) {
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
  expect(pathname()).toBe("/login");
}

describe("a member", () => {
  it.each(["/login", "/register"])("who opens %s is led home", async (address) => {
    const { pathname } = await renderApp(address, { isSignedIn: true });
    await waitFor(() => expect(pathname()).toBe("/"));
    expect(screen.queryByRole("heading", { name: /Welcome back|Create/ })).not.toBeInTheDocument();
  });
});

describe("a guest", () => {
  it("does not return to the private page with Back", async () => {
    const { router, pathname } = await renderApp("/aboutUs");
    await router.navigate("/myTips");
    await expectLoginPage(pathname);
    await router.navigate(-1);
    expect(await screen.findByRole("heading", { name: "About Us", level: 1 })).toBeVisible();
  });

  it.each([
    ["/myTips", "My Tips"],
    ["/shareTips", "Share a Tip"],
  ])("who opens %s while a sign-in is pending waits there for it", async (address, heading) => {
    const { user, router, pathname } = await renderApp("/login");
    const release = delayProviderCall("signInWithPassword");
    await fill(user, "Email", member.email);
    await fill(user, "Password", member.password);
    await press(user, "Sign In");
    await act(() => router.navigate(address));
    expect(await screen.findByText(/^Checking your session/)).toBeVisible();
    release();
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(pathname()).toBe(address);
  });
});

describe("logging out", () => {
  it.each([`/updateTips/${tips.beans._id}`, "/dashboard"])(
    "on %s is announced for two seconds above the login page, and closes the private pages",
    async (address) => {
      const { user, router, pathname } = await renderApp(address, { isSignedIn: true });
      if (address !== "/dashboard") await press(user, member.name);
      const logout = await screen.findByRole("button", { name: "Logout" });
      freezeClock();
      fireEvent.click(logout);
      const dialog = await screen.findByRole("dialog", { name: "You are Logged Out" });
      await passTime(2000);
      expect(dialog).not.toBeInTheDocument();
      await expectLoginPage(pathname);
      expect(screen.queryByText("You logged out in another tab.")).not.toBeInTheDocument();
      const navbar = within(screen.getByRole("navigation", { name: "Main" }));
      expect(navbar.queryByRole("link", { name: "Dashboard" })).not.toBeInTheDocument();

      const calls = recordBackendCalls();
      await router.navigate("/dashboard");
      expect(pathname()).toBe("/login");
      expect(calls).toEqual([]);
    },
  );
});

describe("another tab", () => {
  /** It writes to the storage that all share, and the browser notifies this one. */
  function storeSession(text: string) {
    localStorage.setItem(sessionKey, text);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: sessionKey, newValue: text }));
    });
  }
  const loggedOut = '{"endedBy":"logout"}';
  const notice = () => screen.queryByText("You logged out in another tab.");

  it("that logs out takes the member's page and dialogs off this one at once", async () => {
    const { user, pathname } = await renderApp(`/tipsDetails/${tips.secret._id}`, {
      isSignedIn: true,
    });
    await press(user, "Add to calendar");
    await screen.findByRole("dialog");
    storeSession(loggedOut);
    expect(screen.queryByText(tips.secret.title)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expectLoginPage(pathname);
    await waitFor(() => expect(notice()).toBeVisible());
  });

  it("that logs out leaves this one's public page, with a notice until it is dismissed", async () => {
    const { user, pathname } = await renderApp("/aboutUs", { isSignedIn: true });
    await screen.findByRole("heading", { level: 1 });
    expect(notice()).not.toBeInTheDocument();
    storeSession(loggedOut);
    await waitFor(() => expect(notice()).toBeVisible());
    expect(notice()?.closest("[role=status]")).not.toBeNull();
    expect(pathname()).toBe("/aboutUs");
    await press(user, "Dismiss");
    expect(notice()).not.toBeInTheDocument();
    expect(getAuthState().user).toBeNull();
  });

  it("that signs in again takes the notice away", async () => {
    await renderApp("/aboutUs", { isSignedIn: true });
    const session = localStorage.getItem(sessionKey) ?? "";
    storeSession(loggedOut);
    await waitFor(() => expect(notice()).toBeVisible());
    storeSession(session);
    expect(notice()).not.toBeInTheDocument();
    expect(await screen.findByRole("button", { name: member.name })).toBeVisible();
  });

  it("that signs in to another account leaves nothing of the first one's here", async () => {
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
