import { Heart } from "lucide-react";
import { memo, useId } from "react";
import { SaveButton } from "@/features/tips/saved-tips";
import { excerptOf } from "@/features/tips/search-matches";
import { authorName, isHidden, type Tip, tipTitle } from "@/features/tips/tip";
import { categoryName } from "@/features/tips/tip-fields";
import { TipLink } from "@/features/tips/tip-links";
import { DifficultyBadge, TipDate, TipPicture } from "@/features/tips/tip-parts";
import { formatNumber, pluralize } from "@/lib/format";

export interface TipCardProps {
  tip: Tip;
  /** Where in its description is what was looked for, in UTF-16 units. */
  foundAt: number | undefined;
  isNew: boolean;
}

/** The order in the document is the one that screen readers read; the category and the picture are shown above the title. */
export const TipCard = memo(function TipCard({ tip, foundAt, isNew }: TipCardProps) {
  const titleId = useId();
  return (
    <article
      className={`card card-horizontal group relative w-full hover:border-ink ${isNew ? "border-2 border-moss" : ""}`}
      aria-labelledby={titleId}
    >
      <div className="flex sm:flex-1 flex-col gap-1.5 px-4 pt-3 pb-1">
        <h2
          id={titleId}
          className="title-lines text-lg leading-snug decoration-1 underline-offset-4 group-hover:underline"
          dir="auto"
        >
          {tipTitle(tip)}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <DifficultyBadge difficulty={tip.difficulty} />
          <span className="flex items-center gap-1.5">
            <Heart size="0.875rem" className="shrink-0 fill-terracotta text-terracotta" />
            <span>{formatNumber(tip.totalLiked)}</span>
            <span className="sr-only">{pluralize(tip.totalLiked, "like")}</span>
          </span>
          <TipDate tip={tip} isShort className="whitespace-nowrap" />
        </p>
        <p className="label-caps order-first text-ink-soft" dir="auto">
          {categoryName(tip.category)}
        </p>
        {isNew && <p className="font-semibold text-moss text-sm">You have just shared this tip</p>}
        {isHidden(tip) && <p className="font-semibold text-sm">Only you can see it</p>}
        {tip.description !== "" && (
          <p className="line-clamp-2 text-ink-soft text-sm" dir="auto">
            {excerptOf(tip.description, foundAt)}
          </p>
        )}
        <p className="truncate text-ink-soft text-sm" dir="auto">
          {authorName(tip)}
        </p>
        <div className="mt-auto">
          <TipLink tip={tip} titleId={titleId} isInList>
            View Details
          </TipLink>
        </div>
      </div>
      <div className="frame border-rule sm:aspect-2/1 sm:border-b">
        <TipPicture tip={tip} />
      </div>
      <SaveButton
        tip={tip}
        className="absolute start-0 top-0 z-2 grid size-touch place-items-center -outline-offset-4 *:box-content *:rounded-full *:bg-paper *:p-1.5 sm:start-auto sm:end-0"
      />
    </article>
  );
});
