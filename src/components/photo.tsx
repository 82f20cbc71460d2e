import type { Photograph } from "@/assets/photos/photograph";

export interface PhotoProps {
  photograph: Photograph;
  /** Empty where the picture is only a backdrop. */
  alt?: string;
  /** For the first picture of a page: fetched before anything else. */
  isFirst?: boolean;
  onLoad?: () => void;
}

/** One of our own photographs, filling its frame: upright on phones, wide from 768 px. */
export function Photo({ photograph, alt = "", isFirst = false, onLoad }: PhotoProps) {
  const { wide, tall, focus, tint } = photograph;
  return (
    <picture>
      <source media="(min-width: 768px)" type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <source media="(min-width: 768px)" type="image/webp" srcSet={wide.webp} sizes="100vw" />
      <source type="image/avif" srcSet={tall.avif} sizes="100vw" />
      <source type="image/webp" srcSet={tall.webp} sizes="100vw" />
      <img
        src={wide.fallback}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding={isFirst ? "auto" : "async"}
        className="absolute inset-0 size-full object-cover"
        style={{ objectPosition: focus, backgroundColor: tint }}
        {...(onLoad && { onLoad })}
      />
    </picture>
  );
}
