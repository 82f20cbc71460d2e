import { Sprout } from "lucide-react";
import { lazy } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { MainContent, SkipLink } from "@/app/layout/main-content";
import { Navbar } from "@/app/layout/navbar";
import { LazyPart } from "@/components/boundary";
import { DeferredPart } from "@/components/deferred-part";
import { useIdle } from "@/lib/hooks";

const SeasonLine = lazy(async () => ({
  default: (await import("@/app/layout/season-line")).SeasonLine,
}));

const Footer = lazy(async () => ({ default: (await import("@/app/layout/footer")).Footer }));

export function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SeasonStrip />
      <Navbar />
      <MainContent className="flex-1" />
      <ErrorBoundary fallback={null}>
        <DeferredPart className="below-first-view mt-auto" fallback={<div className="min-h-80" />}>
          <Footer />
        </DeferredPart>
      </ErrorBoundary>
    </div>
  );
}

function SeasonStrip() {
  // Its first call of `Intl` takes a while.
  const isIdle = useIdle();
  return (
    <aside aria-label="This month in the garden" className="bg-neutral text-neutral-content">
      <div className="page flex min-h-[3.125rem] items-center gap-3 text-sm sm:min-h-touch">
        {/* Hidden with large text on a phone, where the words need its space. */}
        <Sprout size="1.125rem" className="shrink-0 text-accent max-[15rem]:hidden" />
        {isIdle ? (
          <LazyPart fallback={<YearRoundLine />}>
            <SeasonLine />
          </LazyPart>
        ) : (
          <YearRoundLine />
        )}
      </div>
    </aside>
  );
}

/** For the prerendered page, which cannot know the month. */
function YearRoundLine() {
  return (
    <p className="min-w-0 flex-1 py-1 leading-snug">
      Walk round the garden, and look before you dig.
    </p>
  );
}
