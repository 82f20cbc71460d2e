import { type AuthUser, hasSameUser } from "@/auth/auth-user";
import { type AuthClient, AuthUnavailableError, lazyAuthClient } from "@/auth/lazy-auth-client";
import {
  mayHaveUnrecordedSession,
  readSession,
  SESSION_KEY,
  type SessionEnd,
  writeSession,
} from "@/auth/persisted-session";
import { removeReturnTo } from "@/auth/return-to";
import type { ProviderId } from "@/auth/sign-in-providers";
import { whenIdle } from "@/lib/idle";
import { reportError } from "@/lib/report-error";
import * as storage from "@/lib/storage";

/** Who is signed in, outside React: the loaders of private pages ask it too. `AuthProvider` hands it to components. */

export interface AuthState {
  user: AuthUser | null;
  /** True until the provider has said who is signed in, and while an account is created or an e-mail sign-in runs. */
  loading: boolean;
}

/** A visitor, and the state of a prerendered page: always this object, so that hydration changes nothing. */
export const visitor: AuthState = { user: null, loading: false };

let state: AuthState = { user: null, loading: true };
let endedBy: SessionEnd | null = null;
let isLoggedOutElsewhere = false;
let isLoggingOut = false;
let isStarted = false;
/** The number of actions that `loading` waits for; the first is finding out who is signed in. */
let pending = 1;
const listeners = new Set<() => void>();
const client = lazyAuthClient({ onFirstUser: handleFirstUser, onUser: handleUser });

function setState(change: Partial<AuthState>): void {
  const next = { ...state, ...change };
  state = next.user === null && !next.loading ? visitor : next;
  for (const listener of listeners) listener();
}

/** Keeps the object of the same person, so that nothing renders or starts again when a session is confirmed. */
function startSession(user: AuthUser): void {
  endedBy = null;
  isLoggedOutElsewhere = false;
  if (state.user === null || !hasSameUser(user, state.user)) setState({ user });
}

function endSession(by: SessionEnd): void {
  endedBy = by;
  if (by === "logout") removeReturnTo();
  setState({ user: null });
}

/** The state as it is now; a new object only when it changed. */
export function getAuthState(): AuthState {
  return state;
}

/**
 * How the last session of this device ended; null while a member is signed in, and for a visitor who never was. A session
 * that the provider refuses is to be continued, so nothing that its member wrote may be deleted.
 */
export function getSessionEnd(): SessionEnd | null {
  return endedBy;
}

/** Calls the listener at each change of state. @returns unsubscribes it */
export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function beginPending(): void {
  pending += 1;
  setState({ loading: true });
}

function endPending(): void {
  pending -= 1;
  setState({ loading: pending > 0 });
}

/** Fetches the Firebase SDK, once, and resolves when it has said who is signed in. @throws as `register` does */
export const loadAuthClient = client.load;

/**
 * Finds out who is signed in, once. Without a session on this device it is a visitor, for whom the SDK is not fetched.
 * A session on the device is trusted until the SDK, fetched when the browser is idle, confirms or refuses it.
 * Another tab's sign-in and sign-out show in the record of the session.
 */
export function startAuth(): void {
  if (isStarted) return;
  isStarted = true;
  storage.subscribe(SESSION_KEY, handleOtherTab);
  const session = readSession();
  endedBy = session?.endedBy ?? null;
  const confirm = () => void loadAuthClient().catch(reportError).finally(endPending);
  if (session?.user) {
    setState({ user: session.user });
    whenIdle(confirm);
  } else if (session === null && mayHaveUnrecordedSession()) {
    confirm();
  } else {
    endPending();
  }
}

/** @returns false for a session that ended here while the SDK could not be reached */
function handleFirstUser(user: AuthUser | null): boolean {
  if (user !== null && endedBy === "logout") return false;
  handleUser(user);
  return true;
}

function handleUser(user: AuthUser | null): void {
  if (user !== null) {
    startSession(user);
    writeSession({ user, endedBy });
  } else if (state.user !== null) {
    // Another tab's logout may reach the SDK first.
    endSession(isLoggingOut ? "logout" : (readSession()?.endedBy ?? "provider"));
    writeSession({ user, endedBy });
  }
}

/** Whether the session ended in another tab, and this one has not said so yet. A change is one of the auth state's. */
export const wasLoggedOutElsewhere = () => isLoggedOutElsewhere;

/** To be called when that was said. */
export function forgetLogoutElsewhere(): void {
  isLoggedOutElsewhere = false;
  setState({});
}

/** At once: the SDK of this tab may not have loaded, or checks its database only now and then. */
function handleOtherTab(): void {
  const session = readSession();
  if (session?.user) {
    startSession(session.user);
    void loadAuthClient().catch(reportError);
  } else if (state.user !== null) {
    const end = session?.endedBy ?? "logout";
    isLoggedOutElsewhere = end === "logout";
    endSession(end);
  }
}

/** Resolves with the signed-in person, or null, as soon as that is known; a session on the device is enough. */
export function whenAuthIsKnown(): Promise<AuthUser | null> {
  startAuth();
  if (!state.loading || state.user !== null) return Promise.resolve(state.user);
  return new Promise((resolve) => {
    const unsubscribe = subscribeToAuth(() => {
      if (state.loading && state.user === null) return;
      unsubscribe();
      resolve(state.user);
    });
  });
}

async function whileLoading(action: (client: AuthClient) => Promise<AuthUser>): Promise<AuthUser> {
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
 * Makes an account and signs in to it.
 * @throws FirebaseError with the provider's code; AuthUnavailableError when the SDK cannot be fetched, and after 15 s
 */
export function register(email: string, password: string): Promise<AuthUser> {
  return whileLoading((loaded) => loaded.createAccount(email, password));
}

/** Signs in by e-mail and password. @throws as `register` does */
export function signIn(email: string, password: string): Promise<AuthUser> {
  return whileLoading((loaded) => loaded.signInByEmail(email, password));
}

/**
 * Signs in with a provider's window, without a time limit for the person. With the SDK loaded already, its window opens within the click.
 * @throws as `register` does
 */
export async function signInWithProvider(id: ProviderId): Promise<AuthUser> {
  const user = await client.run((loaded) => loaded.signInByProvider(id));
  handleUser(user);
  return user;
}

/**
 * Sets name and photo. A failure is logged and no more: the person stays signed in without them.
 */
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
 * Signs out. An SDK that cannot be fetched, or has not answered within 5 s, ends its session when it loads the next time.
 * @throws the SDK's own error when it refuses; the session goes on
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

/** What `AuthContext` provides: it never changes, and components subscribe to it. */
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
