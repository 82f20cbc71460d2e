import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { member } from "../support/server";

/** A session store of a new page, whose SDK never says who is signed in, as when its database hangs. */
async function openPage() {
  vi.resetModules();
  vi.doMock("@/auth/auth-client", () => ({ findUser: () => new Promise(() => {}) }));
  vi.spyOn(console, "error").mockImplementation(() => {});
  return import("@/auth/auth-session");
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("@/auth/auth-client");
  vi.resetModules();
});

it("a sign-in fails after 15 seconds of a hanging SDK, and nothing is loading then", async () => {
  const { startAuth, signIn, getAuthState } = await openPage();
  startAuth();
  const failure = vi.fn();
  void signIn(member.email, member.password).catch(failure);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(getAuthState()).toEqual({ user: null, loading: true });
  expect(failure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toHaveBeenCalledOnce();
  expect(getAuthState()).toEqual({ user: null, loading: false });
});

it("a logout succeeds after 5 seconds of a hanging SDK, also for the next page", async () => {
  const { uid, email, name: displayName } = member;
  const record = JSON.stringify({ uid, email, displayName, photoURL: null });
  localStorage.setItem("sow-and-tell:session", record);
  const { startAuth, signOut, getAuthState } = await openPage();
  startAuth();
  const success = vi.fn();
  void signOut().then(success);
  await vi.advanceTimersByTimeAsync(4999);
  expect(getAuthState().user).toMatchObject({ uid });
  await vi.advanceTimersByTimeAsync(1);
  expect(success).toHaveBeenCalledOnce();
  expect(getAuthState().user).toBeNull();

  const next = await openPage();
  next.startAuth();
  expect(next.getAuthState()).toEqual({ user: null, loading: false });
  expect(next.getSessionEnd()).toBe("logout");
});

it("a session that cannot be confirmed for 15 seconds is no longer loading, and goes on", async () => {
  const record = JSON.stringify({ uid: "1", email: "a@b.org", displayName: null, photoURL: null });
  localStorage.setItem("sow-and-tell:session", record);
  const { startAuth, getAuthState } = await openPage();
  startAuth();
  expect(getAuthState()).toMatchObject({ user: { uid: "1" }, loading: true });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(getAuthState()).toMatchObject({ user: { uid: "1" }, loading: false });
});
