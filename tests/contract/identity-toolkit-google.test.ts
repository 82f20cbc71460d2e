import { describe, expect, it } from "vitest";
import { createUnsignedJwt } from "@/mocks/identity-toolkit/tokens";
import {
  callProvider,
  clock,
  db,
  disableAccounts,
  googleRequest,
  password,
  register,
  rejection,
  signInBy,
  startIdentityServer,
} from "./identity-server";

const claims = {
  sub: "1234567890",
  email: "ida@example.org",
  email_verified: true,
  name: "Ida Berg",
  picture: "https://example.org/ida.jpg",
};

startIdentityServer();

describe("accounts:signInWithIdp", () => {
  it.each([
    ["plain JSON", claims],
    ["an unsigned JWT", createUnsignedJwt(claims)],
  ])("creates an account from %s", async (_, credential) => {
    const { body } = await callProvider("signInWithIdp", googleRequest(credential));
    expect(body).toMatchObject({
      isNewUser: true,
      providerId: "google.com",
      email: claims.email,
      displayName: claims.name,
      photoUrl: claims.picture,
    });
  });

  it("accepts a user with neither name nor picture", async () => {
    const { sub, email } = claims;
    const { idToken } = await signInBy("signInWithIdp", googleRequest({ sub, email }));
    const { body } = await callProvider("lookup", { idToken });
    expect(body).not.toHaveProperty("users.0.displayName");
  });

  it("recognizes the same user at the next sign-in", async () => {
    const { localId } = await signInBy("signInWithIdp", googleRequest(claims));
    const { body } = await callProvider("signInWithIdp", googleRequest(claims));
    expect(body).toMatchObject({ localId });
    expect(body).not.toHaveProperty("isNewUser");
  });

  it("leaves a name that the user changed in the app", async () => {
    const { idToken } = await signInBy("signInWithIdp", googleRequest(claims));
    await callProvider("update", { idToken, displayName: "Ida of the Allotments" });
    await callProvider("signInWithIdp", googleRequest(claims));
    expect(await callProvider("lookup", { idToken })).toMatchObject({
      body: { users: [{ displayName: "Ida of the Allotments" }] },
    });
  });

  it.each([
    ["an invalid token", "not a token"],
    ["broken JSON", "{sub"],
    ["a token without a subject", { email: claims.email }],
    ["a token without an e-mail", { sub: claims.sub }],
  ])("rejects %s", async (_, credential) => {
    expect(await callProvider("signInWithIdp", googleRequest(credential))).toEqual(
      rejection(/^INVALID_IDP_RESPONSE : /),
    );
  });

  it("rejects another provider", async () => {
    const request = { requestUri: "http://localhost", postBody: "id_token=x&providerId=apple.com" };
    expect(await callProvider("signInWithIdp", request)).toEqual(
      rejection("OPERATION_NOT_ALLOWED"),
    );
  });

  it("rejects a disabled account", async () => {
    await signInBy("signInWithIdp", googleRequest(claims));
    disableAccounts();
    expect(await callProvider("signInWithIdp", googleRequest(claims))).toEqual(
      rejection("USER_DISABLED"),
    );
  });
});

describe("Google sign-in with the e-mail of a password account", () => {
  it("signs in to that account", async () => {
    const { localId } = await register(claims.email);
    expect(await signInBy("signInWithIdp", googleRequest(claims))).toMatchObject({ localId });
  });

  it("removes the password of an account whose e-mail was never confirmed", async () => {
    await register(claims.email);
    await signInBy("signInWithIdp", googleRequest(claims));
    expect(await callProvider("signInWithPassword", { email: claims.email, password })).toEqual(
      rejection("INVALID_LOGIN_CREDENTIALS"),
    );
  });

  it("ends the sessions that were started with the password", async () => {
    const { idToken } = await register(claims.email);
    clock.now += 1000;
    await signInBy("signInWithIdp", googleRequest(claims));
    expect(await callProvider("lookup", { idToken })).toEqual(rejection("TOKEN_EXPIRED"));
  });

  it("leaves the password of an account whose e-mail was confirmed", async () => {
    await register(claims.email);
    db.update(({ accounts }) => {
      for (const account of accounts) account.emailVerified = true;
    });
    await signInBy("signInWithIdp", googleRequest(claims));
    expect(await signInBy("signInWithPassword", { email: claims.email, password })).toMatchObject({
      email: claims.email,
    });
  });

  it("asks for confirmation when Google has not verified the e-mail", async () => {
    await register(claims.email);
    const request = googleRequest({ ...claims, email_verified: false });
    const { body } = await callProvider("signInWithIdp", request);
    expect(body).toMatchObject({ needConfirmation: true });
    expect(body).not.toHaveProperty("idToken");
  });
});
