import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAuth } from "@/auth/auth-context";
import { RevealItem, RevealList } from "@/components/reveal";
import { SkeletonCards } from "@/components/skeleton-cards";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { trendingTipsQuery } from "@/features/tips/tips.queries";
import { paths } from "@/lib/paths";
import { useHydrated } from "@/lib/use-hydrated";
import { EndTile } from "@/routes/home/end-tile";
import { SectionHeading } from "@/routes/home/section-heading";
import { TrendingTipCard } from "@/routes/home/trending-tip-card";

const gridClass =
  "packets packets-closed grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4";

/** The backend's trending tips. */
export function TrendingTips() {
  return (
    <section aria-labelledby="trending-heading" className="page py-10 sm:py-16">
      <SectionHeading
        id="trending-heading"
        title="Top Trending Tips"
        subtitle="Discover wisdom from fellow garden enthusiasts"
      />
      <TrendingList />
    </section>
  );
}

function Skeleton() {
  return <SkeletonCards label="Loading the tips" className={gridClass} />;
}

function TrendingList() {
  const { user } = useAuth();
  // The spec requires fetching when the section mounts.
  const { data, error, isFetching } = useQuery({
    ...trendingTipsQuery(),
    refetchOnMount: true,
    retryOnMount: true,
  });
  const isHydrated = useHydrated();
  useEffect(() => {
    // The spec requires that a failure is logged and nothing is shown.
    if (error !== null) console.error("Error fetching tips", error);
  }, [error]);
  // Prerendering calls no server.
  if (!isHydrated) return <Skeleton />;
  if (data === undefined) return isFetching ? <Skeleton /> : null;
  const shown = data.filter((tip) => isVisibleTo(tip, user));
  if (shown.length === 0) return null;
  return (
    <RevealList className={gridClass}>
      {shown.map((tip) => (
        <RevealItem key={tip._id} className="flex">
          <TrendingTipCard tip={tip} />
        </RevealItem>
      ))}
      <RevealItem className="flex print:hidden">
        <EndTile
          title="There is more in other people's notebooks"
          linkText="Look through every tip"
          to={paths.browseTips}
          plant="seed packet"
        />
      </RevealItem>
    </RevealList>
  );
}
