import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { NAMELESS } from "@/auth/auth-user";
import { showToast } from "@/components/dialog";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { SkeletonCards } from "@/components/skeletons";
import { EmptyState } from "@/components/states";
import { GardenerPicture } from "@/features/gardeners/gardener-picture";
import { type Gardener, listExploreGardeners } from "@/features/gardeners/gardeners";
import { StarRow } from "@/features/gardeners/star-row";
import { Plate } from "@/features/plates/plate";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";
import { queryClient, restoreAndPrefetch } from "@/lib/query-client";

const gridClass = "cards grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3";

/** Waits only before hydration, which must match the prerendered page. */
export async function loader(): Promise<null> {
  const prerenderedPage = document.getElementById("root")?.dataset.page;
  if (prerenderedPage === paths.explore)
    await queryClient.prefetchQuery(listExploreGardeners.query());
  else await restoreAndPrefetch(listExploreGardeners.query());
  return null;
}

export function Page() {
  const gardeners = useQuery(listExploreGardeners.query());
  return (
    <div className="page pb-20">
      <PageTitle>Explore Gardeners</PageTitle>
      <PageHeader
        title="Explore Gardeners"
        intro="The people behind the tips: what they grow, and what it has taught them."
      />
      <QueryView
        query={gardeners}
        isPrerendered
        fallback={
          <SkeletonCards label="Loading the gardeners" isFromServer={false} className={gridClass} />
        }
        failedTitle="We couldn’t load the gardeners"
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title="No gardeners yet"
              text="Please come back later."
              picture={<Plate seed="no gardeners" name="tulip" className="size-full" />}
            />
          ) : (
            <ul className={gridClass}>
              {list.map((gardener, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat, and the list is never reordered
                <li key={index} className="flex">
                  <ExploreCard gardener={gardener} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

const COMING_SOON = "Coming soon";

/** Without a mouse, there are no tooltips. */
function tellOnTouch() {
  if (window.matchMedia("(any-hover: none)").matches) void showToast(COMING_SOON, { icon: "info" });
}

function ExploreCard({ gardener }: { gardener: Gardener }) {
  const id = useId();
  const { name, age, gender, total_shared_tips: sharedTips, experiences } = gardener;
  const tips = name === NAMELESS ? null : paths.tipsBy({ author: name });
  const person = [age && `Age ${age}`, gender].filter(Boolean).join(" · ");
  return (
    <article
      className="card w-full gap-5 p-5 pb-3 sm:p-6 sm:pb-3 lg:max-xl:p-4 lg:max-xl:pb-2"
      aria-labelledby={`${id}-name`}
    >
      <div className="mt-auto flex flex-wrap items-center gap-4">
        <div className="frame leaf-shape size-24 max-w-full lg:max-xl:size-18 shrink-0">
          <GardenerPicture gardener={gardener} />
        </div>
        <div className="min-w-0 flex-1 basis-28">
          <h2 id={`${id}-name`} className="text-display-sm">
            {tips === null ? (
              <bdi>{name}</bdi>
            ) : (
              <Link to={tips} className="inline-flex min-h-touch items-center hover:underline">
                <bdi>{name}</bdi>
              </Link>
            )}
          </h2>
          {person && <p className="text-ink-soft text-sm">{person}</p>}
        </div>
      </div>
      {/* Above the name for the eye, but read after it. */}
      {experiences && (
        <blockquote className="order-first font-display text-display-sm leading-snug" dir="auto">
          “{experiences}”
        </blockquote>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-rule border-t pt-2 text-ink-soft text-sm">
        <StarRow sharedTips={sharedTips} />
        {/* No link: the number is the gardener's own, and the list may hold others. */}
        {sharedTips !== null && <p>{formatCount(sharedTips, "shared tip")}</p>}
        <span id={`${id}-soon`} hidden>
          {COMING_SOON}
        </span>
        <button
          type="button"
          className="btn btn-ghost -me-1 ms-auto px-1 font-normal text-sm"
          aria-disabled="true"
          aria-describedby={`${id}-name ${id}-soon`}
          data-tooltip-id="tooltip"
          data-tooltip-content={COMING_SOON}
          onClick={tellOnTouch}
        >
          Connect
        </button>
      </div>
    </article>
  );
}
