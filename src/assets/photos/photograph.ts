/** One cut of a photograph, as the attributes of a `<source>` or `<img>` take it. */
export interface PhotographCrop {
  /** A srcset with width descriptors. */
  avif: string;
  /** A srcset with width descriptors. */
  webp: string;
  /** The address of the WebP in the middle width, for `src`. */
  fallback: string;
  /** Pixels of `fallback`; the ratio holds for every width. */
  width: number;
  height: number;
}

export interface Photograph {
  alt: string;
  /** The average colour, to stand there until the picture has come. */
  tint: string;
  /** 2:1, for viewports from 768 px; its calm side is the bottom left. */
  wide: PhotographCrop;
  /** 4:5, for phones; its calm side is the bottom. */
  tall: PhotographCrop;
  /** A CSS object-position that keeps the subject in view in both crops. */
  focus: string;
}
