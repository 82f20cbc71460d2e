import type { AuthUser } from "@/auth/auth-user";
import { type AuthClient, lazyAuthClient } from "@/auth/lazy-auth-client";
import {
  hasPersistedSession,
  persistedUser,
  reserveSessionRoom,
  SESSION_KEY,
} from "@/auth/persisted-session";
import { removeReturnTo } from "@/auth/return-to";
import { whenIdle } from "@/lib/idle";
import { reportError } from "@/lib/report-error";
import * as storage from "@/lib/storage";

/** Who is signed in, outside React: the loaders of private pages ask it too. `AuthProvider` shows it to components. */

export interface AuthState {
  user: AuthUser | null;
  /** True until the provider has said who is signed in, and while an account is made or an e-mail sign-in runs. */
  loading: boolean;
}

/** A visitor, and the state of a prerendered page: always this object, so that hydration changes nothing. */
export const visitor: AuthState = { user: null, loading: false };

let state: AuthState = { user: null, loading: true };
let isStarted = false;
/** What `loading` waits for; at first the question who is signed in. */
let pending = 1;
const listeners = new Set<() => void>();
const client = lazyAuthClient((user) => setState({ user }));

/** The same object for the same person, so that nothing is rendered or started again when a session is confirmed. */
function withSameUser(change: Partial<AuthState>): Partial<AuthState> {
  const isSame = JSON.stringify(change.user) === JSON.stringify(state.user);
  return change.user && isSame ? { ...change, user: state.user } : change;
}

function setState(change: Partial<AuthState>): void {
  const next = { ...state, ...withSameUser(change) };
  if (state.user !== null && next.user === null) removeReturnTo();
  if (next.user !== null && state.user === null) isLoggedOutElsewhere = false;
  state = next.user === null && !next.loading ? visitor : next;
  for (const listener of listeners) listener();
}

/** The state as it is now; a new object only when it changed. */
export function getAuthState(): AuthState {
  return state;
}

/** Calls the listener at each change of state; gives back the function that ends it. */
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

/** Fetches the Firebase SDK, once, and resolves when it has said who is signed in. */
export const loadAuthClient = client.load;

/**
 * Finds out who is signed in, once. Without a session on this device it is a visitor, for whom the SDK is not fetched.
 * A session on the device is trusted until the SDK, fetched when the page is there, confirms or refuses it.
 * Another tab's sign-in and sign-out are noticed by what it stores.
 */
export function startAuth(): void {
  if (isStarted) return;
  isStarted = true;
  storage.subscribe(SESSION_KEY, handleOtherTab);
  if (hasPersistedSession()) {
    setState({ user: persistedUser() });
    reserveSessionRoom();
    whenIdle(() => void loadAuthClient().catch(reportError).finally(endPending));
  } else {
    endPending();
  }
}

let isLoggedOutElsewhere = false;

/** Whether the session ended in another tab, and this one has not said so yet. A change is one of the auth state's. */
export const wasLoggedOutElsewhere = () => isLoggedOutElsewhere;

/** To be called when that was said. */
export function forgetLogoutElsewhere(): void {
  isLoggedOutElsewhere = false;
  setState({});
}

/** Another tab has signed in or out. */
function handleOtherTab(): void {
  if (state.user !== null && persistedUser() === null) isLoggedOutElsewhere = true;
  // At once: the SDK may not be there, or looks only now and then.
  if (persistedUser()?.uid !== state.user?.uid) setState({ user: persistedUser() });
  if (hasPersistedSession()) void loadAuthClient().catch(reportError);
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
    const user = await client.run(action);
    setState({ user });
    return user;
  } finally {
    endPending();
  }
}

/**
 * Makes an account and signs in to it.
 * @throws FirebaseError with the provider's code, or the import's own error when the SDK cannot be fetched
 */
export function register(email: string, password: string): Promise<AuthUser> {
  return whileLoading((loaded) => loaded.createAccount(email, password));
}

/** Signs in by e-mail and password. @throws as `register` does */
export function signIn(email: string, password: string): Promise<AuthUser> {
  return whileLoading((loaded) => loaded.signInByEmail(email, password));
}

/**
 * Signs in with Google. With the SDK there already, its window opens within the click.
 * @throws as `register` does
 */
export async function signInWithGoogle(): Promise<AuthUser> {
  const user = await client.run((loaded) => loaded.signInByGoogle());
  setState({ user });
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
    setState({ user: await client.run((loaded) => loaded.saveProfile(profile)) });
  } catch (error) {
    console.error("Profile could not be updated", error);
  }
}

/** Signs out. @throws as `register` does */
export async function signOut(): Promise<void> {
  await client.run((loaded) => loaded.endSession());
  setState({ user: null });
}
