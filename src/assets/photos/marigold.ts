import fallback from "./marigold-wide-1440.webp";
import type { Photograph } from "./photograph";

/** A red and yellow marigold in full sun, the garden out of focus behind it. */
export const marigold: Photograph = {
  tint: "#af7425",
  focus: "65% 35%",
  fallback,
  files: import.meta.glob<string>("./marigold-*", { eager: true, import: "default" }),
};
