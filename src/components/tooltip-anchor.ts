export const tooltipId = "tooltip";

/** The distance between a tooltip and its anchor. Pixels. */
export const TOOLTIP_OFFSET_PX = 10;

/** Attributes that give an element a tooltip. @param place the preferred side */
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
