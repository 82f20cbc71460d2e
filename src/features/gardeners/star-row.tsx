import { Star } from "lucide-react";
import { MAX_STARS } from "@/features/gardeners/stars";

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
