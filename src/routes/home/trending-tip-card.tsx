import { Heart } from "lucide-react";
import { useId } from "react";
import { Avatar } from "@/components/pictures";
import { authorName, type Tip, tipTitle, titleSize } from "@/features/tips/tip";
import { categoryName, shownValue } from "@/features/tips/tip-fields";
import { AuthorLink, TipLink } from "@/features/tips/tip-links";
import { DifficultyBadge, TipPicture } from "@/features/tips/tip-parts";
import { formatNumber, pluralize } from "@/lib/format";
import { startOf } from "@/lib/text";

/** In UTF-16 units: more than the three lines that are visible. */
const DESCRIPTION_LENGTH = 600;

export interface TrendingTipCardProps {
  tip: Tip;
  /** Whether it fills two by two cells of the grid from 1,024 px. */
  isLarge: boolean;
}

/** "2 days ago" is a fixed text from the spec, not the tip's age. */
export function TrendingTipCard({ tip, isLarge }: TrendingTipCardProps) {
  const titleId = useId();
  const author = authorName(tip);
  return (
    <article className="card card-thumbnail relative w-full" aria-labelledby={titleId}>
      <h3
        id={titleId}
        className={`title-lines ${titleSize(tip, isLarge ? "text-display-sm lg:text-display-md" : "text-display-sm", `text-lg leading-snug ${isLarge ? "lg:text-display-md" : ""}`)}`}
        dir="auto"
      >
        {tipTitle(tip)}
      </h3>
      <p className="flex flex-wrap gap-1 [&_.badge]:px-1.5 [&_.badge]:text-xs">
        <DifficultyBadge difficulty={tip.difficulty} />
        <TextBadge text={categoryName(tip.category)} />
        <TextBadge text={shownValue(tip, "plantType")} className="truncate" />
      </p>
      <p className={`line-clamp-3 ${isLarge ? "lg:text-lead" : ""}`} dir="auto">
        {startOf(shownValue(tip, "description"), DESCRIPTION_LENGTH)}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 border-rule border-t pt-3 sm:mt-auto">
        {/* As in the spec, the initial rather than the photo. */}
        <Avatar name={author} photoUrl="" className="size-9 lg:max-xl:size-7" />
        <p className="wrap-break-word min-w-0 flex-1 basis-[min-content] text-sm leading-tight lg:max-xl:text-xs">
          <AuthorLink tip={tip} className="relative z-2 py-3 font-semibold" />
          <br />
          <span className="whitespace-nowrap text-ink-soft">2 days ago</span>
        </p>
        <TipLink tip={tip} titleId={titleId} className="shrink-0 lg:max-xl:text-sm">
          Read More
        </TipLink>
      </div>
      <div className="frame aspect-4/3 border-rule sm:aspect-video">
        <TipPicture tip={tip} />
        <span className="badge absolute end-1 bottom-1 gap-1 whitespace-nowrap border-rule bg-paper max-sm:px-1.5 max-sm:text-xs sm:end-2 sm:bottom-2">
          <Heart size="0.875rem" className="fill-terracotta text-terracotta" />
          <span>{formatNumber(tip.totalLiked)}</span>{" "}
          <span className="sr-only">{pluralize(tip.totalLiked, "like")}</span>
        </span>
      </div>
    </article>
  );
}

function TextBadge({ text, className = "" }: { text: string; className?: string }) {
  if (text === "") return null;
  return (
    <span className="badge max-w-full border-rule">
      <span className={className} dir="auto">
        {text}
      </span>
    </span>
  );
}
