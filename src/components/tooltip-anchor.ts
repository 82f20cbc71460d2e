export const tooltipId = "tooltip";

/** Distance between a tooltip and what it belongs to. Pixels. */
export const TOOLTIP_OFFSET_PX = 10;

/** Attributes that give an element a tooltip. */
export function tooltip(content: string): Record<`data-${string}`, string> {
  return { "data-tooltip-id": tooltipId, "data-tooltip-content": content };
}
