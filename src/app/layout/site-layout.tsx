import { Sprout } from "lucide-react";
import { lazy } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { MainContent, SkipLink } from "@/app/layout/main-content";
import { Navbar } from "@/app/layout/navbar";
import { LazyPart } from "@/components/boundary";
import { DeferredPart } from "@/components/deferred-part";
import { useIdle } from "@/lib/idle";
import { paths } from "@/lib/paths";

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

const seasonalPages: readonly string[] = [paths.home, paths.browseTips];

/** Its line shows once the browser is idle: its first call of `Intl` takes a while, and a prerendered page has no month. */
function SeasonStrip() {
  const isIdle = useIdle();
  const { pathname } = useLocation();
  if (!seasonalPages.includes(pathname)) return null;
  return (
    <aside aria-label="This month in the garden" className="bg-neutral text-neutral-content">
      <div className="page flex min-h-touch items-center gap-3 text-sm">
        <Sprout size="1.125rem" className="shrink-0 text-accent max-sm:hidden" />
        {isIdle && (
          <LazyPart>
            <SeasonLine />
          </LazyPart>
        )}
      </div>
    </aside>
  );
}
