export const tooltipId = "tooltip";

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
