import { describe, expect, it } from "vitest";
import {
  callProvider,
  clock,
  deleteAccounts,
  disableAccounts,
  register,
  rejection,
  startIdentityServer,
} from "./identity-server";

const HOUR_MS = 3_600_000;

startIdentityServer();

describe("accounts:lookup", () => {
  it("returns the account in the form that the SDK reads", async () => {
    const { idToken, localId, email } = await register();
    const { body } = await callProvider("lookup", { idToken });
    expect(body).toMatchObject({
      users: [
        {
          localId,
          email,
          emailVerified: false,
          createdAt: expect.stringMatching(/^\d{13}$/),
          lastLoginAt: expect.stringMatching(/^\d{13}$/),
          providerUserInfo: [{ providerId: "password", rawId: email, email }],
        },
      ],
    });
  });

  it("rejects a call without a token", async () => {
    expect(await callProvider("lookup", {})).toEqual(rejection("MISSING_ID_TOKEN"));
  });

  it.each(["opaque", "a.b.c", `${btoa("{}")}.${btoa("{}")}.`])(
    "rejects %s, which is not one of its tokens",
    async (idToken) => {
      expect(await callProvider("lookup", { idToken })).toEqual(rejection("INVALID_ID_TOKEN"));
    },
  );

  it("rejects a token that is an hour old", async () => {
    const { idToken } = await register();
    clock.now += HOUR_MS;
    expect(await callProvider("lookup", { idToken })).toEqual(rejection("TOKEN_EXPIRED"));
  });

  it("rejects the token of a deleted account", async () => {
    const { idToken } = await register();
    deleteAccounts();
    expect(await callProvider("lookup", { idToken })).toEqual(rejection("USER_NOT_FOUND"));
  });

  it("rejects the token of a disabled account", async () => {
    const { idToken } = await register();
    disableAccounts();
    expect(await callProvider("lookup", { idToken })).toEqual(rejection("USER_DISABLED"));
  });
});

describe("accounts:update", () => {
  const profile = { displayName: "Ida Bergström 🌱", photoUrl: "https://example.org/ida.jpg" };

  it("returns the new profile and new tokens", async () => {
    const { idToken } = await register();
    expect(
      await callProvider("update", { idToken, ...profile, returnSecureToken: true }),
    ).toMatchObject({
      status: 200,
      body: { ...profile, idToken: expect.any(String), refreshToken: expect.any(String) },
    });
  });

  it("stores the profile", async () => {
    const { idToken } = await register();
    await callProvider("update", { idToken, ...profile });
    expect(await callProvider("lookup", { idToken })).toMatchObject({ body: { users: [profile] } });
  });

  it("leaves fields unchanged that are null", async () => {
    const { idToken } = await register();
    await callProvider("update", { idToken, ...profile });
    const { body } = await callProvider("update", { idToken, displayName: null, photoUrl: null });
    expect(body).toMatchObject(profile);
  });

  it("removes the attributes that are to be deleted", async () => {
    const { idToken } = await register();
    await callProvider("update", { idToken, ...profile });
    const deleteAttribute = ["DISPLAY_NAME", "PHOTO_URL"];
    const { body } = await callProvider("update", { idToken, deleteAttribute });
    expect(body).not.toHaveProperty("displayName");
  });

  it("rejects a new password", async () => {
    const { idToken } = await register();
    expect(await callProvider("update", { idToken, password: "Other!2016" })).toEqual(
      rejection("OPERATION_NOT_ALLOWED"),
    );
  });
});
