import { Star } from "lucide-react";

export const MAX_STARS = 5;
const TIPS_PER_STAR = 5;

/**
 * Whole stars for a gardener's number of shared tips.
 * @param sharedTips null and NaN count as none
 * @returns 0 to 5
 */
export function starsFor(sharedTips: number | null): number {
  const stars = Math.floor((sharedTips || 0) / TIPS_PER_STAR);
  return Math.min(MAX_STARS, Math.max(0, stars));
}

export interface StarRowProps {
  /** 0 to 5. */
  stars: number;
}

/** Five stars, some of them filled; to a screen reader one image. */
export function StarRow({ stars }: StarRowProps) {
  return (
    <span role="img" aria-label={`${stars} out of ${MAX_STARS} stars`} className="flex gap-1">
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
          key={index}
          aria-hidden="true"
          size={18}
          className={index < stars ? "fill-sun text-sun" : "text-rule"}
        />
      ))}
    </span>
  );
}
