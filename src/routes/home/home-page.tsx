import { lazy, Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ReturnLink } from "@/auth/return-to";
import { FailedPart } from "@/components/boundary";
import { PageHeading } from "@/components/page-heading";
import { Spinner } from "@/components/states";
import { listGardeners } from "@/features/gardeners/gardeners";
import { whenIdle } from "@/lib/hooks";
import { queryClient } from "@/lib/query-client";
import { Banner } from "@/routes/home/banner";
import { HeroBanner } from "@/routes/home/hero-banner";

const loadLaterSections = async () => ({
  default: (await import("@/routes/home/later-sections")).LaterSections,
});

const LaterSections = lazy(loadLaterSections);

const loadingSections = <Spinner label="Loading the rest of the page" />;

/** Does not await its query: home renders at once, and its sections fill in when their data has loaded. */
export function loader(): null {
  void queryClient.prefetchQuery(listGardeners.query());
  return null;
}

export function Page() {
  // Starts loading the sections when the browser is idle, unless React, which renders them last, has already begun to. The
  // error boundary shows a failure.
  useEffect(() => whenIdle(() => void loadLaterSections().catch(() => {})), []);
  return (
    <>
      <title>Sow & Tell: a community of gardeners</title>
      <PageHeading className="sr-only">Sow & Tell, the gardening community</PageHeading>
      <ReturnLink />
      <Banner />
      <HeroBanner />
      <ErrorBoundary
        fallbackRender={({ error }) => (
          <div className="page py-12">
            <FailedPart error={error} fallback={loadingSections} />
          </div>
        )}
      >
        <Suspense fallback={loadingSections}>
          <LaterSections />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
