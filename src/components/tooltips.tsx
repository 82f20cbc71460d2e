import { Tooltip } from "react-tooltip";
import { TOOLTIP_OFFSET_PX, tooltipId } from "@/components/tooltip-anchor";

/** Shows the tooltips of all anchors on the page; opens on hover and focus, closes on Escape. */
export function Tooltips() {
  return (
    <Tooltip
      id={tooltipId}
      offset={TOOLTIP_OFFSET_PX}
      globalCloseEvents={{ escape: true }}
      className="z-50 max-w-64"
      // Not by classes: the library's own styles stand in no layer, and win.
      style={{ backgroundColor: "var(--color-base-content)", color: "var(--color-base-100)" }}
      opacity={1}
    />
  );
}
