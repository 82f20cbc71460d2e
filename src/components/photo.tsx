import { preload } from "react-dom";
import { type Photograph, srcset } from "@/assets/photos/photograph";

export interface PhotoProps {
  photograph: Photograph;
  /** Whether it is the page's first picture, which is preloaded. */
  isFirst?: boolean;
}

/** On phones, text covers much of the photograph, so a file for 70 % of the width is sharp enough. */
const crops = [
  { crop: "wide", media: "(width >= 48rem)", sizes: "100vw" },
  { crop: "tall", media: "(width < 48rem)", sizes: "70vw" },
] as const;

/** A photograph from the assets, which fills its positioned parent: portrait on phones, landscape from 48rem. */
export function Photo({ photograph, isFirst = false }: PhotoProps) {
  const { tint, focus, fallback } = photograph;
  if (isFirst) {
    // Starts the fetch before the parser reaches the picture.
    for (const { crop, media, sizes } of crops) {
      preload(fallback, {
        as: "image",
        type: "image/avif",
        imageSrcSet: srcset(photograph, crop, "avif"),
        imageSizes: sizes,
        fetchPriority: "high",
        media,
      });
    }
  }
  return (
    <picture>
      {crops.flatMap(({ crop, media, sizes }) =>
        (["avif", "webp"] as const).map((format) => (
          <source
            key={`${crop} ${format}`}
            media={media}
            type={`image/${format}`}
            srcSet={srcset(photograph, crop, format)}
            sizes={sizes}
          />
        )),
      )}
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
