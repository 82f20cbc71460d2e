import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { useLoadingTold } from "@/components/announce";
import { Plate } from "@/features/plates/plate";
import { type Tip, tipTitle } from "@/features/tips/tip";
import { useLinkState } from "@/features/tips/tip-links";
import { TipPicture } from "@/features/tips/tip-parts";
import { newestFirst } from "@/features/tips/tip-sort";
import { listMyTips } from "@/features/tips/tips.api";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";

/** One row on a desktop. */
const LATEST_COUNT = 3;

/** Renders nothing if loading failed without cached data: `StatCards` shows the error. */
export function OwnTips() {
  const { data, isFetching } = useQuery(listMyTips.query(useMember()));
  if (data?.length === 0) return <Invitation />;
  if (data === undefined && !isFetching) return null;
  return (
    <section aria-labelledby="latest-heading" className="mb-10">
      <h2 id="latest-heading" className="mb-3 text-display-sm">
        Your latest tips
      </h2>
      {data === undefined ? <LatestTipsSkeleton /> : <LatestTips tips={data} />}
    </section>
  );
}

function LatestTips({ tips }: { tips: readonly Tip[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {newestFirst(tips)
        .slice(0, LATEST_COUNT)
        .map((tip) => (
          <li key={tip._id} className="flex">
            <LatestTip tip={tip} />
          </li>
        ))}
    </ul>
  );
}

function LatestTipsSkeleton() {
  return (
    <div role="status" className="skeleton grid h-80 place-items-center md:h-56">
      <span aria-hidden={!useLoadingTold()} className="sr-only">
        Loading your latest tips
      </span>
      <span className="loading loading-spinner loading-md text-moss" aria-hidden="true" />
    </div>
  );
}

function LatestTip({ tip }: { tip: Tip }) {
  const linkState = useLinkState();
  return (
    <Link
      to={paths.tipDetails(tip._id)}
      state={linkState}
      className="card group w-full flex-row md:flex-col"
    >
      <span className="frame block aspect-square w-[min(6rem,30vw)] shrink-0 border-rule max-md:border-e md:aspect-3/2 md:w-full md:border-b">
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

function Invitation() {
  return (
    <section aria-labelledby="first-tip-heading" className="card mb-10 sm:flex-row">
      <div className="frame h-40 shrink-0 border-rule max-sm:border-b sm:h-auto sm:w-2/5 sm:border-e">
        <Plate seed="first tip" name="seed-packet" className="size-full" />
      </div>
      <div className="flex min-w-0 flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <h2 id="first-tip-heading" className="text-display-md">
          Your first tip
        </h2>
        <p className="max-w-measure">
          What worked in your garden this year? Three sentences are enough for somebody else to try
          it.
        </p>
        <Link to={paths.dashboardShareTips} className="btn btn-primary">
          Write your first tip
        </Link>
      </div>
    </section>
  );
}
