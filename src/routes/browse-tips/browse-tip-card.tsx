import { memo, useId } from "react";
import { DifficultyBadge } from "@/features/tips/difficulty-badge";
import type { Tip } from "@/features/tips/tip.schema";
import { categoryName, tipTitle } from "@/features/tips/tip-labels";
import { TipLink } from "@/features/tips/tip-link";
import { TipPicture } from "@/features/tips/tip-picture";

export interface BrowseTipCardProps {
  tip: Tip;
}

/** A tip among all tips: a seed packet. */
export const BrowseTipCard = memo(function BrowseTipCard({ tip }: BrowseTipCardProps) {
  const titleId = useId();
  return (
    <article className="packet packet-lying w-full" aria-labelledby={titleId}>
      <p
        className="label-caps min-h-9 truncate border-rule border-b px-4 py-2 sm:px-5 text-ink-soft"
        dir="auto"
      >
        {categoryName(tip.category)}
      </p>
      <div className="frame border-rule max-sm:border-e sm:aspect-4/3 sm:border-b">
        <TipPicture tip={tip} />
      </div>
      <div className="flex flex-1 flex-col gap-2 px-4 pt-4 pb-2 sm:px-5">
        <h2 id={titleId} className="line-clamp-3 text-display-sm" dir="auto">
          {tipTitle(tip)}
        </h2>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
          <TipLink tip={tip} titleId={titleId}>
            View Details
          </TipLink>
          <DifficultyBadge difficulty={tip.difficulty} />
        </div>
      </div>
    </article>
  );
});
