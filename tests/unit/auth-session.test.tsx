import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { AuthUser } from "@/auth/auth-user";
import { fullStorage, refuseStorage } from "../support/storage";

type AuthClient = typeof import("@/auth/auth-client");

const KEY = "sow-and-tell:session";
const rowan: AuthUser = { uid: "1", email: "rowan@b.org", displayName: "Rowan", photoURL: null };
const ines: AuthUser = { ...rowan, uid: "2" };
const visitor = { user: null, loading: false, endedBy: null };

/** Opens a page with a session store of its own, and a double of the Firebase SDK, which reports what a test says. */
async function openPage(record: unknown, double: Partial<AuthClient> = {}) {
  vi.resetModules();
  if (record !== null) localStorage.setItem(KEY, JSON.stringify(record));
  const restoreSession = vi.fn<AuthClient["restoreSession"]>(async () => {});
  const endSession = vi.fn<AuthClient["endSession"]>(async () => {});
  const load = vi.fn(() => ({ restoreSession, endSession, ...double }));
  vi.doMock("@/auth/auth-client", load);
  const session = await import("@/auth/auth-session");
  onTestFinished(session.watchSession());
  const report = (user: AuthUser | null) => restoreSession.mock.calls[0]?.[1](user);
  return { ...session, load, restoreSession, endSession, report };
}

const whenIdle = () => new Promise((resolve) => setTimeout(resolve));

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

/** Another tab writes to the storage that all share. */
function storeElsewhere(record: object) {
  localStorage.setItem(KEY, JSON.stringify(record));
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

const hang = () => new Promise<never>(() => {});

afterEach(() => {
  vi.doUnmock("@/auth/auth-client");
  vi.resetModules();
});

describe("a new page", () => {
  it.each([
    null,
    "text",
    7,
    {},
    { uid: "" },
    { uid: 7 },
    { endedBy: "weather" },
    { endedBy: "logout" },
  ])("belongs to a visitor, for whom no SDK loads, if the device holds %j", async (record) => {
    const { getAuthState, visitor: constant, load } = await openPage(record);
    expect(getAuthState()).toEqual(visitor);
    expect(getAuthState()).toBe(constant);
    await whenIdle();
    expect(load).not.toHaveBeenCalled();
  });

  it("knows the member whom the device knows, and keeps the object that the SDK confirms", async () => {
    const { getAuthState, restoreSession, report } = await openPage(rowan);
    const { user } = getAuthState();
    expect(getAuthState()).toEqual({ user: rowan, loading: false, endedBy: null });
    await vi.waitFor(() => expect(restoreSession).toHaveBeenCalled());
    report({ ...rowan });
    expect(getAuthState().user).toBe(user);
    report({ ...rowan, displayName: "Rowan Hart" });
    expect(getAuthState().user).toMatchObject({ displayName: "Rowan Hart" });
    expect(stored()).toMatchObject({ displayName: "Rowan Hart" });
  });

  it("ends a session that the provider rejects, and remembers why", async () => {
    const { getAuthState, restoreSession, report } = await openPage(rowan);
    await vi.waitFor(() => expect(restoreSession).toHaveBeenCalled());
    report(null);
    expect(getAuthState()).toEqual({ user: null, loading: false, endedBy: "provider" });
    const { getAuthState: getNextState } = await openPage(null);
    expect(getNextState()).toEqual({ user: null, loading: false, endedBy: "provider" });
  });

  it.each([
    [{ endedBy: "logout" }, true],
    [{ endedBy: "provider" }, false],
    [null, false],
  ])("after %j lets the SDK end its own session: %s", async (record, isEnded) => {
    const { loadAuthClient, restoreSession } = await openPage(record);
    await loadAuthClient();
    expect(restoreSession.mock.calls[0]?.[0]()).toBe(isEnded);
  });
});

describe("another tab", () => {
  it.each([
    [{ endedBy: "logout" }, null, "otherTab"],
    [{ endedBy: "provider" }, null, "provider"],
    [ines, ines, null],
  ])("that stores %j changes this one", async (record, user, endedBy) => {
    const { getAuthState } = await openPage(rowan);
    storeElsewhere(record);
    expect(getAuthState()).toEqual({ user, loading: false, endedBy });
  });

  it("that logs out is not mistaken for the provider if the SDK learns of it first", async () => {
    const { getAuthState, restoreSession, report } = await openPage(rowan);
    await vi.waitFor(() => expect(restoreSession).toHaveBeenCalled());
    localStorage.setItem(KEY, JSON.stringify({ endedBy: "logout" }));
    report(null);
    expect(getAuthState().user).toEqual(rowan);
    storeElsewhere({ endedBy: "logout" });
    expect(getAuthState()).toEqual({ ...visitor, endedBy: "otherTab" });
  });

  it("that logs out changes nothing for a visitor", async () => {
    const { getAuthState, visitor: constant } = await openPage(null);
    storeElsewhere({ endedBy: "logout" });
    expect(getAuthState()).toBe(constant);
  });
});

describe("a sign-in", () => {
  it("is loading until it has failed, after 15 seconds of a hanging SDK", async () => {
    vi.useFakeTimers();
    const { signIn, getAuthState } = await openPage(null, { restoreSession: hang });
    const failure = vi.fn();
    signIn("rowan@b.org", "secret").catch(failure);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failure).not.toHaveBeenCalled();
    expect(getAuthState()).toEqual({ ...visitor, loading: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toHaveBeenCalledOnce();
    expect(getAuthState()).toEqual(visitor);
  });

  it("tries again to load an SDK that failed to load", async () => {
    const restoreSession = vi.fn(async () => {});
    restoreSession.mockRejectedValueOnce(new Error("No database"));
    const signInByEmail = async () => rowan;
    const { signIn, getAuthState } = await openPage(null, { restoreSession, signInByEmail });
    await expect(signIn("rowan@b.org", "secret")).rejects.toThrow("No database");
    await signIn("rowan@b.org", "secret");
    expect(getAuthState()).toEqual({ user: rowan, loading: false, endedBy: null });
    expect(stored()).toEqual(rowan);
  });

  it("leaves no former session on a device whose storage is full", async () => {
    const { signIn, getAuthState } = await openPage(
      { endedBy: "logout" },
      { signInByEmail: async () => rowan },
    );
    refuseStorage(fullStorage, "setItem");
    await signIn("rowan@b.org", "secret");
    expect(getAuthState().user).toEqual(rowan);
    expect(stored()).toBeNull();
  });
});

describe("a logout", () => {
  it("needs no SDK, and is remembered by the next page", async () => {
    const { signOut, getAuthState } = await openPage(rowan, { restoreSession: hang });
    await signOut();
    expect(getAuthState()).toEqual(visitor);
    expect(stored()).toEqual({ endedBy: "logout" });
  });

  it("ends the session of an SDK that has loaded", async () => {
    const { loadAuthClient, signOut, endSession } = await openPage(rowan);
    await loadAuthClient();
    await signOut();
    expect(endSession).toHaveBeenCalledOnce();
  });

  it("fails if the SDK refuses it, and the session continues", async () => {
    const endSession = async () => {
      throw new Error("No database");
    };
    const { loadAuthClient, signOut, getAuthState } = await openPage(rowan, { endSession });
    await loadAuthClient();
    await expect(signOut()).rejects.toThrow("No database");
    expect(getAuthState().user).toEqual(rowan);
    expect(stored()).toEqual(rowan);
  });
});
