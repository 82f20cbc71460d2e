import type { Photograph } from "./photograph";
import fallback from "./yellow-flower-wide-1440.webp";

/** The long petals of a yellow daisy-like flower against a dark background. */
export const yellowFlower: Photograph = {
  tint: "#956f07",
  focus: "65% 35%",
  fallback,
  files: import.meta.glob<string>("./yellow-flower-*", { eager: true, import: "default" }),
};
