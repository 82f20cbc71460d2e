import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/empty-state";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { SkeletonCards } from "@/components/skeleton-cards";
import type { Gardener } from "@/features/gardeners/gardener.schema";
import { exploreGardenersQuery } from "@/features/gardeners/gardeners.queries";
import { Plate } from "@/features/plates/plate";
import { ExploreCard } from "@/routes/explore/explore-card";

const gridClass = "packets grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3";

/** The explore page: the gardeners of the community. */
export function ExplorePage() {
  const gardeners = useQuery(exploreGardenersQuery());
  return (
    <div className="page pb-20">
      <PageTitle>Explore Gardeners</PageTitle>
      <PageHeader
        title="Explore Gardeners"
        text="The people behind the tips: what they grow, and what it has taught them."
      />
      <QueryView
        query={gardeners}
        isPrerendered
        fallback={<SkeletonCards label="Loading the gardeners" className={gridClass} />}
        failedTitle="We couldn't load the gardeners"
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title="No gardeners yet"
              text="Please come back later."
              picture={<Plate seed="no gardeners" plant="tulip" className="size-full" />}
            />
          ) : (
            <GardenerGrid gardeners={list} />
          )
        }
      </QueryView>
    </div>
  );
}

interface GardenerGridProps {
  gardeners: readonly Gardener[];
}

function GardenerGrid({ gardeners }: GardenerGridProps) {
  return (
    <ul className={gridClass}>
      {gardeners.map((gardener) => (
        <li key={gardener.id} className="flex">
          <ExploreCard gardener={gardener} />
        </li>
      ))}
    </ul>
  );
}
