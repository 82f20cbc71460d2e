import { useQuery } from "@tanstack/react-query";
import { QueryView } from "@/components/query-view";
import { RevealItem, RevealList } from "@/components/reveal";
import { SkeletonCards } from "@/components/skeleton-cards";
import { tooltip } from "@/components/tooltip-anchor";
import { gardenersQuery } from "@/features/gardeners/gardeners.queries";
import { paths } from "@/lib/paths";
import { EndTile } from "@/routes/home/end-tile";
import { GardenerCard } from "@/routes/home/gardener-card";
import { SectionHeading } from "@/routes/home/section-heading";

const gridClass = "packets grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-2 lg:grid-cols-4";

/** The classes that fill the last row of two or four columns, by the number of cards. */
const restClass = [
  "md:col-span-2 lg:col-span-4",
  "lg:col-span-3",
  "md:col-span-2",
  "lg:col-span-1",
] as const;

/** The backend's featured gardeners. */
export function FeaturedGardeners() {
  return (
    <section aria-labelledby="gardeners-heading" className="page py-10 sm:py-16">
      <SectionHeading
        id="gardeners-heading"
        title="Featured Gardeners"
        subtitle="Meet our community of passionate gardening experts"
        tooltipProps={tooltip("Explore Our Experts")}
      />
      <GardenerList />
    </section>
  );
}

function Skeleton() {
  return <SkeletonCards label="Loading the gardeners" className={gridClass} />;
}

function GardenerList() {
  const gardeners = useQuery(gardenersQuery());
  return (
    <QueryView
      query={gardeners}
      fallback={<Skeleton />}
      failedTitle="We couldn't load the gardeners"
    >
      {(list) =>
        list.length === 0 ? (
          <p className="text-ink-soft">No gardeners are featured just now.</p>
        ) : (
          <RevealList className={gridClass}>
            {list.map((gardener) => (
              <RevealItem key={gardener.id} className="flex">
                <GardenerCard gardener={gardener} />
              </RevealItem>
            ))}
            <RevealItem className={`flex print:hidden ${restClass[list.length % 4]}`}>
              <EndTile
                title="There are more of us, on balconies and allotments"
                linkText="Meet all gardeners"
                to={paths.explore}
                plant="meadow"
              />
            </RevealItem>
          </RevealList>
        )
      }
    </QueryView>
  );
}
