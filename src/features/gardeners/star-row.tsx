import { Star } from "lucide-react";

const MAX_STARS = 5;
const TIPS_PER_STAR = 5;

/** The number of stars for a gardener's shared tips. */
export function starsFor(sharedTips: number | null): number {
  const stars = Math.floor((sharedTips || 0) / TIPS_PER_STAR);
  return Math.min(MAX_STARS, Math.max(0, stars));
}

export interface StarRowProps {
  /** 0 to 5. */
  stars: number;
}

/** A row of stars; for screen readers, a single image. */
export function StarRow({ stars }: StarRowProps) {
  return (
    <span role="img" aria-label={`${stars} out of ${MAX_STARS} stars`} className="flex gap-1">
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never move
          key={index}
          aria-hidden="true"
          size={18}
          className={index < stars ? "fill-sun text-sun" : "text-rule"}
        />
      ))}
    </span>
  );
}
