import { Star } from "lucide-react";

const MAX_STARS = 5;
const TIPS_PER_STAR = 5;

function starsFor(sharedTips: number | null): number {
  return Math.min(MAX_STARS, Math.floor((sharedTips ?? 0) / TIPS_PER_STAR));
}

export function StarRow({ sharedTips }: { sharedTips: number | null }) {
  const stars = starsFor(sharedTips);
  return (
    <span
      role="img"
      aria-label={`${stars} out of ${MAX_STARS} stars`}
      className="flex flex-wrap gap-1"
    >
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never move
          key={index}
          size="1.125rem"
          className={index < stars ? "fill-sun text-sun" : "text-rule"}
        />
      ))}
    </span>
  );
}
