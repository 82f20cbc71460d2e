import { seedAccounts } from "@/mocks/demo-accounts";
import { seedGardeners } from "@/mocks/seed/gardeners";
import type { PictureName } from "@/mocks/seed/pictures";
import { seedTips } from "@/mocks/seed/tips";
import type { Seed } from "@/mocks/stored-data";

/**
 * What a fresh demo holds.
 * @param pictureUrl gives the absolute address of a picture; a server outside the bundle brings its own
 */
export function demoSeed(pictureUrl: (name: PictureName) => string): Seed {
  return {
    tips: seedTips(pictureUrl),
    gardeners: seedGardeners(pictureUrl),
    accounts: seedAccounts(),
  };
}
