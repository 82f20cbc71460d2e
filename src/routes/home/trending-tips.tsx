import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAuth } from "@/auth/auth-context";
import { RevealItem } from "@/components/reveal";
import { SkeletonCards } from "@/components/skeletons";
import { isVisibleTo, type Tip } from "@/features/tips/tip";
import { listTrendingTips } from "@/features/tips/tips.api";
import { useHydrated } from "@/lib/browser-state";
import { paths } from "@/lib/paths";
import { EndTile } from "@/routes/home/end-tile";
import { HomeSection } from "@/routes/home/home-section";
import { TrendingTipCard } from "@/routes/home/trending-tip-card";

const gridClass = "cards grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4";

/** The first is as large as four. */
const skeletonClass = `${gridClass} [--phone-height:20rem] [--picture-ratio:16/9] md:[--text-height:25rem] xl:[--text-height:19rem] lg:*:first:col-span-2 lg:*:first:row-span-2`;

/** Only the first is moved. */
function mostLikedFirst(tips: readonly Tip[]): readonly Tip[] {
  const likes = tips.map(({ totalLiked }) => totalLiked);
  const first = likes.indexOf(Math.max(...likes));
  return [...tips.slice(first, first + 1), ...tips.toSpliced(first, 1)];
}

export function TrendingTips() {
  const { user } = useAuth();
  // The spec requires one fetch, when the section mounts. Fresh data is not fetched again.
  const { data, error, isFetching } = useQuery({
    ...listTrendingTips.query(),
    refetchOnMount: true,
    retryOnMount: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isHydrated = useHydrated();
  useEffect(() => {
    // The spec requires that a failure is logged, and not shown.
    if (error !== null) console.error("Error fetching tips", error);
  }, [error]);
  const shown = mostLikedFirst(data?.filter((tip) => isVisibleTo(tip, user)) ?? []);
  // Hydration must match the prerendered page, which has the skeleton.
  const isLoading = !isHydrated || (data === undefined && isFetching);
  const hasFailed = data === undefined && error !== null;
  // Beside fewer tips, a large first card would leave holes in the grid.
  const isFirstLarge = shown.length > 2;
  return (
    <HomeSection
      title="Top Trending Tips"
      subtitle="Discover wisdom from fellow garden enthusiasts"
    >
      {isLoading && <SkeletonCards label="Loading the tips" className={skeletonClass} />}
      {!isLoading && (shown.length > 0 || hasFailed) && (
        // Keeps the space of the skeleton above it.
        <ul className={`${gridClass} max-sm:pt-5`}>
          {shown.map((tip, index) => (
            <RevealItem
              key={tip._id}
              index={index}
              className={`flex ${isFirstLarge ? "lg:first:col-span-2 lg:first:row-span-2" : ""}`}
            >
              <TrendingTipCard tip={tip} isLarge={isFirstLarge && index === 0} />
            </RevealItem>
          ))}
          <EndTile
            cellsBefore={shown.length + (isFirstLarge ? 3 : 0)}
            title="There is more in other people’s notebooks"
            linkText="Look through every tip"
            to={paths.browseTips}
            plate="seed-packet"
            className="md:max-lg:nth-[3n+1]:col-span-3 md:max-lg:nth-[3n+2]:col-span-2"
          />
        </ul>
      )}
    </HomeSection>
  );
}
