import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  callProvider,
  clock,
  db,
  deleteAccounts,
  disableAccounts,
  refusal,
  register,
  server,
} from "./identity-server";

const HOUR_MS = 3_600_000;

afterEach(() => db.reset());
afterAll(() => server.close());

describe("accounts:lookup", () => {
  it("tells the account as the SDK reads it", async () => {
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

  it("refuses a call without a token", async () => {
    expect(await callProvider("lookup", {})).toEqual(refusal("MISSING_ID_TOKEN"));
  });

  it.each(["opaque", "a.b.c", `${btoa("{}")}.${btoa("{}")}.`])(
    "refuses %s, which is no token of its own",
    async (idToken) => {
      expect(await callProvider("lookup", { idToken })).toEqual(refusal("INVALID_ID_TOKEN"));
    },
  );

  it("refuses a token an hour old", async () => {
    const { idToken } = await register();
    clock.now += HOUR_MS;
    expect(await callProvider("lookup", { idToken })).toEqual(refusal("TOKEN_EXPIRED"));
  });

  it("refuses the token of a deleted account", async () => {
    const { idToken } = await register();
    deleteAccounts();
    expect(await callProvider("lookup", { idToken })).toEqual(refusal("USER_NOT_FOUND"));
  });

  it("refuses the token of a disabled account", async () => {
    const { idToken } = await register();
    disableAccounts();
    expect(await callProvider("lookup", { idToken })).toEqual(refusal("USER_DISABLED"));
  });
});

describe("accounts:update", () => {
  const profile = { displayName: "Ida Bergström 🌱", photoUrl: "https://example.org/ida.jpg" };

  it("answers with the new profile and new tokens", async () => {
    const { idToken } = await register();
    expect(
      await callProvider("update", { idToken, ...profile, returnSecureToken: true }),
    ).toMatchObject({
      status: 200,
      body: { ...profile, idToken: expect.any(String), refreshToken: expect.any(String) },
    });
  });

  it("keeps the profile", async () => {
    const { idToken } = await register();
    await callProvider("update", { idToken, ...profile });
    expect(await callProvider("lookup", { idToken })).toMatchObject({ body: { users: [profile] } });
  });

  it("leaves alone what comes as null", async () => {
    const { idToken } = await register();
    await callProvider("update", { idToken, ...profile });
    const { body } = await callProvider("update", { idToken, displayName: null, photoUrl: null });
    expect(body).toMatchObject(profile);
  });

  it("empties what it is told to delete", async () => {
    const { idToken } = await register();
    await callProvider("update", { idToken, ...profile });
    const deleteAttribute = ["DISPLAY_NAME", "PHOTO_URL"];
    const { body } = await callProvider("update", { idToken, deleteAttribute });
    expect(body).not.toHaveProperty("displayName");
  });

  it("refuses a new password", async () => {
    const { idToken } = await register();
    expect(await callProvider("update", { idToken, password: "Other!2016" })).toEqual(
      refusal("OPERATION_NOT_ALLOWED"),
    );
  });
});
