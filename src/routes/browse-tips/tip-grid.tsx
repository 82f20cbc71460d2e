import { memo } from "react";
import { LongTipGrid } from "@/routes/browse-tips/long-tip-grid";
import { ShortTipGrid, type TipGridProps } from "@/routes/browse-tips/short-tip-grid";

/** More than these are not all in the page at once. */
const LONG = 60;

/** The cards of the tips given. */
export const TipGrid = memo(function TipGrid(props: TipGridProps) {
  return props.tips.length > LONG ? <LongTipGrid {...props} /> : <ShortTipGrid {...props} />;
});
