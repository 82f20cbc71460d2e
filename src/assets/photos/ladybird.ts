import fallback from "./ladybird-wide-1440.webp";
import type { Photograph } from "./photograph";

/** A ladybird walking along a green stem, forget-me-nots out of focus below. */
export const ladybird: Photograph = {
  tint: "#758d4a",
  focus: "66% 38%",
  fallback,
  files: import.meta.glob<string>("./ladybird-*", { eager: true, import: "default" }),
};
