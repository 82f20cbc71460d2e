import { afterAll, beforeEach } from "vitest";
import { db, password, server } from "./identity-server";

// Imported here and not above, since the SDK's Node build keeps the `fetch` it finds when it is loaded.
const { deleteApp, initializeApp } = await import("firebase/app");

/** The real SDK, loaded over the mocks. */
export const sdk = await import("firebase/auth");

export const email = "ida@example.org";

function newAuth() {
  const app = initializeApp({ apiKey: "test-key", projectId: "contract" });
  return sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
}

/** What Google says of the person with `email`. */
export const claims = { sub: "42", email, email_verified: true, name: "Ida Berg" };

/** A credential as the account chooser makes it. */
export function googleCredential(of: object) {
  return sdk.GoogleAuthProvider.credential(JSON.stringify(of));
}

/** Gives every test of the file an SDK of its own, with nobody signed in, and a provider without accounts. */
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
