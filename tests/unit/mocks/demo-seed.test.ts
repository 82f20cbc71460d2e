import { describe, expect, it } from "vitest";
import { isPassword } from "@/mocks/identity-toolkit/accounts";
import { readGoogleIdToken } from "@/mocks/identity-toolkit/google-call";
import { demoAccount, demoSeed, googleIdentities } from "@/mocks/seed/demo-seed";
import { createDatabase } from "@/mocks/storage-db";

const pictureUrl = (name: string) => `https://pictures.test/${name}.webp`;
const { accounts } = demoSeed(pictureUrl);

describe("the demo account", () => {
  it("opens with the password that is told to visitors", async () => {
    const stored = accounts[0]?.password;
    expect(stored && (await isPassword(demoAccount.password, stored))).toBe(true);
  });

  it.each([/.{8}/, /[^A-Za-z0-9]/, /[A-Z]/, /[a-z]/])("has a password that meets %s", (rule) => {
    expect(demoAccount.password).toMatch(rule);
  });

  it("fits into the database", () => {
    const db = createDatabase({ seed: () => ({ accounts }) });
    expect(db.read().accounts).toEqual(accounts);
  });
});

describe("the account chooser's people", () => {
  const identities = googleIdentities(pictureUrl);

  it("are three, of different ids and e-mails", () => {
    expect(new Set(identities.map(({ sub }) => sub)).size).toBe(3);
    expect(new Set(identities.map(({ email }) => email)).size).toBe(3);
  });

  it("have one among them of whom Google tells neither name nor picture", () => {
    expect(identities.filter(({ name, picture }) => !name && !picture)).toHaveLength(1);
  });

  it("come through their id tokens unchanged", () => {
    expect(identities.map((identity) => readGoogleIdToken(JSON.stringify(identity)))).toEqual(
      identities,
    );
  });
});
