import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useInView } from "react-intersection-observer";
import { useAuth } from "@/auth/auth-context";
import { RevealItem, RevealList } from "@/components/reveal";
import { SkeletonCards } from "@/components/skeleton-cards";
import { StaleNote } from "@/components/stale-note";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { trendingTipsQuery } from "@/features/tips/tips.queries";
import { queryClient, startQuery } from "@/lib/query-client";
import { SectionHeading } from "@/routes/home/section-heading";
import { TrendingTipCard } from "@/routes/home/trending-tip-card";

const gridClass = "packets grid grid-cols-1 gap-5 md:grid-cols-3 lg:grid-cols-4";

/** The tips that the backend calls trending. Fetched once, when the section appears. */
export function TrendingTips() {
  const { ref, inView } = useInView({
    rootMargin: "200px",
    triggerOnce: true,
    fallbackInView: true,
  });
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => {
    if (inView) void startQuery(trendingTipsQuery()).then(() => setIsStarted(true));
  }, [inView]);
  return (
    <section ref={ref} aria-labelledby="trending-heading" className="page py-16">
      <SectionHeading
        id="trending-heading"
        title="Top Trending Tips"
        subtitle="Discover wisdom from fellow garden enthusiasts"
      />
      {isStarted ? <TrendingList /> : <Skeleton />}
    </section>
  );
}

function Skeleton() {
  return <SkeletonCards label="Loading the tips" className={gridClass} />;
}

function TrendingList() {
  const { user } = useAuth();
  const tips = useQuery(trendingTipsQuery(), queryClient);
  const { data, error, isFetching } = tips;
  useEffect(() => {
    // The spec wants a failure here logged and nothing shown.
    if (error !== null) console.error("Error fetching tips", error);
  }, [error]);
  if (data === undefined) return isFetching ? <Skeleton /> : null;
  return (
    <>
      <StaleNote query={tips} />
      <RevealList className={gridClass}>
        {data
          .filter((tip) => isVisibleTo(tip, user))
          .map((tip) => (
            <RevealItem key={tip._id} className="flex">
              <TrendingTipCard tip={tip} />
            </RevealItem>
          ))}
      </RevealList>
    </>
  );
}
