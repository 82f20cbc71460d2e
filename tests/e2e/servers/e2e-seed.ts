import { seedGardeners } from "@/mocks/seed/gardeners";
import { seedTips } from "@/mocks/seed/tips";
import type { Seed } from "@/mocks/stored-data";

/** The demo's seed data without pictures, so that no request leaves this machine. */
export function e2eSeed(): Seed {
  const noPicture = () => "";
  return {
    tips: seedTips(noPicture).map((tip) => ({ ...tip, imageUrl: "" })),
    gardeners: seedGardeners(),
  };
}
