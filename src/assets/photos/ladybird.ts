import tall480Avif from "./ladybird-tall-480.avif";
import tall480Webp from "./ladybird-tall-480.webp";
import tall720Avif from "./ladybird-tall-720.avif";
import tall720Webp from "./ladybird-tall-720.webp";
import tall960Avif from "./ladybird-tall-960.avif";
import tall960Webp from "./ladybird-tall-960.webp";
import wide960Avif from "./ladybird-wide-960.avif";
import wide960Webp from "./ladybird-wide-960.webp";
import wide1440Avif from "./ladybird-wide-1440.avif";
import wide1440Webp from "./ladybird-wide-1440.webp";
import wide1920Avif from "./ladybird-wide-1920.avif";
import wide1920Webp from "./ladybird-wide-1920.webp";
import type { Photograph } from "./photograph";

export const ladybird: Photograph = {
  alt: "A ladybird walking along a green stem, forget-me-nots out of focus below",
  tint: "#758d4a",
  wide: {
    avif: `${wide960Avif} 960w, ${wide1440Avif} 1440w, ${wide1920Avif} 1920w`,
    webp: `${wide960Webp} 960w, ${wide1440Webp} 1440w, ${wide1920Webp} 1920w`,
    fallback: wide1440Webp,
    width: 1440,
    height: 720,
  },
  tall: {
    avif: `${tall480Avif} 480w, ${tall720Avif} 720w, ${tall960Avif} 960w`,
    webp: `${tall480Webp} 480w, ${tall720Webp} 720w, ${tall960Webp} 960w`,
    fallback: tall720Webp,
    width: 720,
    height: 900,
  },
  focus: "66% 38%",
};
