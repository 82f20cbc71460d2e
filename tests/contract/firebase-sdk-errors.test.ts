import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { describe, expect, it } from "vitest";
import { deleteAccounts, disableAccounts, password } from "./identity-server";
import { claims, email, googleCredential, startSdkSession } from "./sdk-session";

const session = startSdkSession();

describe("the Firebase SDK reports", () => {
  it.each([
    ["an e-mail that has an account", email, password, "auth/email-already-in-use"],
    ["a weak password", "ola@example.org", "Ab!1", "auth/weak-password"],
    ["a missing password", "ola@example.org", "", "auth/missing-password"],
    ["an invalid e-mail", "ola", password, "auth/invalid-email"],
  ])("%s at sign-up", async (_, newEmail, newPassword, code) => {
    await session.register();
    await expect(
      createUserWithEmailAndPassword(session.auth, newEmail, newPassword),
    ).rejects.toMatchObject({ code });
  });

  it.each([
    ["a wrong password", email],
    ["an unknown user", "who@example.org"],
  ])("%s at sign-in", async (_, address) => {
    await session.register();
    await expect(signInWithEmailAndPassword(session.auth, address, "wrong")).rejects.toMatchObject({
      code: "auth/invalid-credential",
    });
  });

  it("a disabled account", async () => {
    await session.register();
    disableAccounts();
    await expect(signInWithEmailAndPassword(session.auth, email, password)).rejects.toMatchObject({
      code: "auth/user-disabled",
    });
  });

  it("too many failed attempts", async () => {
    await session.register();
    for (let attempt = 0; attempt < 5; attempt++) {
      await signInWithEmailAndPassword(session.auth, email, "wrong").catch(() => undefined);
    }
    await expect(signInWithEmailAndPassword(session.auth, email, password)).rejects.toMatchObject({
      code: "auth/too-many-requests",
    });
  });

  it("an unreadable Google credential", async () => {
    await expect(
      signInWithCredential(session.auth, GoogleAuthProvider.credential("not a token")),
    ).rejects.toMatchObject({ code: "auth/invalid-credential" });
  });

  it("a Google sign-in to a password account with an unverified e-mail", async () => {
    await session.register();
    const credential = googleCredential({ ...claims, email_verified: false });
    await expect(signInWithCredential(session.auth, credential)).rejects.toMatchObject({
      code: "auth/account-exists-with-different-credential",
    });
  });

  it("an account that was deleted meanwhile, and signs it out", async () => {
    const user = await session.register();
    deleteAccounts();
    await expect(user.reload()).rejects.toMatchObject({ code: "auth/user-token-expired" });
    expect(session.auth.currentUser).toBeNull();
  });
});
