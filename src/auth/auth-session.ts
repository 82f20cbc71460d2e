/** @file The session store. It lives outside React, since the loaders of private pages read it too. */

import { replaceEqualDeep } from "@tanstack/react-query";
import * as v from "valibot";
import { type AuthUser, AuthUserSchema, type Profile, type ProviderId } from "@/auth/auth-user";
import { whenIdle } from "@/lib/idle";
import { parseJson } from "@/lib/lenient";
import { reportError } from "@/lib/report-error";
import * as storage from "@/lib/storage";
import { createStore } from "@/lib/store";
import { withTimeLimit } from "@/lib/time-limit";

/** Also in `app/start.ts`. The SDK stores its own session elsewhere. */
export const SESSION_KEY = "sow-and-tell:session";

const EndSchema = v.object({
  endedBy: v.picklist(["logout", "provider"]),
  /** After a logout: whether the SDK has ended its own session, too, and so deleted its refresh token. */
  isConfirmed: v.optional(v.boolean(), false),
});
const RecordSchema = v.union([AuthUserSchema, EndSchema]);

/** How a session ended: the member logged out, here or in another tab, or Firebase rejected it. */
type SessionEnd = v.InferOutput<typeof EndSchema>["endedBy"];

interface PersistedSession {
  user: AuthUser | null;
  endedBy: SessionEnd | null;
  isConfirmed?: boolean;
}

/** @returns null if nothing readable is stored, as on a first visit */
export function readSession(): PersistedSession | null {
  const record = parseJson(RecordSchema, storage.read(SESSION_KEY));
  if (record === null) return null;
  return "uid" in record ? { user: record, endedBy: null } : { user: null, ...record };
}

/**
 * For other tabs and the next page load. If it fails, they find no session until `/login` or `/register` loads the SDK.
 */
export function writeSession({ user, ...end }: PersistedSession): void {
  const text = JSON.stringify(user ?? end);
  if (storage.write(SESSION_KEY, text) === null) return;
  // Another member's record must not pass for this session; the same member's stays, or other tabs would log out.
  if (readSession()?.user?.uid !== user?.uid) storage.remove(SESSION_KEY);
}

export interface AuthState {
  user: AuthUser | null;
  /** Also true during a registration or a sign-in by e-mail. */
  loading: boolean;
  /** Null while a user is signed in. `provider` alone outlives a reload: the login page says so, and drafts stay. */
  endedBy: SessionEnd | "logoutElsewhere" | null;
}

/** One object, so that hydration does not rerender the page. */
export const visitor: AuthState = { user: null, loading: false, endedBy: null };

const store = createStore<AuthState>({ ...visitor, loading: true });
let isStarted = false;

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
  // Another tab may have signed in meanwhile.
  if (isLoggedOut && readSession()?.endedBy === "logout") writeLogout({ isConfirmed: true });
  client = loaded;
  return loaded;
}

function writeLogout({ isConfirmed }: { isConfirmed: boolean }): void {
  writeSession({ user: null, endedBy: "logout", isConfirmed });
}

/**
 * Loads the Firebase SDK, once, and restores its session. A failed attempt is repeated by the next call.
 * @throws AuthUnavailableError if it cannot be loaded, or after 15 s; the SDK's error if it cannot end a session
 */
export function loadAuthClient(): Promise<AuthClient> {
  loadingClient ??= importAuthClient().catch((error: unknown) => {
    loadingClient = null;
    throw error;
  });
  return withTimeLimit(loadingClient, LOAD_MS, AuthUnavailableError);
}

/**
 * Determines who is signed in, and follows other tabs. A persisted session is trusted until the SDK, loaded when the
 * browser is idle, confirms or rejects it; without one, the user is a visitor. A logout that the SDK has not finished is
 * finished then, too.
 */
export function startAuth(): void {
  if (isStarted) return;
  isStarted = true;
  storage.subscribe(SESSION_KEY, ({ type }) => {
    // At a return without a record, storage is empty or has failed: nothing says that another tab has logged out.
    if (type === "storage" || readSession() !== null) handleStorageChange();
  });
  const session = readSession();
  if (session?.user) {
    setState({ user: session.user });
    whenIdle(() => void confirmSession());
  } else if (session?.endedBy === "provider") {
    setState({ endedBy: "provider", loading: false });
  } else {
    store.setState(visitor);
    if (session?.isConfirmed === false) whenIdle(() => void loadAuthClient().catch(reportError));
  }
}

async function confirmSession(): Promise<void> {
  await loadAuthClient().catch(reportError);
  setState({ loading: false });
}

function handleUser(user: AuthUser): void {
  // The same object for an equal user keeps memoized values valid.
  setState({ user: replaceEqualDeep(getAuthState().user, user), endedBy: null });
  writeSession({ user, endedBy: null });
}

export function dismissLogoutNotice(): void {
  setState({ endedBy: "logout" });
}

function handleStorageChange(): void {
  const session = readSession();
  if (session?.user) {
    setState({ user: session.user, endedBy: null });
  } else if (getAuthState().user !== null) {
    endSession(session?.endedBy === "provider" ? "provider" : "logoutElsewhere");
  }
}

/** A sign-in through a provider's window does not set `loading`: it may take minutes. */
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

/** @throws FirebaseError; AuthUnavailableError if the SDK cannot be loaded within 15 s */
export function register(email: string, password: string): Promise<AuthUser> {
  return signInWithLoading((loaded) => loaded.createAccount(email, password));
}

export function signIn(email: string, password: string): Promise<AuthUser> {
  return signInWithLoading((loaded) => loaded.signInWithEmail(email, password));
}

/**
 * Once the SDK has loaded, awaits nothing before its window opens, since browsers block a late one.
 * @throws as `register`
 */
export async function signInWithProvider(id: ProviderId): Promise<void> {
  const loaded = client ?? (await loadAuthClient());
  handleUser(await loaded.signInWithProvider(id));
}

/** A failure is logged, not thrown. */
export async function updateProfile(uid: string, profile: Profile): Promise<void> {
  try {
    const loaded = await loadAuthClient();
    const user = await loaded.saveProfile(uid, profile);
    if (getAuthState().user?.uid === uid) handleUser(user);
  } catch (error) {
    console.error("Profile could not be updated", error);
  }
}

/**
 * Also without the SDK, whose session then ends when it next loads.
 * @throws the SDK's error if it refuses the logout
 */
export async function signOut(): Promise<void> {
  let isConfirmed = client !== null;
  const ended = Promise.resolve(client?.endProviderSession());
  await withTimeLimit(ended, SIGN_OUT_MS, AuthUnavailableError).catch((error: unknown) => {
    if (!(error instanceof AuthUnavailableError)) throw error;
    reportError(error);
    isConfirmed = false;
  });
  endSession("logout");
  writeLogout({ isConfirmed });
}

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
