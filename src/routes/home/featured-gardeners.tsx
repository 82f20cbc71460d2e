import { useQuery } from "@tanstack/react-query";
import { QueryView } from "@/components/query-view";
import { RevealItem } from "@/components/reveal";
import { SkeletonCards } from "@/components/skeletons";
import { listGardeners } from "@/features/gardeners/gardeners";
import { paths } from "@/lib/paths";
import { EndTile } from "@/routes/home/end-tile";
import { GardenerCard } from "@/routes/home/gardener-card";
import { HomeSection } from "@/routes/home/home-section";

const gridClass = "cards grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-2 lg:grid-cols-4";

/** On phones, the tile after these leads to the others. */
const PHONE_COUNT = 4;

/** As low as the cards, whose picture is beside the name. */
const skeletonClass = `${gridClass} *:h-44 max-sm:*:nth-[n+6]:hidden *:before:hidden! sm:*:h-60 lg:*:h-72`;

/** Seconds, as in the spec. */
const FIRST_DELAY_S = 0.3;
const STAGGER_S = 0.1;

export function FeaturedGardeners() {
  const gardeners = useQuery(listGardeners.query());
  return (
    <HomeSection
      title="Featured Gardeners"
      subtitle="Meet our community of passionate gardening experts"
      tooltip="Explore Our Experts"
    >
      <QueryView
        query={gardeners}
        fallback={<SkeletonCards label="Loading the gardeners" className={skeletonClass} />}
        failedTitle="We couldn’t load the gardeners"
      >
        {(list) =>
          list.length === 0 ? (
            <p className="text-ink-soft">No gardeners are featured just now.</p>
          ) : (
            <ul className={gridClass}>
              {list.map((gardener, index) => (
                <RevealItem
                  // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat, and the list is never reordered
                  key={index}
                  delay={FIRST_DELAY_S + index * STAGGER_S}
                  className={`flex ${index < PHONE_COUNT ? "" : "max-sm:hidden"}`}
                >
                  <GardenerCard gardener={gardener} />
                </RevealItem>
              ))}
              <EndTile
                cellsBefore={list.length}
                title="There are more of us, on balconies and allotments"
                linkText="Meet all gardeners"
                to={paths.explore}
                plate="daisy"
                className="md:max-lg:odd:col-span-2"
              />
            </ul>
          )
        }
      </QueryView>
    </HomeSection>
  );
}
