import {
  connectAuthEmulator,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from "firebase/auth";
import { describe, expect, it } from "vitest";
import { clock, emulatorHost, password } from "./identity-server";
import { claims, email, googleCredential, startSdkSession } from "./sdk-session";

const session = startSdkSession();

describe("the Firebase SDK", () => {
  it("signs up a new user", async () => {
    await session.register();
    expect(session.auth.currentUser).toMatchObject({
      email,
      displayName: null,
      photoURL: null,
      emailVerified: false,
      isAnonymous: false,
    });
  });

  it("has the same profile after signing out and in again", async () => {
    const user = await session.register();
    const profile = { displayName: "Ida Bergström", photoURL: "https://example.org/ida.jpg" };
    await updateProfile(user, profile);
    await signOut(session.auth);
    await signInWithEmailAndPassword(session.auth, email, password);
    expect(session.auth.currentUser).toMatchObject({ uid: user.uid, ...profile });
  });

  it("shows the new profile at once", async () => {
    const user = await session.register();
    await updateProfile(user, { displayName: "Ida" });
    expect(user.displayName).toBe("Ida");
  });

  it("has no current user after signing out", async () => {
    await session.register();
    await signOut(session.auth);
    expect(session.auth.currentUser).toBeNull();
  });

  it("signs in through the emulator's URLs", async () => {
    connectAuthEmulator(session.auth, emulatorHost, { disableWarnings: true });
    await session.register();
    await signInWithEmailAndPassword(session.auth, email, password);
    expect(session.auth.currentUser).toMatchObject({ email });
  });

  it("renews the ID token on request", async () => {
    const user = await session.register();
    const before = await user.getIdToken();
    clock.now += 5000;
    expect(await user.getIdToken(true)).not.toBe(before);
  });

  it("reads the claims of the ID token", async () => {
    const user = await session.register();
    const result = await user.getIdTokenResult();
    expect(result).toMatchObject({ signInProvider: "password", claims: { sub: user.uid, email } });
  });

  it("requests a password reset for an unknown e-mail without an error", async () => {
    await expect(sendPasswordResetEmail(session.auth, "who@example.org")).resolves.toBeUndefined();
  });

  it("signs in with a Google credential", async () => {
    const picture = "https://example.org/ida.jpg";
    const { user } = await signInWithCredential(
      session.auth,
      googleCredential({ ...claims, picture }),
    );
    expect(user).toMatchObject({ email, displayName: "Ida Berg", photoURL: picture });
  });

  it("signs in to the password account with the same e-mail by a Google credential", async () => {
    const { uid } = await session.register();
    const { user } = await signInWithCredential(session.auth, googleCredential(claims));
    expect(user.uid).toBe(uid);
  });
});
