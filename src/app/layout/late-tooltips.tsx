import { lazy } from "react";
import { LatePart } from "@/components/late-part";
import { useIdle } from "@/lib/idle";

const Tooltips = lazy(async () => ({ default: (await import("@/components/tooltips")).Tooltips }));

/** The tooltips, when the page is at rest. They stand in the page's landmark: what is in none gets lost. */
export function LateTooltips() {
  if (!useIdle()) return null;
  return (
    <LatePart>
      <Tooltips />
    </LatePart>
  );
}
