import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { TipPicture } from "@/features/tips/tip-picture";
import { newestFirst } from "@/features/tips/tip-sort";
import { myTipsQuery } from "@/features/tips/tips.queries";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";

/** How many are shown: a row on a desktop. */
const COUNT = 3;

/** The member's latest tips, in places that are reserved while they load; nothing without any. */
export function LatestTips() {
  const { data, isFetching } = useQuery(myTipsQuery(useMember()));
  if (data === undefined ? !isFetching : data.length === 0) return null;
  return (
    <section aria-labelledby="latest-heading" className="mt-10">
      <h2 id="latest-heading" className="mb-3 text-display-sm">
        Your latest tips
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {data === undefined
          ? Array.from({ length: COUNT }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <li key={index} className="skeleton h-24 md:h-56" />
            ))
          : newestFirst(data)
              .slice(0, COUNT)
              .map((tip) => (
                <li key={tip._id} className="flex">
                  <LatestTip tip={tip} />
                </li>
              ))}
      </ul>
    </section>
  );
}

function LatestTip({ tip }: { tip: Tip }) {
  return (
    <Link to={paths.tipDetails(tip._id)} className="packet group w-full flex-row md:flex-col">
      <span className="frame block aspect-square w-24 shrink-0 border-rule max-md:border-e md:aspect-16/9 md:w-full md:border-b">
        <TipPicture tip={tip} />
      </span>
      <span className="flex min-w-0 flex-col justify-center gap-1 px-4 py-3">
        <span
          className="line-clamp-2 font-display font-semibold text-lg leading-snug underline-offset-4 group-hover:underline"
          dir="auto"
        >
          {tipTitle(tip)}
        </span>
        <span className="text-ink-soft text-sm">{formatCount(tip.totalLiked, "like")}</span>
      </span>
    </Link>
  );
}
