import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  callProvider,
  callTokenService,
  clock,
  deleteAccounts,
  disableAccounts,
  emulatorHost,
  productionHost,
  register,
  rejection,
  startIdentityServer,
} from "./identity-server";

startIdentityServer();

describe("the token service", () => {
  function refresh(refreshToken: string, host?: string) {
    const fields = { grant_type: "refresh_token", refresh_token: refreshToken };
    return callTokenService(fields, host);
  }

  it.each([
    ["production", productionHost],
    ["the emulator", emulatorHost],
  ])("renews a token at the URL of %s", async (_, host) => {
    const { refreshToken, localId } = await register();
    expect(await refresh(refreshToken, host)).toMatchObject({
      status: 200,
      body: { user_id: localId, expires_in: "3600", refresh_token: refreshToken },
    });
  });

  it("renews a token that has expired", async () => {
    const { refreshToken } = await register();
    clock.now += 7_200_000;
    const { body } = await refresh(refreshToken);
    const { access_token: idToken } = v.parse(v.object({ access_token: v.string() }), body);
    expect(await callProvider("lookup", { idToken })).toMatchObject({ status: 200 });
  });

  it("rejects a token that it never issued", async () => {
    expect(await refresh("made-up")).toEqual(rejection("INVALID_REFRESH_TOKEN"));
  });

  it("rejects the token of a deleted account", async () => {
    const { refreshToken } = await register();
    deleteAccounts();
    expect(await refresh(refreshToken)).toEqual(rejection("USER_NOT_FOUND"));
  });

  it("rejects the token of a disabled account", async () => {
    const { refreshToken } = await register();
    disableAccounts();
    expect(await refresh(refreshToken)).toEqual(rejection("USER_DISABLED"));
  });

  it("rejects another grant type", async () => {
    expect(await callTokenService({ grant_type: "password" })).toEqual(
      rejection("INVALID_GRANT_TYPE"),
    );
  });
});
