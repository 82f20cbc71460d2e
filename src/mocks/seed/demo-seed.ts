import { createAccount } from "@/mocks/identity-toolkit/accounts";
import type { Claims } from "@/mocks/identity-toolkit/provider-call";
import { seedGardeners } from "@/mocks/seed/gardeners";
import type { PictureName } from "@/mocks/seed/pictures";
import { seedTips } from "@/mocks/seed/tips";
import type { Seed } from "@/mocks/stored-data";

/** The account that the login page offers, the author of some seeded tips. Its password is public. */
export const demoAccount = {
  email: "demo@sow-and-tell.example",
  name: "Robin Ashdown",
  password: "Marigold!2015",
} as const;

/** Members whom the demo's conditions sign in, with the same password. */
export const fern = { email: "fern@sow-and-tell.example", name: "Fern Holloway" };
export const wren = { email: "wren@sow-and-tell.example", name: "Wren Marsh" };

/** @param pictureUrl returns the absolute address of a picture */
export function demoSeed(pictureUrl: (name: PictureName) => string) {
  return {
    tips: seedTips(pictureUrl),
    gardeners: seedGardeners,
    accounts: [demoAccount, fern, wren].map(({ email, name }) =>
      createAccount({
        localId: name.replace(" ", "").padEnd(28, "0"),
        email,
        displayName: name,
        // The hash of `demoAccount.password`, computed in advance, since hashing is asynchronous and seeding is not.
        password: {
          salt: "d1c0ffee5eed0fa9a2de2015be99a11e",
          hash: "ebf86ebf850020fca316ddb9965917110361337b2748013c1a1c7bd4020f41a8",
        },
        createdAt: Date.UTC(2025, 2, 1, 9),
      }),
    ),
  } satisfies Seed;
}

/** Accounts to choose from in place of a provider's pop-up: an author of tips, a newcomer, and one without a name. */
export const providerAccounts: readonly Claims[] = [
  {
    sub: "100000000000000000001",
    email: "amara.nwosu@example.org",
    email_verified: true,
    name: "Amara Nwosu",
  },
  {
    sub: "100000000000000000002",
    email: "jonas.lindqvist@example.org",
    email_verified: true,
    name: "Jonas Lindqvist",
  },
  {
    sub: "100000000000000000003",
    email: "allotment.seventeen@example.org",
    email_verified: true,
  },
];
