import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createUnsignedJwt } from "@/mocks/identity-toolkit/unsigned-jwt";
import {
  callProvider,
  clock,
  db,
  disableAccounts,
  googleRequest,
  password,
  refusal,
  register,
  server,
  signInBy,
} from "./identity-server";

const claims = {
  sub: "1234567890",
  email: "ida@example.org",
  email_verified: true,
  name: "Ida Berg",
  picture: "https://example.org/ida.jpg",
};

afterEach(() => db.reset());
afterAll(() => server.close());

describe("accounts:signInWithIdp", () => {
  it.each([
    ["plain JSON", claims],
    ["an unsigned JWT", createUnsignedJwt(claims)],
  ])("makes an account from %s", async (_, credential) => {
    const { body } = await callProvider("signInWithIdp", googleRequest(credential));
    expect(body).toMatchObject({
      isNewUser: true,
      providerId: "google.com",
      email: claims.email,
      displayName: claims.name,
      photoUrl: claims.picture,
    });
  });

  it("takes somebody with neither name nor picture", async () => {
    const { sub, email } = claims;
    const { idToken } = await signInBy("signInWithIdp", googleRequest({ sub, email }));
    const { body } = await callProvider("lookup", { idToken });
    expect(body).not.toHaveProperty("users.0.displayName");
  });

  it("knows the person again", async () => {
    const { localId } = await signInBy("signInWithIdp", googleRequest(claims));
    const { body } = await callProvider("signInWithIdp", googleRequest(claims));
    expect(body).toMatchObject({ localId });
    expect(body).not.toHaveProperty("isNewUser");
  });

  it("keeps the name that was chosen here", async () => {
    const { idToken } = await signInBy("signInWithIdp", googleRequest(claims));
    await callProvider("update", { idToken, displayName: "Ida of the Allotments" });
    await callProvider("signInWithIdp", googleRequest(claims));
    expect(await callProvider("lookup", { idToken })).toMatchObject({
      body: { users: [{ displayName: "Ida of the Allotments" }] },
    });
  });

  it.each([
    ["what is no token", "not a token"],
    ["broken JSON", "{sub"],
    ["a token without a subject", { email: claims.email }],
    ["a token without an e-mail", { sub: claims.sub }],
  ])("refuses %s", async (_, credential) => {
    expect(await callProvider("signInWithIdp", googleRequest(credential))).toEqual(
      refusal(/^INVALID_IDP_RESPONSE : /),
    );
  });

  it("refuses another provider", async () => {
    const request = { requestUri: "http://localhost", postBody: "id_token=x&providerId=apple.com" };
    expect(await callProvider("signInWithIdp", request)).toEqual(refusal("OPERATION_NOT_ALLOWED"));
  });

  it("refuses a disabled account", async () => {
    await signInBy("signInWithIdp", googleRequest(claims));
    disableAccounts();
    expect(await callProvider("signInWithIdp", googleRequest(claims))).toEqual(
      refusal("USER_DISABLED"),
    );
  });
});

describe("Google sign-in with the e-mail of a password account", () => {
  it("opens that account", async () => {
    const { localId } = await register(claims.email);
    expect(await signInBy("signInWithIdp", googleRequest(claims))).toMatchObject({ localId });
  });

  it("drops the password, as the e-mail was never confirmed", async () => {
    await register(claims.email);
    await signInBy("signInWithIdp", googleRequest(claims));
    expect(await callProvider("signInWithPassword", { email: claims.email, password })).toEqual(
      refusal("INVALID_LOGIN_CREDENTIALS"),
    );
  });

  it("ends the sessions opened with the password", async () => {
    const { idToken } = await register(claims.email);
    clock.now += 1000;
    await signInBy("signInWithIdp", googleRequest(claims));
    expect(await callProvider("lookup", { idToken })).toEqual(refusal("TOKEN_EXPIRED"));
  });

  it("keeps the password where the e-mail was confirmed", async () => {
    await register(claims.email);
    db.update(({ accounts }) => {
      for (const account of accounts) account.emailVerified = true;
    });
    await signInBy("signInWithIdp", googleRequest(claims));
    expect(await signInBy("signInWithPassword", { email: claims.email, password })).toMatchObject({
      email: claims.email,
    });
  });

  it("asks for confirmation where Google does not vouch for the e-mail", async () => {
    await register(claims.email);
    const request = googleRequest({ ...claims, email_verified: false });
    const { body } = await callProvider("signInWithIdp", request);
    expect(body).toMatchObject({ needConfirmation: true });
    expect(body).not.toHaveProperty("idToken");
  });
});
