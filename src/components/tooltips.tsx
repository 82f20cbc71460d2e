import { Tooltip } from "react-tooltip";

/** Renders the tooltips of all elements with `data-tooltip-id="tooltip"`: on hover and focus, until Escape. */
export function Tooltips() {
  return (
    <Tooltip
      id="tooltip"
      globalCloseEvents={{ escape: true }}
      className="tooltip-bubble"
      classNameArrow="tooltip-arrow"
      // Disables all of its styles: they set variables on the root, which makes the browser restyle the whole page.
      disableStyleInjection="core"
    />
  );
}
