/** @file Communities other than the demo's own, with their tips and gardeners. */

import { seedGardeners } from "@/mocks/seed/gardeners";
import type { PictureName } from "@/mocks/seed/pictures";
import garden from "@/mocks/seed/real-garden.json" with { type: "json" };
import { seedTips } from "@/mocks/seed/tips";
import type { Seed } from "@/mocks/stored-data";

type PictureUrl = (name: PictureName) => string;

const portraits = ["ladybird-portrait", "flower-portrait"] as const;
const landscapes = ["meadow", "petals", "rain-leaves", "leaf-ribs", "dandelion"] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tips as people write them: one word to nine paragraphs, in several languages, with fields that are wrong or missing. */
export function realGarden(pictureUrl: PictureUrl): Seed {
  /** The demo's pictures stand for the garden's, portraits for portraits. What is broken there is broken here. */
  function pictureFor(url: string, index: number): string {
    if (url === "" || url.includes("broken")) return url;
    const names = url.includes("portrait") ? portraits : landscapes;
    return pictureUrl(names[index % names.length] ?? "meadow");
  }
  return {
    gardeners: garden.gardeners.map(({ profileImage, image, ...gardener }, index) => ({
      ...gardener,
      profileImage: pictureFor(profileImage ?? image ?? "", index),
    })),
    tips: garden.tips.map(({ daysAgo, ...tip }, index) => ({
      ...tip,
      imageUrl: pictureFor(tip.imageUrl, index),
      authorPhoto: pictureFor(tip.authorPhoto, index),
      createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    })),
  };
}

/**
 * Copies tips, with titles of their own.
 * @param fields replace those of each copy
 * @param digit the ids begin with this hexadecimal digit
 */
export function copiesOf(
  tips: readonly Record<string, unknown>[],
  count: number,
  fields: object = {},
  digit = "0",
) {
  return Array.from({ length: count }, (_, index) => {
    const tip = tips[index % tips.length];
    const title = `${tip?.title} (${Math.floor(index / tips.length) + 1})`;
    const createdAt = new Date(Date.now() - index * DAY_MS).toISOString();
    const _id = digit + (index + 1).toString(16).padStart(23, "0");
    return { ...tip, title, createdAt, ...fields, _id };
  });
}

export function largeCommunity(pictureUrl: PictureUrl): Seed {
  const tips = seedTips(pictureUrl).filter(({ availability }) => availability === "public");
  return { gardeners: seedGardeners, tips: copiesOf(tips, 1000) };
}
