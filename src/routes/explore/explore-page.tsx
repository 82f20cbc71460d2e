import { useLoaderData } from "react-router-dom";
import { Deferred } from "@/components/deferred";
import { EmptyState } from "@/components/empty-state";
import { PageHeader } from "@/components/page-header";
import { PageTitle } from "@/components/page-title";
import { Spinner } from "@/components/spinner";
import type { ExploreData } from "@/routes/explore/explore.loader";
import { ExploreCard } from "@/routes/explore/explore-card";

/** The gardeners of the community. */
export function ExplorePage() {
  const { gardeners } = useLoaderData<ExploreData>();
  return (
    <div className="page pb-20">
      <PageTitle>Explore Gardeners</PageTitle>
      <PageHeader
        title="Explore Gardeners"
        text="The people behind the tips: what they grow, and what it has taught them."
      />
      <Deferred
        promise={gardeners}
        fallback={<Spinner label="Loading the gardeners" />}
        failedTitle="The gardeners could not be loaded"
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No gardeners yet" text="Come back in a while." />
          ) : (
            <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
              {list.map((gardener) => (
                <li key={gardener.id} className="flex">
                  <ExploreCard gardener={gardener} />
                </li>
              ))}
            </ul>
          )
        }
      </Deferred>
    </div>
  );
}
