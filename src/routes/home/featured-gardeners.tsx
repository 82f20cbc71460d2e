import { useLoaderData } from "react-router-dom";
import { Deferred } from "@/components/deferred";
import { RevealItem, RevealList } from "@/components/reveal";
import { tooltip } from "@/components/tooltip-anchor";
import { GardenerCard } from "@/routes/home/gardener-card";
import type { HomeData } from "@/routes/home/home.loader";
import { SectionHeading } from "@/routes/home/section-heading";

const gridClass = "grid gap-5 md:grid-cols-2 lg:grid-cols-4";

/** The gardeners that the backend features. */
export function FeaturedGardeners() {
  const { gardeners } = useLoaderData<HomeData>();
  return (
    <section aria-labelledby="gardeners-heading" className="page py-16">
      <SectionHeading
        id="gardeners-heading"
        title="Featured Gardeners"
        subtitle="Meet our community of passionate gardening experts"
        tooltipProps={tooltip("Explore Our Experts")}
      />
      <Deferred
        promise={gardeners}
        fallback={<GardenersOnTheirWay />}
        failedTitle="The gardeners could not be loaded"
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
            </RevealList>
          )
        }
      </Deferred>
    </section>
  );
}

function GardenersOnTheirWay() {
  return (
    <div role="status" className={gridClass}>
      <span className="sr-only">Loading the gardeners…</span>
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} aria-hidden="true" className="skeleton h-96 rounded-box" />
      ))}
    </div>
  );
}
