import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from "firebase/auth";
import { beforeEach, describe, expect, it } from "vitest";
import { clock, emulatorHost, startIdentityServer } from "./identity-server";

const email = "ida@example.org";
const password = "Marigold!2015";

function newAuth() {
  const app = initializeApp({ apiKey: "test-key", projectId: "contract" });
  return initializeAuth(app, { persistence: inMemoryPersistence });
}

let auth = newAuth();

startIdentityServer();
beforeEach(async () => {
  await deleteApp(auth.app);
  auth = newAuth();
});

const register = async () => (await createUserWithEmailAndPassword(auth, email, password)).user;

describe("the Firebase SDK", () => {
  it("has the same profile after signing out and in again", async () => {
    const user = await register();
    expect(user).toMatchObject({ email, displayName: null, photoURL: null, isAnonymous: false });
    const profile = { displayName: "Ida Bergström 🌱", photoURL: "https://example.org/ida.jpg" };
    await updateProfile(user, profile);
    expect(user).toMatchObject(profile);
    await signOut(auth);
    expect(auth.currentUser).toBeNull();
    await signInWithEmailAndPassword(auth, email, password);
    expect(auth.currentUser).toMatchObject({ uid: user.uid, ...profile });
  });

  it("signs in through the emulator's URLs", async () => {
    connectAuthEmulator(auth, emulatorHost, { disableWarnings: true });
    const user = await register();
    await expect(user.getIdToken(true)).resolves.toEqual(expect.any(String));
  });

  it("renews the ID token, and reads its claims", async () => {
    const user = await register();
    const before = await user.getIdToken();
    clock.now += 5000;
    expect(await user.getIdToken(true)).not.toBe(before);
    expect(await user.getIdTokenResult()).toMatchObject({
      signInProvider: "password",
      claims: { sub: user.uid, email },
    });
  });
});
