import { lazy, memo, Suspense } from "react";
import { GhostCards } from "@/components/ghost-cards";
import { ShortTipGrid, type TipGridProps, tipGrid } from "@/routes/browse-tips/short-tip-grid";

const LongTipGrid = lazy(async () => ({
  default: (await import("@/routes/browse-tips/long-tip-grid")).LongTipGrid,
}));

/** More than these are not all in the page at once. */
export const LONG = 60;

/** The cards of the tips given. */
export const TipGrid = memo(function TipGrid({ tips }: TipGridProps) {
  if (tips.length <= LONG) return <ShortTipGrid tips={tips} />;
  return (
    <Suspense fallback={<GhostCards label="Laying out the tips" className={tipGrid} />}>
      <LongTipGrid tips={tips} />
    </Suspense>
  );
});
