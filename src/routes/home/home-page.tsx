import { lazy } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { FailedPart } from "@/components/boundary";
import { DeferredPart } from "@/components/deferred-part";
import { PageHeading } from "@/components/page-heading";
import { Spinner } from "@/components/states";
import { listGardeners } from "@/features/gardeners/gardeners";
import { whenIdle } from "@/lib/idle";
import { queryClient } from "@/lib/query-client";
import { Banner } from "@/routes/home/banner";
import { HeroBanner } from "@/routes/home/hero-banner";
import { WelcomeLine } from "@/routes/home/welcome-line";

const LaterSections = lazy(async () => ({
  default: (await import("@/routes/home/later-sections")).LaterSections,
}));

const loadingSections = <Spinner label="Loading the rest of the page" />;

/** Waits for nothing, since the page is hydrated after it. A server that sleeps wakes up meanwhile. */
export function loader(): null {
  whenIdle(() => void queryClient.prefetchQuery(listGardeners.query()));
  return null;
}

export function Page() {
  return (
    <>
      <title>Sow & Tell: a community of gardeners</title>
      <PageHeading className="sr-only">Sow & Tell, the gardening community</PageHeading>
      <WelcomeLine />
      <Banner />
      <HeroBanner />
      <ErrorBoundary
        fallbackRender={({ error }) => (
          <div className="page py-12">
            <FailedPart error={error} fallback={loadingSections} />
          </div>
        )}
      >
        <DeferredPart fallback={loadingSections}>
          <LaterSections />
        </DeferredPart>
      </ErrorBoundary>
    </>
  );
}
