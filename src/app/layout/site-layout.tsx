import { lazy } from "react";
import { MainContent, SkipLink } from "@/app/layout/main-content";
import { Navbar } from "@/app/layout/navbar";
import { SeasonStrip } from "@/app/layout/season-strip";
import { LazyPart } from "@/components/lazy-part";

/** Lazy, since it is below the first view. */
const Footer = lazy(async () => ({ default: (await import("@/app/layout/footer")).Footer }));

/** The layout of every page outside the dashboard. */
export function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SeasonStrip />
      <Navbar />
      <MainContent className="flex-1" />
      <LazyPart fallback={<div className="min-h-80" />}>
        <Footer />
      </LazyPart>
    </div>
  );
}
