export const tooltipId = "tooltip";

/** Distance between a tooltip and what it belongs to. Pixels. */
export const TOOLTIP_OFFSET_PX = 10;

/** Attributes that give an element a tooltip. @param place the side on which it opens if there is room */
export function tooltip(
  content: string,
  place: "top" | "bottom" = "top",
): Record<`data-${string}`, string> {
  return {
    "data-tooltip-id": tooltipId,
    "data-tooltip-content": content,
    "data-tooltip-place": place,
  };
}
