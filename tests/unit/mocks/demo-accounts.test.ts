import { describe, expect, it } from "vitest";
import { demoAccount, googleIdentities, googleIdToken, seedAccounts } from "@/mocks/demo-accounts";
import { readGoogleIdToken } from "@/mocks/identity-toolkit/google-id-token";
import { isPassword } from "@/mocks/identity-toolkit/passwords";
import { createDatabase } from "@/mocks/storage-db";

describe("the demo account", () => {
  it("opens with the password that is told to visitors", async () => {
    const stored = seedAccounts()[0]?.password;
    expect(stored && (await isPassword(demoAccount.password, stored))).toBe(true);
  });

  it.each([/.{8}/, /[^A-Za-z0-9]/, /[A-Z]/, /[a-z]/])("has a password that meets %s", (rule) => {
    expect(demoAccount.password).toMatch(rule);
  });

  it("fits into the database", () => {
    const db = createDatabase({ seed: () => ({ accounts: seedAccounts() }) });
    expect(db.read().accounts).toEqual(seedAccounts());
  });
});

describe("the account chooser's people", () => {
  const identities = googleIdentities((name) => `https://pictures.test/${name}.webp`);

  it("are three, of different ids and e-mails", () => {
    expect(new Set(identities.map(({ sub }) => sub)).size).toBe(3);
    expect(new Set(identities.map(({ email }) => email)).size).toBe(3);
  });

  it("have one among them of whom Google tells neither name nor picture", () => {
    expect(identities.filter(({ name, picture }) => !name && !picture)).toHaveLength(1);
  });

  it("come through their id tokens unchanged", () => {
    expect(identities.map((identity) => readGoogleIdToken(googleIdToken(identity)))).toEqual(
      identities,
    );
  });
});
