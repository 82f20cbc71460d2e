import { Heart } from "lucide-react";
import { useId } from "react";
import { Avatar } from "@/components/pictures";
import { authorName, type Tip, tipTitle, titleSize } from "@/features/tips/tip";
import { categoryName, shownValue } from "@/features/tips/tip-fields";
import { AuthorLink, DifficultyBadge, TipLink, TipPicture } from "@/features/tips/tip-parts";
import { formatNumber, pluralize } from "@/lib/format";

/** "2 days ago" is a fixed text from the spec, not the tip's age. */
export function TrendingTipCard({ tip }: { tip: Tip }) {
  const titleId = useId();
  const author = authorName(tip);
  return (
    <article className="packet packet-thumbnail relative w-full" aria-labelledby={titleId}>
      <div className="frame aspect-4/3 border-rule">
        <TipPicture tip={tip} />
      </div>
      <div className="flex-1 flex-col gap-3 sm:flex sm:p-5">
        <h3
          id={titleId}
          className={`line-clamp-3 ${titleSize(tip, "text-display-sm", "text-lg leading-snug")}`}
          dir="auto"
        >
          {tipTitle(tip)}
        </h3>
        <p className="clear-both flex flex-wrap gap-1.5">
          <span className="badge gap-1 border-rule">
            <Heart size="0.875rem" className="fill-terracotta text-terracotta" />
            <span>{formatNumber(tip.totalLiked)}</span>{" "}
            <span className="sr-only">{pluralize(tip.totalLiked, "like")}</span>
          </span>
          <TextBadge text={shownValue(tip, "plantType")} />
          <TextBadge text={categoryName(tip.category)} />
          <DifficultyBadge difficulty={tip.difficulty} />
        </p>
        <p className="clear-both line-clamp-3" dir="auto">
          {shownValue(tip, "description")}
        </p>
        <div className="clear-both flex flex-wrap sm:mt-auto items-center gap-x-3 border-rule border-t pt-3">
          {/* As in the spec, the initial rather than the photo. */}
          <Avatar name={author} photoUrl="" className="size-9" />
          <p className="wrap-anywhere min-w-0 flex-1 basis-32 text-sm leading-tight">
            <AuthorLink tip={tip} className="relative z-1 py-3 font-semibold" />
            <br />
            <span className="text-ink-soft">2 days ago</span>
          </p>
          <TipLink tip={tip} titleId={titleId} className="shrink-0">
            Read More
          </TipLink>
        </div>
      </div>
    </article>
  );
}

function TextBadge({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <span className="badge max-w-full border-rule">
      <span className="truncate" dir="auto">
        {text}
      </span>
    </span>
  );
}
