import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isPassword } from "@/mocks/identity-toolkit/accounts";
import { readGoogleIdToken } from "@/mocks/identity-toolkit/google-call";
import { demoAccount, demoSeed, googleIdentities } from "@/mocks/seed/demo-seed";
import { passwordProblem } from "@/routes/register/register-form";

const pictureUrl = (name: string) => `https://pictures.test/${name}.webp`;
const { accounts, gardeners, tips } = demoSeed(pictureUrl);

it("the demo account has the password that visitors are shown, which obeys the rules", async () => {
  const stored = accounts[0]?.password;
  expect(stored && (await isPassword(demoAccount.password, stored))).toBe(true);
  expect(passwordProblem(demoAccount.password)).toBeNull();
});

describe("the demo's gardeners", () => {
  const explored: Record<string, unknown>[] = JSON.parse(
    readFileSync("public/exploreGardeners.json", "utf8"),
  );
  const publicTips = tips.filter(({ availability }) => availability !== "hidden");
  const sharedBy = (name: unknown) => publicTips.filter((tip) => tip.name === name).length;

  it("on Explore are the authors of its tips, with their numbers of tips", () => {
    const authors = new Set(publicTips.map(({ name }) => name));
    expect(
      new Set(explored.map(({ name }) => name)),
      "List every author of a public tip in public/exploreGardeners.json.",
    ).toEqual(authors);
    for (const { name, total_shared_tips } of explored)
      expect(
        total_shared_tips,
        `In public/exploreGardeners.json, set total_shared_tips of ${name} to the number of their public tips in mocks/seed/tips.ts.`,
      ).toBe(sharedBy(name));
  });

  it("on the home page are among them, with the same numbers", () => {
    for (const { name, total_shared_tips } of gardeners) {
      expect(
        explored.map((gardener) => gardener.name),
        `Add ${name} of mocks/seed/gardeners.ts to public/exploreGardeners.json.`,
      ).toContain(name);
      expect(
        total_shared_tips ?? sharedBy(name),
        `In mocks/seed/gardeners.ts, set total_shared_tips of ${name} to the number of their public tips.`,
      ).toBe(sharedBy(name));
    }
  });
});

it("the chooser's accounts have different ids and emails and readable ID tokens, and one has no name", () => {
  for (const field of ["sub", "email"] as const) {
    const values = googleIdentities.map((identity) => identity[field]);
    expect(new Set(values).size).toBe(values.length);
  }
  expect(googleIdentities.filter(({ name }) => !name)).toHaveLength(1);
  const tokens = googleIdentities.map((identity) => JSON.stringify(identity));
  expect(tokens.map(readGoogleIdToken)).toEqual(googleIdentities);
});
