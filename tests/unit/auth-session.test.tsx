import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOAD_MS, SIGN_OUT_MS } from "@/auth/auth-session";
import type { AuthUser } from "@/auth/auth-user";
import { member } from "../support/server";

const { uid, email, name: displayName } = member;
const user: AuthUser = { uid, email, displayName, photoURL: null };
const other = { ...user, uid: "ines", email: "ines@example.org" };

const persistSession = (record: AuthUser) =>
  localStorage.setItem("sow-and-tell:session", JSON.stringify(record));

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
  localStorage.clear();
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
  window.dispatchEvent(new StorageEvent("storage", { key: "sow-and-tell:session" }));
  await vi.advanceTimersByTimeAsync(SIGN_OUT_MS);
  expect(endProviderSession).not.toHaveBeenCalled();
  expect(getAuthState().user).toEqual(other);
});

it("a page restored from the back/forward cache notices a logout that it missed", async () => {
  const { getAuthState } = await openPage({ hasSession: true });
  localStorage.setItem("sow-and-tell:session", '{"user":null,"endedBy":"logout"}');
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
