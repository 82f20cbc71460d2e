import { lazy } from "react";
import { Outlet } from "react-router-dom";
import { LateTooltips } from "@/app/layout/late-tooltips";
import { Navbar } from "@/app/layout/navbar";
import { SeasonStrip } from "@/app/layout/season-strip";
import { SkipLink } from "@/app/layout/skip-link";
import { PrerenderedPart } from "@/components/prerendered-part";

/** Below the first view of every page. */
const Footer = lazy(async () => ({ default: (await import("@/app/layout/footer")).Footer }));

/** The layout of every page but the dashboard's. */
export function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SeasonStrip />
      <Navbar />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
        <LateTooltips />
      </main>
      <PrerenderedPart fallback={<div className="min-h-80" />}>
        <Footer />
      </PrerenderedPart>
    </div>
  );
}
