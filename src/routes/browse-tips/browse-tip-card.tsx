import { useId } from "react";
import { Link } from "react-router-dom";
import { DifficultyBadge } from "@/features/tips/difficulty-badge";
import type { Tip } from "@/features/tips/tip.schema";
import { categoryName, tipTitle } from "@/features/tips/tip-labels";
import { TipPicture } from "@/features/tips/tip-picture";
import { paths } from "@/lib/paths";

export interface BrowseTipCardProps {
  tip: Tip;
}

/** A tip among all tips: a seed packet. */
export function BrowseTipCard({ tip }: BrowseTipCardProps) {
  const titleId = useId();
  return (
    <article className="packet w-full" aria-labelledby={titleId}>
      <div className="frame aspect-4/3 border-rule border-b">
        <TipPicture tip={tip} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="label-caps text-ink-soft">{categoryName(tip.category)}</span>
          <DifficultyBadge difficulty={tip.difficulty} />
        </p>
        <h2 id={titleId} className="line-clamp-3 text-display-sm" dir="auto">
          {tipTitle(tip)}
        </h2>
        <Link
          to={paths.tipDetails(tip._id)}
          aria-describedby={titleId}
          className="link mt-auto inline-flex min-h-touch items-center self-start font-semibold"
        >
          View Details
        </Link>
      </div>
    </article>
  );
}
