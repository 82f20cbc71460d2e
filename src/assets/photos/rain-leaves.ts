import type { Photograph } from "./photograph";
import tall480Avif from "./rain-leaves-tall-480.avif";
import tall480Webp from "./rain-leaves-tall-480.webp";
import tall720Avif from "./rain-leaves-tall-720.avif";
import tall720Webp from "./rain-leaves-tall-720.webp";
import tall960Avif from "./rain-leaves-tall-960.avif";
import tall960Webp from "./rain-leaves-tall-960.webp";
import wide960Avif from "./rain-leaves-wide-960.avif";
import wide960Webp from "./rain-leaves-wide-960.webp";
import wide1440Avif from "./rain-leaves-wide-1440.avif";
import wide1440Webp from "./rain-leaves-wide-1440.webp";
import wide1920Avif from "./rain-leaves-wide-1920.avif";
import wide1920Webp from "./rain-leaves-wide-1920.webp";

export const rainLeaves: Photograph = {
  alt: "Rain drops on a broad green leaf among grasses",
  tint: "#3b752e",
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
  focus: "52% 45%",
};
