export interface Photograph {
  /** The average color, shown until the picture has loaded. */
  tint: string;
  /** A CSS object-position that keeps the subject in view in both crops. */
  focus: string;
  /** The URL of the wide WebP of 1440 by 720 px, for `src`. */
  fallback: string;
  /** The URL of each file, by its name: `<name>-<crop>-<width>.<format>`, as `make-photos.mjs` writes them. */
  files: Record<string, string>;
}

/**
 * The `srcset` of a crop of a photograph.
 * @param crop `wide` is 2:1 with its calm side at the bottom left; `tall` is 4:5 with its calm side at the bottom
 */
export function srcset(
  { files }: Photograph,
  crop: "wide" | "tall",
  format: "avif" | "webp",
): string {
  const cut = new RegExp(`${crop}-(.+).${format}`);
  return Object.entries(files)
    .flatMap(([file, address]) => {
      const width = cut.exec(file)?.[1];
      return width ? `${address} ${width}w` : [];
    })
    .join();
}
