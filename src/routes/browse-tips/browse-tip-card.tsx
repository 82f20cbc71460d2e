import { Heart } from "lucide-react";
import { memo, useId } from "react";
import { SaveButton } from "@/features/tips/saved-tips";
import { excerptOf } from "@/features/tips/search-matches";
import { authorName, type Tip, tipTitle, titleSize } from "@/features/tips/tip";
import { categoryName } from "@/features/tips/tip-fields";
import { DifficultyBadge, TipDate, TipLink, TipPicture } from "@/features/tips/tip-parts";
import { formatNumber, pluralize } from "@/lib/format";

export interface BrowseTipCardProps {
  tip: Tip;
  /** Where in its description is what was looked for, in UTF-16 units. */
  foundAt: number | undefined;
  isNew: boolean;
}

export const BrowseTipCard = memo(function BrowseTipCard({
  tip,
  foundAt,
  isNew,
}: BrowseTipCardProps) {
  const titleId = useId();
  return (
    <article
      className={`packet packet-horizontal group relative w-full hover:border-ink ${isNew ? "border-2 border-moss" : ""}`}
      aria-labelledby={titleId}
    >
      <div className="flex items-center justify-between border-rule border-b ps-4 max-sm:col-span-full sm:ps-5">
        <p className="label-caps truncate text-ink-soft" dir="auto">
          {categoryName(tip.category)}
        </p>
        <SaveButton
          tip={tip}
          className="relative z-1 grid size-touch shrink-0 place-items-center -outline-offset-4 hover:bg-paper-shade"
        />
      </div>
      <div className="frame border-rule max-sm:border-e sm:aspect-4/3 sm:border-b">
        <TipPicture tip={tip} />
      </div>
      <div className="flex flex-1 flex-col gap-2 px-4 pt-4 pb-2 sm:px-5">
        <h2
          id={titleId}
          className={`line-clamp-3 decoration-1 underline-offset-4 group-hover:underline ${titleSize(tip, "text-display-sm", "text-lg leading-snug")}`}
          dir="auto"
        >
          {tipTitle(tip)}
        </h2>
        {isNew && <p className="font-semibold text-moss text-sm">You have just shared this tip</p>}
        {tip.description !== "" && (
          <p className="line-clamp-2 text-ink-soft text-sm" dir="auto">
            {excerptOf(tip.description, foundAt)}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft text-sm">
          <Heart size="0.875rem" className="shrink-0 fill-terracotta text-terracotta" />
          <span>{formatNumber(tip.totalLiked)}</span>
          <span className="sr-only">{pluralize(tip.totalLiked, "like")}</span>
          <span aria-hidden="true">·</span>
          <span className="me-1.5 truncate" dir="auto">
            {authorName(tip)}
          </span>
          <TipDate tip={tip} className="" />
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
          <TipLink tip={tip} titleId={titleId} isInList>
            View Details
          </TipLink>
          <DifficultyBadge difficulty={tip.difficulty} />
        </div>
      </div>
    </article>
  );
});
