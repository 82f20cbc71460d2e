/** @file The session store. It lives outside React, since the loaders of private pages read it too. */

import { replaceEqualDeep } from "@tanstack/react-query";
import type { AuthUser, Profile } from "@/auth/auth-user";
import { readSession, SESSION_KEY, type SessionEnd, writeSession } from "@/auth/persisted-session";
import type { ProviderId } from "@/auth/sign-in-providers";
import { whenIdle } from "@/lib/hooks";
import { reportError } from "@/lib/report-error";
import * as storage from "@/lib/storage";
import { createStore } from "@/lib/store";
import { withTimeLimit } from "@/lib/time-limit";

interface AuthState {
  user: AuthUser | null;
  /** True while the session is being checked, and during a registration or a sign-in by e-mail. */
  loading: boolean;
  /**
   * How the last session ended; null while a user is signed in. Of an end before the page loaded, only `provider` is
   * restored: with it, the login page says that Firebase ended the session, and `app/remove-others-data.ts` does not
   * remove the member's private data from the device. `logoutElsewhere` becomes `logout` when its notice is dismissed.
   */
  endedBy: SessionEnd | "logoutElsewhere" | null;
}

/** The state of a visitor and of a prerendered page: one object, so that hydration does not rerender the page. */
export const visitor: AuthState = { user: null, loading: false, endedBy: null };

const store = createStore<AuthState>({ ...visitor, loading: true });
let isStarted = false;

/** The session's state: the same object until the next change. */
export const getAuthState = store.getState;

export const subscribeToAuth = store.subscribe;

function setState(change: Partial<AuthState>): void {
  store.setState({ ...getAuthState(), ...change });
}

function endSession(endedBy: SessionEnd | "logoutElsewhere"): void {
  setState({ user: null, endedBy, loading: false });
}

/** Whether another user is signed in now, who must not see the outcome of a write that the given user began. */
export function hasOtherMember({ uid }: Pick<AuthUser, "uid">): boolean {
  const { user } = getAuthState();
  return user !== null && user.uid !== uid;
}

type AuthClient = typeof import("@/auth/auth-client");

/** The time limit for loading the SDK and its session. The SDK itself limits the time of its requests. */
export const LOAD_MS = 15_000;

/** How long a logout waits for the SDK. */
export const SIGN_OUT_MS = 5000;

class AuthUnavailableError extends Error {
  override readonly name = "AuthUnavailableError";
  /** Users see the message in auth-errors.ts; for a sign-in by e-mail, the one in login-page.tsx. */
  readonly code = "unavailable";
}

let client: AuthClient | null = null;
let loadingClient: Promise<AuthClient> | null = null;

async function importAuthClient(): Promise<AuthClient> {
  const loaded = await import("@/auth/auth-client").catch((cause: unknown) => {
    throw new AuthUnavailableError(`The Firebase SDK could not be loaded: ${cause}`, { cause });
  });
  const user = await loaded.findUser();
  const endedBy = getAuthState().endedBy ?? readSession()?.endedBy;
  const isLoggedOut = endedBy === "logout" || endedBy === "logoutElsewhere";
  // The member logged out before the SDK had loaded, or the SDK did not finish the logout.
  if (user !== null && isLoggedOut) await loaded.endProviderSession();
  else if (user !== null) handleUser(user);
  else if (getAuthState().user !== null && !isLoggedOut) {
    endSession("provider");
    writeSession({ user: null, endedBy: "provider" });
  }
  client = loaded;
  return loaded;
}

/**
 * Loads the Firebase SDK, once, and resolves when it has restored the session. After a failure, the next call tries
 * again, in vain in browsers that remember a failed import until a reload. After a timeout, it waits for the same
 * attempt.
 * @throws AuthUnavailableError if it cannot be loaded, or after 15 s; the SDK's own error if it cannot end the session
 *   of a member who has logged out
 */
export function loadAuthClient(): Promise<AuthClient> {
  loadingClient ??= importAuthClient().catch((error: unknown) => {
    loadingClient = null;
    throw error;
  });
  return withTimeLimit(loadingClient, LOAD_MS, AuthUnavailableError);
}

/**
 * Determines who is signed in; later calls do nothing. Without a persisted session, the user is a visitor, and the SDK
 * is not loaded. A persisted session is trusted until the SDK, loaded when the browser is idle, confirms or rejects it.
 * Also listens to the persisted session for sign-ins and logouts in other tabs.
 */
