import tall480Avif from "./marigold-tall-480.avif";
import tall480Webp from "./marigold-tall-480.webp";
import tall720Avif from "./marigold-tall-720.avif";
import tall720Webp from "./marigold-tall-720.webp";
import tall1080Avif from "./marigold-tall-1080.avif";
import tall1080Webp from "./marigold-tall-1080.webp";
import wide960Avif from "./marigold-wide-960.avif";
import wide960Webp from "./marigold-wide-960.webp";
import wide1440Avif from "./marigold-wide-1440.avif";
import wide1440Webp from "./marigold-wide-1440.webp";
import wide1920Avif from "./marigold-wide-1920.avif";
import wide1920Webp from "./marigold-wide-1920.webp";
import type { Photograph } from "./photograph";

export const marigold: Photograph = {
  alt: "A red and yellow marigold in full sun, the garden out of focus behind it",
  tint: "#af7425",
  wide: {
    avif: `${wide960Avif} 960w, ${wide1440Avif} 1440w, ${wide1920Avif} 1920w`,
    webp: `${wide960Webp} 960w, ${wide1440Webp} 1440w, ${wide1920Webp} 1920w`,
    fallback: wide1440Webp,
    width: 1440,
    height: 720,
  },
  tall: {
    avif: `${tall480Avif} 480w, ${tall720Avif} 720w, ${tall1080Avif} 1080w`,
    webp: `${tall480Webp} 480w, ${tall720Webp} 720w, ${tall1080Webp} 1080w`,
    fallback: tall720Webp,
    width: 720,
    height: 900,
  },
  focus: "65% 35%",
};
