/**
 * @file The only module that imports Firebase. Loads if a session is persisted, or when a sign-in page opens.
 *
 * To add a sign-in provider: a row in `signInProviders` (auth-user.ts), its SDK class in `providerClasses` below, and
 * Firebase's console. The mocks need no change for one with ID tokens. A provider's window uses `apis.google.com`, too.
 */

import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from "firebase/auth";
import { isSetUpError } from "@/auth/auth-errors";
import type { AuthUser, Profile, ProviderId } from "@/auth/auth-user";
import { demo } from "@/auth/demo";
import { reportError } from "@/lib/report-error";
import { settings } from "@/lib/settings";

// `getAuth()` would set the popup resolver, which on phones and in Safari loads a script from apis.google.com at once.
const firebaseApp = initializeApp({
  apiKey: settings.VITE_FIREBASE_API_KEY,
  authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: settings.VITE_FIREBASE_PROJECT_ID,
  storageBucket: settings.VITE_FIREBASE_STORAGE_BUCKET,
  messagingSenderId: settings.VITE_FIREBASE_MESSAGING_SENDER_ID,
  appId: settings.VITE_FIREBASE_APP_ID,
});
const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
keepSessionIfProviderFails();

const { VITE_FIREBASE_AUTH_EMULATOR_URL: emulator } = settings;
if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true });

function toAuthUser(user: User): AuthUser {
  const { uid, email, displayName, photoURL } = user;
  return { uid, email, displayName, photoURL };
}

/**
 * On startup, the SDK signs out if it cannot verify its session, unless the network fails. Until then, 5xx and 429
 * count as network failures, since they say nothing about the session. The SDK has no option for this.
 */
function keepSessionIfProviderFails(): void {
  const { fetch: nativeFetch } = globalThis;
  const setFetch = (value: typeof nativeFetch) =>
    Object.defineProperty(globalThis, "fetch", { value, configurable: true, writable: true });

  setFetch(async (input, init) => {
    const response = await nativeFetch(input, init);
    const isProvider = /\b(identitytoolkit|securetoken)\.googleapis\.com\//.test(String(input));
    if (isProvider && (response.status >= 500 || response.status === 429)) {
      throw new TypeError(`The sign-in provider answered ${response.status}`);
    }
    return response;
  });
  void auth.authStateReady().finally(() => setFetch(nativeFetch));
}

/** The user of the SDK's session, once Firebase has verified it or cannot be reached. */
export async function findUser(): Promise<AuthUser | null> {
  await auth.authStateReady();
  return auth.currentUser === null ? null : toAuthUser(auth.currentUser);
}

/** Reports an error that only the operator can mend, and throws it. */
async function reportingSetUp<TResult>(call: Promise<TResult>): Promise<TResult> {
  try {
    return await call;
  } catch (error) {
    if (isSetUpError(error)) reportError(error);
    throw error;
  }
}

/** @throws FirebaseError */
export async function createAccount(email: string, password: string): Promise<AuthUser> {
  const call = createUserWithEmailAndPassword(auth, email, password);
  return toAuthUser((await reportingSetUp(call)).user);
}

/** @throws FirebaseError */
export async function signInWithEmail(email: string, password: string): Promise<AuthUser> {
  const call = signInWithEmailAndPassword(auth, email, password);
  return toAuthUser((await reportingSetUp(call)).user);
}

const providerClasses = { "google.com": GoogleAuthProvider } satisfies Record<ProviderId, unknown>;

/** Calls the SDK at once, since browsers block a late window; Safari may block the first. @throws FirebaseError */
export async function signInWithProvider(id: ProviderId): Promise<AuthUser> {
  const Provider = providerClasses[id];
  if (demo.chooseAccount !== null) {
    const credential = Provider.credential(await demo.chooseAccount(id));
    return toAuthUser((await signInWithCredential(auth, credential)).user);
  }
  // On a shared computer, Google would sign in whoever is signed in there, without a word.
  const provider = new Provider().setCustomParameters({ prompt: "select_account" });
  const call = signInWithPopup(auth, provider, browserPopupRedirectResolver);
  return toAuthUser((await reportingSetUp(call)).user);
}

/** @throws FirebaseError; Error if the user is not signed in any more */
export async function saveProfile(uid: string, profile: Profile): Promise<AuthUser> {
  const { currentUser } = auth;
  if (currentUser?.uid !== uid) throw new Error("The user is not signed in any more");
  await updateProfile(currentUser, profile);
  return toAuthUser(currentUser);
}

/** @throws FirebaseError */
export function endProviderSession(): Promise<void> {
  return signOut(auth);
}