export function startAuth(): void {
  if (isStarted) return;
  isStarted = true;
  storage.subscribe(SESSION_KEY, handleStorageChange);
  // A page that is restored from the back/forward cache may have missed changes.
  window.addEventListener("pageshow", ({ persisted }) => {
    // Without a record, storage is empty or has failed: nothing says that another tab has logged out.
    if (persisted && readSession() !== null) handleStorageChange();
  });
  const session = readSession();
  if (session?.user) {
    setState({ user: session.user });
    whenIdle(() => void confirmSession());
  } else if (session?.endedBy === "provider") {
    setState({ endedBy: "provider", loading: false });
  } else {
    store.setState(visitor);
  }
}

async function confirmSession(): Promise<void> {
  await loadAuthClient().catch(reportError);
  setState({ loading: false });
}

function handleUser(user: AuthUser): void {
  // Keeps the same object for an equal user, so that memoized values that depend on it stay valid.
  setState({ user: replaceEqualDeep(getAuthState().user, user), endedBy: null });
  writeSession({ user, endedBy: null });
}

/** Dismisses the notice about a logout in another tab. */
export function dismissLogoutNotice(): void {
  setState({ endedBy: "logout" });
}

/** Applies another tab's sign-in, or the end of its session, as the persisted session records it. */
function handleStorageChange(): void {
  const session = readSession();
  if (session?.user) {
    setState({ user: session.user, endedBy: null });
  } else if (getAuthState().user !== null) {
    endSession(session?.endedBy === "provider" ? "provider" : "logoutElsewhere");
  }
}

/** `loading` makes private pages wait. A sign-in through a provider's window does not set it: it may take minutes. */
async function signInWithLoading(
  action: (loaded: AuthClient) => Promise<AuthUser>,
): Promise<AuthUser> {
  setState({ loading: true });
  try {
    const user = await action(await loadAuthClient());
    handleUser(user);
    return user;
  } finally {
    setState({ loading: false });
  }
}

/**
 * Creates an account and signs in to it.
 * @throws FirebaseError with Firebase's code; AuthUnavailableError if the SDK cannot be loaded within 15 s
 */
export function register(email: string, password: string): Promise<AuthUser> {
  return signInWithLoading((loaded) => loaded.createAccount(email, password));
}

/** @throws as `register` does */
export function signIn(email: string, password: string): Promise<AuthUser> {
  return signInWithLoading((loaded) => loaded.signInWithEmail(email, password));
}

/**
 * Signs in through a provider's window, without a time limit, since the user may take a while. Browsers block
 * a window that opens too long after the click, so once the SDK has loaded, nothing is awaited before it is called.
 * @throws as `register` does
 */
export async function signInWithProvider(id: ProviderId): Promise<void> {
  const loaded = client ?? (await loadAuthClient());
  handleUser(await loaded.signInWithProvider(id));
}

/** Updates a user's name and photo. A failure is logged, not thrown: the user stays signed in without them. */
export async function updateProfile(uid: string, profile: Profile): Promise<void> {
  try {
    const loaded = await loadAuthClient();
    const user = await loaded.saveProfile(uid, profile);
    // The user may have logged out in the meantime.
    if (getAuthState().user?.uid === uid) handleUser(user);
  } catch (error) {
    console.error("Profile could not be updated", error);
  }
}

/**
 * Signs out on this device, even if the SDK has not loaded, or does not respond within 5 s: its own session then ends
 * when it next loads.
 * @throws the SDK's own error if it rejects the logout; the session then continues
 */
export async function signOut(): Promise<void> {
  const ended = Promise.resolve(client?.endProviderSession());
  await withTimeLimit(ended, SIGN_OUT_MS, AuthUnavailableError).catch((error: unknown) => {
    if (!(error instanceof AuthUnavailableError)) throw error;
    reportError(error);
  });
  endSession("logout");
  writeSession({ user: null, endedBy: "logout" });
}

/** The value of `AuthContext`. */
export const authSession = {
  getState: getAuthState,
  subscribe: subscribeToAuth,
  register,
  signIn,
  signInWithProvider,
  updateProfile,
  signOut,
};

export type AuthSession = typeof authSession;
