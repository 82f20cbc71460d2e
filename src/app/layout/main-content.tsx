import { lazy } from "react";
import { Outlet } from "react-router-dom";
import { LazyPart } from "@/components/boundary";
import { useMedia } from "@/lib/browser-state";
import { useIdle } from "@/lib/idle";

const Tooltip = lazy(async () => ({ default: (await import("react-tooltip")).Tooltip }));

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: before hydration, it is a plain link
    <a
      href="#content"
      onClick={(event) => {
        // As a link, it would add a history entry that lacks the router's state.
        event.preventDefault();
        const content = document.getElementById("content");
        content?.scrollIntoView();
        content?.focus({ preventScroll: true });
      }}
      className="btn btn-primary -translate-y-20 fixed start-4 top-2 z-50 focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

export function MainContent({ className }: { className: string }) {
  const isIdle = useIdle();
  const isTouchOnly = useMedia("(any-hover: none)");
  return (
    <main id="content" tabIndex={-1} className={className}>
      <Outlet />
      {/* For every element with `data-tooltip-id`. In `main`, since screen readers may skip what is in no landmark. */}
      {isIdle && !isTouchOnly && (
        <LazyPart>
          <Tooltip
            id="tooltip"
            globalCloseEvents={{ escape: true }}
            // Can be pointed at (WCAG 1.4.13).
            clickable
            className="tooltip-bubble"
            // styles/index.css imports its styles: injecting them now would make the browser restyle the whole page.
            disableStyleInjection="core"
          />
        </LazyPart>
      )}
    </main>
  );
}
