import { marigold } from "@/assets/photos/marigold";
import type { Photograph } from "@/assets/photos/photograph";
import { paths } from "@/lib/paths";

export interface Slide {
  id: string;
  image: Photograph;
  title: string;
  description: string;
  buttonText: string;
  /** Where the button leads. */
  to: string;
}

/** The slide that is there before the slider is; the others come with it. */
export const firstSlide: Slide = {
  id: "outdoor-space",
  image: marigold,
  title: "Transform Your Outdoor Space",
  description: "Discover premium plants and expert gardening tips to create your dream garden",
  buttonText: "Explore",
  to: paths.explore,
};
