import { lazy } from "react";
import { Outlet } from "react-router-dom";
import { LazyPart } from "@/components/lazy-part";
import { useIdle } from "@/lib/idle";
import { useMedia } from "@/lib/media";

const Tooltips = lazy(async () => ({ default: (await import("@/components/tooltips")).Tooltips }));

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

export function MainContent({ className }: MainContentProps) {
  const isIdle = useIdle();
  const isTouchOnly = useMedia("(any-hover: none)");
  return (
    <main id="content" tabIndex={-1} className={className}>
      <Outlet />
      {/* Inside main, since screen readers skip content outside of landmarks. */}
      {isIdle && !isTouchOnly && (
        <LazyPart>
          <Tooltips />
        </LazyPart>
      )}
    </main>
  );
}
