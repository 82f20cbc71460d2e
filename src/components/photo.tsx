import { preload } from "react-dom";
import { type Photograph, srcset } from "@/assets/photos/photograph";

export interface PhotoProps {
  photograph: Photograph;
  /** Whether it is the page's first picture, which is preloaded. */
  isFirst?: boolean;
}

const WIDE = "(min-width: 48rem)";
const NARROW = "(max-width: 767.98px)";

/** The width for which the browser chooses a file. A phone's many pixels do not need the full width behind words. */
const sizesOf = { wide: "100vw", tall: "70vw" };

/** Adds a preload link to the head, so that the fetch starts before the parser reaches the picture. */
function preloadCrop(photograph: Photograph, crop: "wide" | "tall", media: string) {
  preload(photograph.fallback, {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcset(photograph, crop, "avif"),
    imageSizes: sizesOf[crop],
    fetchPriority: "high",
    media,
  });
}

/** A photograph from the assets as a backdrop that fills its frame: portrait on phones, landscape from 768 px. */
export function Photo({ photograph, isFirst = false }: PhotoProps) {
  const { tint, focus, fallback } = photograph;
  if (isFirst) {
    preloadCrop(photograph, "wide", WIDE);
    preloadCrop(photograph, "tall", NARROW);
  }
  return (
    <picture>
      <source
        media={WIDE}
        type="image/avif"
        srcSet={srcset(photograph, "wide", "avif")}
        sizes={sizesOf.wide}
      />
      <source
        media={WIDE}
        type="image/webp"
        srcSet={srcset(photograph, "wide", "webp")}
        sizes={sizesOf.wide}
      />
      <source type="image/avif" srcSet={srcset(photograph, "tall", "avif")} sizes={sizesOf.tall} />
      <source type="image/webp" srcSet={srcset(photograph, "tall", "webp")} sizes={sizesOf.tall} />
      <img
        src={fallback}
        width={1440}
        height={720}
        alt=""
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding={isFirst ? "auto" : "async"}
        className="absolute inset-0 size-full object-cover"
        style={{ objectPosition: focus, backgroundColor: tint }}
      />
    </picture>
  );
}
