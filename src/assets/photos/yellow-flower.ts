import type { Photograph } from "./photograph";
import tall480Avif from "./yellow-flower-tall-480.avif";
import tall480Webp from "./yellow-flower-tall-480.webp";
import tall720Avif from "./yellow-flower-tall-720.avif";
import tall720Webp from "./yellow-flower-tall-720.webp";
import tall1080Avif from "./yellow-flower-tall-1080.avif";
import tall1080Webp from "./yellow-flower-tall-1080.webp";
import wide960Avif from "./yellow-flower-wide-960.avif";
import wide960Webp from "./yellow-flower-wide-960.webp";
import wide1440Avif from "./yellow-flower-wide-1440.avif";
import wide1440Webp from "./yellow-flower-wide-1440.webp";
import wide1920Avif from "./yellow-flower-wide-1920.avif";
import wide1920Webp from "./yellow-flower-wide-1920.webp";

export const yellowFlower: Photograph = {
  alt: "The long petals of a yellow daisy-like flower against a dark background",
  tint: "#956f07",
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
