import type { AuthUser } from "@/auth/auth-user";
import {
  type PersistedSession,
  readSession,
  SESSION_KEY,
  writeSession,
} from "@/auth/persisted-session";
import { removeReturnTo } from "@/auth/return-to";
import type { ProviderId } from "@/auth/sign-in-providers";
import { whenIdle } from "@/lib/idle";
import { reportError } from "@/lib/report-error";
import * as storage from "@/lib/storage";
import { withTimeLimit } from "@/lib/time-limit";

/** The session store. It lives outside React, since the loaders of private pages read it too. */

type AuthClient = typeof import("@/auth/auth-client");

/** How long the Firebase SDK may take to load and to restore its session. Milliseconds. */
const LOAD_MS = 15_000;

export interface AuthState {
  user: AuthUser | null;
  /** True during a registration and a sign-in by e-mail. At first, the session is read from the device at once. */
  loading: boolean;
  /** How the last session ended, as far as a visitor should know. After `provider`, their data must not be deleted. */
  endedBy: "provider" | "otherTab" | null;
}

/** The state of a visitor and of a prerendered page. It is one constant object, so that hydration changes nothing. */
export const visitor: AuthState = { user: null, loading: false, endedBy: null };

/** Null until the persisted session has been read. */
let state: AuthState | null = null;
let client: AuthClient | null = null;
let pendingClient: Promise<AuthClient> | null = null;
const listeners = new Set<() => void>();

/** The current state; a new object only after a change. */
export function getAuthState(): AuthState {
  state ??= stateOf(readSession());
  return state;
}

function stateOf({ user, endedBy }: PersistedSession): AuthState {
  if (user === null && endedBy !== "provider") return visitor;
  return { user, loading: false, endedBy: user === null ? "provider" : null };
}

function setState(change: Partial<AuthState>): void {
  state = { ...getAuthState(), ...change };
  for (const listener of listeners) listener();
}

/** Calls the listener on each change. @returns a function that unsubscribes */
export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the user object if nothing in it has changed, so that a confirmed session causes no rerender. */
function startSession(user: AuthUser): void {
  const isKnown = JSON.stringify(user) === JSON.stringify(getAuthState().user);
  if (!isKnown) setState({ user, endedBy: null });
}

function endSession(endedBy: AuthState["endedBy"]): void {
  if (endedBy !== "provider") removeReturnTo();
  setState({ user: null, endedBy });
}

/** Applies a change that another tab has persisted. */
function followPersisted(): void {
  const { user, endedBy } = readSession();
  if (user !== null) startSession(user);
  else if (getAuthState().user !== null) endSession(endedBy === "provider" ? endedBy : "otherTab");
}

/**
 * Applies a change that the SDK reports. If the device has no session either, the member has logged out, which
 * `signOut` or the other tab's storage event applies.
 */
function followClient(user: AuthUser | null): void {
  if (user !== null) {
    writeSession(user);
    startSession(user);
  } else if (readSession().user !== null) {
    writeSession({ endedBy: "provider" });
    endSession("provider");
  }
}

/** Dismisses the notice about a logout in another tab. */
export function forgetLogoutElsewhere(): void {
  setState({ endedBy: null });
}

async function importClient(): Promise<AuthClient> {
  const loaded = await import("@/auth/auth-client");
  await loaded.restoreSession(() => readSession().endedBy === "logout", followClient);
  client = loaded;
  return loaded;
}

/**
 * Loads the Firebase SDK, once, and resolves when it has restored the session. A session that the member has ended
 * while the SDK was not loaded is not restored. After a failure, the next call tries again.
 * @throws Error if the SDK cannot be loaded, or after 15 s
 */
export function loadAuthClient(): Promise<AuthClient> {
  pendingClient ??= importClient().catch((error: unknown) => {
    pendingClient = null;
    throw error;
  });
  return withTimeLimit(pendingClient, LOAD_MS);
}

/**
 * Follows the sign-ins and logouts of other tabs. Has the provider confirm a persisted session, when the browser is
 * idle; until then, and if the provider cannot be reached, the session is trusted. A visitor never loads the SDK.
 * @returns a cleanup function
 */
export function watchSession(): () => void {
  const { user } = getAuthState();
  const unsubscribe = storage.subscribe(SESSION_KEY, followPersisted);
  const cancel = whenIdle(() => {
    if (user !== null) loadAuthClient().catch(reportError);
  });
  return () => {
    unsubscribe();
    cancel();
  };
}

async function whileLoading(action: (client: AuthClient) => Promise<AuthUser>): Promise<AuthUser> {
  setState({ loading: true });
  try {
    const user = await action(await loadAuthClient());
    followClient(user);
    return user;
  } finally {
    setState({ loading: false });
  }
}

/**
 * Creates an account and signs in to it.
 * @throws FirebaseError with the provider's code; what `loadAuthClient` throws
 */
export function register(email: string, password: string): Promise<AuthUser> {
  return whileLoading((loaded) => loaded.createAccount(email, password));
}

/** Signs in by e-mail and password. @throws as `register` does */
export function signIn(email: string, password: string): Promise<AuthUser> {
  return whileLoading((loaded) => loaded.signInByEmail(email, password));
}

/** Signs in through a provider's window, without a time limit for the person. @throws as `register` does */
export async function signInWithProvider(id: ProviderId): Promise<AuthUser> {
  const user = await (await loadAuthClient()).signInByProvider(id);
  followClient(user);
  return user;
}

/** Updates name and photo. A failure is only logged: the person stays signed in without them. */
export async function updateProfile(profile: {
  displayName: string;
  photoURL: string;
}): Promise<void> {
  try {
    followClient(await (await loadAuthClient()).saveProfile(profile));
  } catch (error) {
    console.error("Profile could not be updated", error);
  }
}

/**
 * Signs out. If the SDK has not loaded, it ends its session when it does.
 * @throws the SDK's own error if it refuses; the session continues
 */
export async function signOut(): Promise<void> {
  const { user } = getAuthState();
  writeSession({ endedBy: "logout" });
  try {
    await client?.endSession();
  } catch (error) {
    followClient(user);
    throw error;
  }
  endSession(null);
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
