import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isPassword } from "@/mocks/identity-toolkit/accounts";
import { readCredential } from "@/mocks/identity-toolkit/provider-call";
import { demoAccount, demoSeed, providerAccounts } from "@/mocks/seed/demo-seed";
import { passwordProblem } from "@/routes/register/register-form";
import { asImage } from "@/tooling/plates/draw-plate";

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

  // The demo has a selection of their tips: Explore's numbers range from 2 to 27, so that the stars differ.
  it("on Explore are the authors of its tips, with numbers that are not below the demo's", () => {
    const authors = new Set(publicTips.map(({ name }) => name));
    expect(
      new Set(explored.map(({ name }) => name)),
      "List every author of a public tip in public/exploreGardeners.json.",
    ).toEqual(authors);
    for (const { name, total_shared_tips } of explored)
      expect(total_shared_tips).toBeGreaterThanOrEqual(sharedBy(name));
    const numbers = explored.map(({ total_shared_tips }) => Number(total_shared_tips));
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([2, 27]);
  });

  it("on Explore have different pictures, which are copies of plates", () => {
    const images = explored.map(({ image }) => String(image));
    expect(new Set(images).size).toBe(images.length);
    for (const image of images) {
      const plate = image
        .replace("/gardeners/", "src/assets/plates/svg/")
        .replace(".svg", "-1.svg");
      expect(readFileSync(`public${image}`, "utf8")).toBe(asImage(readFileSync(plate, "utf8")));
    }
  });

  it("on the home page are among them, with the same numbers", () => {
    for (const { name, total_shared_tips } of gardeners) {
      const same = explored.find((gardener) => gardener.name === name);
      expect(same).toBeDefined();
      expect(total_shared_tips ?? same?.total_shared_tips).toBe(same?.total_shared_tips);
    }
  });
});

it("the demo's tips include those that strain a layout", () => {
  const has = (isSo: (tip: (typeof tips)[number]) => boolean) => tips.some(isSo);
  expect(has(({ title = "" }) => /^\p{L}+$/u.test(title))).toBe(true);
  expect(has(({ title = "" }) => title === title.toUpperCase())).toBe(true);
  expect(has(({ title = "" }) => title.length > 100)).toBe(true);
  expect(has(({ description = "" }) => description.split("\n\n").length > 3)).toBe(true);
  expect(has(({ description = "" }) => description.length < 40)).toBe(true);
  expect(has(({ plantType }) => plantType === "")).toBe(true);
  expect(has(({ name = "" }) => name.length >= 37)).toBe(true);
  expect(has(({ imageUrl = "" }) => imageUrl.includes("portrait"))).toBe(true);
});

it("the chooser's accounts have different ids and emails and readable ID tokens, and one has no name", () => {
  for (const field of ["sub", "email"] as const) {
    const values = providerAccounts.map((identity) => identity[field]);
    expect(new Set(values).size).toBe(values.length);
  }
  expect(providerAccounts.filter(({ name }) => !name)).toHaveLength(1);
  const tokens = providerAccounts.map((identity) => JSON.stringify(identity));
  expect(tokens.map(readCredential)).toEqual(providerAccounts);
});
