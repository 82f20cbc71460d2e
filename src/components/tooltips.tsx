import { Tooltip } from "react-tooltip";
import { TOOLTIP_OFFSET_PX, tooltipId } from "@/components/tooltip-anchor";

/** Shows the tooltips of all anchors on the page; opens on hover and focus, closes on Escape. */
export function Tooltips() {
  return (
    <Tooltip
      id={tooltipId}
      offset={TOOLTIP_OFFSET_PX}
      globalCloseEvents={{ escape: true }}
      className="tooltip-bubble"
      classNameArrow="tooltip-arrow"
      // Its core styles and its base styles: they set variables on the root, at which the browser styles the whole page anew.
      disableStyleInjection="core"
    />
  );
}
