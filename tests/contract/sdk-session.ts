import { afterAll, beforeEach } from "vitest";
import { db, password, server } from "./identity-server";

// A dynamic import, since the SDK's Node build captures the `fetch` that it finds when it is loaded.
const { deleteApp, initializeApp } = await import("firebase/app");

/** The real SDK, loaded after the mocks have replaced `fetch`. */
export const sdk = await import("firebase/auth");

export const email = "ida@example.org";

function newAuth() {
  const app = initializeApp({ apiKey: "test-key", projectId: "contract" });
  return sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
}

/** The claims of Google's ID token for `email`. */
export const claims = { sub: "42", email, email_verified: true, name: "Ida Berg" };

/** Creates a credential as the account chooser does. */
export function googleCredential(tokenClaims: object) {
  return sdk.GoogleAuthProvider.credential(JSON.stringify(tokenClaims));
}

/** Gives every test of the file an SDK of its own without a signed-in user, and a provider without accounts. */
export function startSdkSession() {
  const session = { auth: newAuth(), register };

  async function register() {
    const { user } = await sdk.createUserWithEmailAndPassword(session.auth, email, password);
    return user;
  }

  beforeEach(async () => {
    await deleteApp(session.auth.app);
    session.auth = newAuth();
    db.reset();
  });
  afterAll(() => server.close());
  return session;
}
