import { useInView } from "react-intersection-observer";
import { useAuth } from "@/auth/auth-context";
import { KeptNote } from "@/components/kept-note";
import { RevealItem, RevealList } from "@/components/reveal";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { listTrendingTips } from "@/features/tips/tips.api";
import { useLoad } from "@/lib/use-load";
import { SectionHeading } from "@/routes/home/section-heading";
import { TrendingTipCard } from "@/routes/home/trending-tip-card";

/** The tips that the backend calls trending. Fetched once, when the section appears. */
export function TrendingTips() {
  const { ref, inView } = useInView({
    rootMargin: "200px",
    triggerOnce: true,
    fallbackInView: true,
  });
  return (
    <section ref={ref} aria-labelledby="trending-heading" className="page py-16">
      <SectionHeading
        id="trending-heading"
        title="Top Trending Tips"
        subtitle="Discover wisdom from fellow garden enthusiasts"
      />
      {inView ? <TrendingList /> : <OnTheirWay />}
    </section>
  );
}

/** The spec wants a failure here logged and nothing shown. */
function logFailure(error: unknown) {
  console.error("Error fetching tips", error);
}

/** Keeps their place, so that nothing below jumps. */
function OnTheirWay() {
  return <div className="min-h-[40rem]" />;
}

function TrendingList() {
  const { user } = useAuth();
  const load = useLoad(listTrendingTips, logFailure);
  if (load.status === "loading") return <OnTheirWay />;
  if (load.status === "failed") return null;
  const tips = load.data.filter((tip) => isVisibleTo(tip, user));
  return (
    <>
      <KeptNote answer={load.data} onReload={load.reload} />
      <RevealList className="packets grid grid-cols-1 gap-5 md:grid-cols-3 lg:grid-cols-4">
        {tips.map((tip) => (
          <RevealItem key={tip._id} className="flex">
            <TrendingTipCard tip={tip} />
          </RevealItem>
        ))}
      </RevealList>
    </>
  );
}
