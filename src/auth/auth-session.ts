/** @file The session store. It lives outside React, since the loaders of private pages read it too. */

import { type AuthUser, hasSameUser } from "@/auth/auth-user";
import { type AuthClient, AuthUnavailableError, lazyAuthClient } from "@/auth/lazy-auth-client";
import { readSession, SESSION_KEY, type SessionEnd, writeSession } from "@/auth/persisted-session";
import { removeReturnTo } from "@/auth/return-to";
import type { ProviderId } from "@/auth/sign-in-providers";
import { whenIdle } from "@/lib/idle";
import { reportError } from "@/lib/report-error";
import * as storage from "@/lib/storage";
import { createStore } from "@/lib/store";

export interface AuthState {
  user: AuthUser | null;
  /** True until the session check has ended, and during a registration or a sign-in by e-mail. */
  loading: boolean;
}

/** The state of a visitor and of a prerendered page: a single object, so that hydration does not rerender. */
export const visitor: AuthState = { user: null, loading: false };

const store = createStore<AuthState>({ user: null, loading: true });
let endedBy: SessionEnd | null = null;
let isLoggedOutElsewhere = false;
let isLoggingOut = false;
let isStarted = false;
/** The number of pending actions, which keep `loading` true. It starts at 1, for the session check. */
let pending = 1;
const client = lazyAuthClient({ onRestoredUser: handleRestoredUser, onUser: handleUser });

function setState(change: Partial<AuthState>): void {
  const next = { ...store.getState(), ...change };
  store.setState(next.user === null && !next.loading ? visitor : next);
}

/** Keeps the user object if nothing in it has changed, so that a confirmed session causes no rerender. */
function startSession(user: AuthUser): void {
  endedBy = null;
  isLoggedOutElsewhere = false;
  const { user: former } = getAuthState();
  if (former === null || !hasSameUser(user, former)) setState({ user });
}

function endSession(by: SessionEnd): void {
  endedBy = by;
  if (by === "logout") removeReturnTo();
  setState({ user: null });
}

/** The current state; the same object until something changes. */
export const getAuthState = store.getState;

/** Whether someone else has signed in since a member began a write, whose outcome is then not theirs to see. */
export function hasOtherMember({ uid }: AuthUser): boolean {
  const { user } = getAuthState();
  return user !== null && user.uid !== uid;
}

/**
 * How the last session of this device ended; null while a member is signed in, and for a visitor without a previous
 * session. After `provider` the member may sign in again, so their data must not be deleted.
 */
export function getSessionEnd(): SessionEnd | null {
  return endedBy;
}

export const subscribeToAuth = store.subscribe;

function beginPending(): void {
  pending += 1;
  setState({ loading: true });
}

function endPending(): void {
  pending -= 1;
  setState({ loading: pending > 0 });
}

/** Loads the Firebase SDK, once, and resolves when it has restored the session. @throws AuthUnavailableError if it cannot be loaded, or after 15 s */
export const loadAuthClient = client.load;

/**
 * Determines who is signed in, once. Without a persisted session, the user is a visitor, and the SDK is not loaded. A
 * persisted session is trusted until the SDK, loaded when the browser is idle, confirms or rejects it. Sign-ins and
 * sign-outs of other tabs arrive through the persisted session.
 */
export function startAuth(): void {
  if (isStarted) return;
  isStarted = true;
  storage.subscribe(SESSION_KEY, handleStorageChange);
  const session = readSession();
  endedBy = session?.endedBy ?? null;
  if (!session?.user) {
    endPending();
    return;
  }
  setState({ user: session.user });
  whenIdle(() => void loadAuthClient().catch(reportError).finally(endPending));
}

/** @returns false for a session that was logged out while the SDK was unreachable */
function handleRestoredUser(user: AuthUser | null): boolean {
  if (user !== null && endedBy === "logout") return false;
  handleUser(user);
  return true;
}

function handleUser(user: AuthUser | null): void {
  if (user !== null) {
    startSession(user);
    writeSession({ user, endedBy });
  } else if (getAuthState().user !== null) {
    // Another tab's logout may reach the SDK before the storage event.
    endSession(isLoggingOut ? "logout" : (readSession()?.endedBy ?? "provider"));
    writeSession({ user, endedBy });
  }
}

/**
 * Whether the member logged out in another tab and the notice about it has not been dismissed. Changes notify the auth
 * listeners.
 */
export const wasLoggedOutElsewhere = () => isLoggedOutElsewhere;

export function dismissLogoutNotice(): void {
  isLoggedOutElsewhere = false;
  // Only notifies.
  setState({});
}

/** Applies another tab's change at once: this tab's SDK may not be loaded, and polls its database only occasionally. */
function handleStorageChange(): void {
  const session = readSession();
  if (session?.user) {
    startSession(session.user);
    void loadAuthClient().catch(reportError);
  } else if (getAuthState().user !== null) {
    const end = session?.endedBy ?? "logout";
    isLoggedOutElsewhere = end === "logout";
    endSession(end);
  }
}

/** Resolves with the signed-in user, or null, once known; a persisted session is enough. */
export function whenAuthIsKnown(): Promise<AuthUser | null> {
  startAuth();
  const isKnown = ({ loading, user }: AuthState) => !loading || user !== null;
  if (isKnown(getAuthState())) return Promise.resolve(getAuthState().user);
  return new Promise((resolve) => {
    const unsubscribe = subscribeToAuth(() => {
      if (!isKnown(getAuthState())) return;
      unsubscribe();
      resolve(getAuthState().user);
    });
  });
}

async function signInWhileLoading(
  action: (client: AuthClient) => Promise<AuthUser>,
): Promise<AuthUser> {
  beginPending();
  try {
    const user = await client.signIn(action);
    handleUser(user);
    return user;
  } finally {
    endPending();
  }
}

/**
 * Creates an account and signs in to it.
 * @throws FirebaseError with the provider's code; AuthUnavailableError if the SDK cannot be loaded, or after 15 s
 */
export function register(email: string, password: string): Promise<AuthUser> {
  return signInWhileLoading((loaded) => loaded.createAccount(email, password));
}

/** Signs in by e-mail and password. @throws as `register` does */
export function signIn(email: string, password: string): Promise<AuthUser> {
  return signInWhileLoading((loaded) => loaded.signInWithEmail(email, password));
}

/**
 * Signs in through a provider's window, which has no time limit, since the user may take a while. If the SDK is loaded,
 * the window opens synchronously within the click.
 * @throws as `register` does
 */
export async function signInWithProvider(id: ProviderId): Promise<AuthUser> {
  const user = await client.run((loaded) => loaded.signInWithProvider(id));
  handleUser(user);
  return user;
}

/** Updates name and photo. A failure is logged, not thrown: the user stays signed in without them. */
export async function updateProfile(profile: {
  displayName: string;
  photoURL: string;
}): Promise<void> {
  try {
    handleUser(await client.run((loaded) => loaded.saveProfile(profile)));
  } catch (error) {
    console.error("Profile could not be updated", error);
  }
}

/**
 * Signs out. If the SDK cannot be loaded, or does not respond within 5 s, it ends its session when it loads the next
 * time.
 * @throws the SDK's own error if it refuses; the session continues
 */
export async function signOut(): Promise<void> {
  isLoggingOut = true;
  try {
    await client.signOut();
  } catch (error) {
    if (!(error instanceof AuthUnavailableError)) throw error;
    reportError(error);
  } finally {
    isLoggingOut = false;
  }
  endSession("logout");
  writeSession({ user: null, endedBy });
}

/** The value of `AuthContext`. It never changes; components subscribe to it. */
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
