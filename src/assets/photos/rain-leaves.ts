import type { Photograph } from "./photograph";
import fallback from "./rain-leaves-wide-1440.webp";

/** Raindrops on a broad green leaf among grasses. */
export const rainLeaves: Photograph = {
  tint: "#3b752e",
  focus: "52% 45%",
  fallback,
  files: import.meta.glob<string>("./rain-leaves-*", { eager: true, import: "default" }),
};
