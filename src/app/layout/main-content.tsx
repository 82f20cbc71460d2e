import { lazy } from "react";
import { Outlet } from "react-router-dom";
import { LazyPart } from "@/components/lazy-part";
import { useIdle } from "@/lib/idle";

const Tooltips = lazy(async () => ({ default: (await import("@/components/tooltips")).Tooltips }));

/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="btn btn-primary -translate-y-20 fixed start-4 top-2 z-50 min-h-touch focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

export interface MainContentProps {
  className: string;
}

/** A layout's place for the page. */
export function MainContent({ className }: MainContentProps) {
  return (
    <main id="content" tabIndex={-1} className={className}>
      <Outlet />
      <LazyTooltips />
    </main>
  );
}

/** The tooltips, once the page is idle. Screen readers skip content outside of landmarks, so they are inside main. */
function LazyTooltips() {
  if (!useIdle()) return null;
  return (
    <LazyPart>
      <Tooltips />
    </LazyPart>
  );
}
