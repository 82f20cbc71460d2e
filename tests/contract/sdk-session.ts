import { deleteApp, initializeApp } from "firebase/app";
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
} from "firebase/auth";
import { afterEach, beforeEach } from "vitest";
import { password, startIdentityServer } from "./identity-server";

export const email = "ida@example.org";

function newAuth() {
  const app = initializeApp({ apiKey: "test-key", projectId: "contract" });
  return initializeAuth(app, { persistence: inMemoryPersistence });
}

/** The claims of Google's ID token for `email`. */
export const claims = { sub: "42", email, email_verified: true, name: "Ida Berg" };

/** Creates a credential as the account chooser does. */
export function googleCredential(tokenClaims: object) {
  return GoogleAuthProvider.credential(JSON.stringify(tokenClaims));
}

/** Gives each test of a file its own SDK, without a signed-in user, and a provider without accounts. */
export function startSdkSession() {
  const session = { auth: newAuth(), register };

  async function register() {
    const { user } = await createUserWithEmailAndPassword(session.auth, email, password);
    return user;
  }

  startIdentityServer();
  beforeEach(() => {
    session.auth = newAuth();
  });
  afterEach(() => deleteApp(session.auth.app));
  return session;
}
