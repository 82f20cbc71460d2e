import { Tooltip } from "react-tooltip";
import { tooltipId } from "@/components/tooltip-anchor";

/** Renders the tooltips of all anchors on the page: on hover and focus, until Escape. */
export function Tooltips() {
  return (
    <Tooltip
      id={tooltipId}
      globalCloseEvents={{ escape: true }}
      className="tooltip-bubble"
      classNameArrow="tooltip-arrow"
      // Disables all of its styles: they set variables on the root, which makes the browser restyle the whole page.
      disableStyleInjection="core"
    />
  );
}
