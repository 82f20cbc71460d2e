/** @file The mocks' behavior that the comparison with the emulator does not cover: contents, time and counting. */

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createUnsignedJwt } from "@/mocks/identity-toolkit/tokens";
import * as steps from "./identity-cases";
import { callProvider, clock, db, startIdentityServer } from "./identity-server";

const { claims, email } = steps;
const profile = { displayName: "Ida Bergström 🌱", photoUrl: claims.picture };

startIdentityServer();

const SignedInSchema = v.object({
  idToken: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/)),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  expiresIn: v.literal("3600"),
  localId: v.pipe(v.string(), v.nonEmpty()),
});

const send = ({ call, body }: steps.CallStep) => callProvider(call, body);
const signIn = (fields?: object) => send(steps.signIn(fields));
const lookup = (idToken: string) => send(steps.lookup(idToken));
const signInByGoogle = (credential: object | string) => send(steps.google(credential));

async function register(fields?: object) {
  const { body } = await send(steps.signUp(fields));
  return v.parse(SignedInSchema, body);
}

function rejection(message: string | RegExp) {
  const text = typeof message === "string" ? message : expect.stringMatching(message);
  const errors = [{ message: text, domain: "global", reason: "invalid" }];
  return { status: 400, body: { error: { code: 400, message: text, errors } } };
}

describe("the mocked provider", () => {
  it("stores e-mails in lower case, and no readable password", async () => {
    await register({ email: "Ida@Example.ORG" });
    expect(db.read().accounts).toMatchObject([{ email }]);
    expect(JSON.stringify(db.read())).not.toContain(steps.password);
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it("returns the account in the SDK's format, and ignores null in an update", async () => {
    const { idToken, localId } = await register();
    await send(steps.update({ idToken, ...profile }));
    const { body } = await send(steps.update({ idToken, displayName: null, photoUrl: null }));
    expect(body).toMatchObject({ ...profile, idToken: expect.any(String) });
    const timestamp = expect.stringMatching(/^\d{13}$/);
    expect(await lookup(idToken)).toMatchObject({
      body: {
        users: [{ localId, email, ...profile, createdAt: timestamp, lastLoginAt: timestamp }],
      },
    });
  });

  it("rejects a token that is an hour old, and renews it", async () => {
    const { idToken, refreshToken } = await register();
    clock.now += 3_600_000;
    expect(await lookup(idToken)).toEqual(rejection("TOKEN_EXPIRED"));
    const { body } = await send(steps.refresh(refreshToken));
    const { id_token: renewed } = v.parse(v.object({ id_token: v.string() }), body);
    expect(await lookup(renewed)).toMatchObject({ status: 200 });
  });

  it("rejects a well-formed token that it did not issue", async () => {
    expect(await lookup(`${btoa("{}")}.${btoa("{}")}.`)).toEqual(rejection("INVALID_ID_TOKEN"));
  });

  it("rejects the refresh token of a deleted account", async () => {
    const { refreshToken } = await register();
    db.update((data) => {
      data.accounts = [];
    });
    const response = await send(steps.refresh(refreshToken));
    expect(response).toEqual(rejection("USER_NOT_FOUND"));
  });

  it("rejects even the right password after five wrong ones, for a minute and for this user only", async () => {
    await register();
    await register({ email: "ola@example.org" });
    for (let attempt = 0; attempt < 5; attempt++) await signIn({ password: "wrong" });
    expect(await signIn()).toEqual(rejection(/^TOO_MANY_ATTEMPTS_TRY_LATER : /));
    expect(await signIn({ email: "ola@example.org" })).toMatchObject({ status: 200 });
    clock.now += 60_001;
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it.each([
    ["plain JSON", claims],
    ["an unsigned JWT", createUnsignedJwt(claims)],
  ])(
    "signs in with a Google credential in %s, and recognizes the person later",
    async (_, credential) => {
      const { body } = await signInByGoogle(credential);
      expect(body).toMatchObject({ email, displayName: claims.name, photoUrl: claims.picture });
      const { idToken, localId } = v.parse(SignedInSchema, body);
      await send(steps.update({ idToken, displayName: "Ida of the Allotments" }));
      expect(await signInByGoogle(credential)).toMatchObject({ body: { localId } });
      expect(await lookup(idToken)).toMatchObject({
        body: { users: [{ displayName: "Ida of the Allotments" }] },
      });
    },
  );
});
