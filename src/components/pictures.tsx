import { type ReactNode, useState } from "react";
import { preload } from "react-dom";
import { type Photograph, srcset } from "@/assets/photos/photograph";
import { useReducedMotion } from "@/lib/browser-state";
import { initial } from "@/lib/format";
import { forgetPicture, imageUrl, pictureSource } from "@/lib/image-url";

export interface RemoteImageProps {
  /** Normalized by `lib/image-url.ts`, but perhaps broken; null if there is no picture. */
  url: string | null;
  alt: string;
  fallback: ReactNode;
  /** By default `cropped`. */
  fit?: keyof typeof fits;
}

/** How a picture fills its parent, and its fallback's box. */
const fits = {
  /** Less at the top, where faces are. */
  cropped: ["absolute inset-0 size-full object-cover object-[50%_30%]", "absolute inset-0"],
  portrait: ["absolute inset-0 size-full object-cover object-top", "absolute inset-0"],
  contained: ["absolute inset-0 size-full object-contain", "absolute inset-0"],
  /** Its parent grows with it. */
  whole: ["max-h-[70vh] w-full object-contain", "relative aspect-4/3"],
} as const;

/** By its name: browsers cannot stop an animation. */
const isAnimated = (url: string) => /\.(gif|apng)$/i.test(new URL(url, "https://path").pathname);

/** Its parent must be positioned. With reduced motion, an animated picture has its fallback. */
export function RemoteImage(props: RemoteImageProps) {
  const isMoving = props.url !== null && isAnimated(props.url);
  // Only these ask the browser, since a list has many pictures.
  return isMoving ? <AnimatedImage {...props} /> : <LoadingImage {...props} />;
}

function AnimatedImage({ url, ...props }: RemoteImageProps) {
  const isStill = useReducedMotion();
  return <LoadingImage {...props} url={isStill ? null : url} />;
}

function LoadingImage({ url, alt, fallback, fit = "cropped" }: RemoteImageProps) {
  const [imageClass, fallbackClass] = fits[fit];
  const [outcome, setOutcome] = useState<{ url: string; isLoaded: boolean } | null>(null);
  const isLoaded = outcome?.url === url ? outcome?.isLoaded : undefined;
  const isBroken = url === null || isLoaded === false;

  return (
    <>
      {!isLoaded && <div className={fallbackClass}>{fallback}</div>}
      {!isBroken && (
        <img
          ref={(image) => {
            // A prerendered picture may have loaded before hydration attaches `onLoad`.
            const hasLoaded = image?.complete && image.naturalWidth > 0;
            if (hasLoaded && !isLoaded) setOutcome({ url, isLoaded: true });
          }}
          src={pictureSource(url)}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={isLoaded ? imageClass : "absolute inset-0 size-full opacity-0"}
          onLoad={() => setOutcome({ url, isLoaded: true })}
          onError={({ currentTarget }) => {
            forgetPicture(currentTarget.src);
            setOutcome({ url, isLoaded: false });
          }}
        />
      )}
    </>
  );
}

export interface AvatarProps {
  name: string;
  photoUrl: string;
  className?: string;
}

/** Decorative, since the person's name is beside it. */
export function Avatar({ name, photoUrl, className = "size-11" }: AvatarProps) {
  return (
    <span className={`relative block shrink-0 overflow-hidden leaf-shape ${className}`}>
      <RemoteImage
        url={imageUrl(photoUrl)}
        alt=""
        fit="portrait"
        fallback={
          <span
            aria-hidden="true"
            className="@container grid size-full place-items-center bg-moss font-display font-semibold text-primary-content"
          >
            <span className="text-[50cqi]">{initial(name)}</span>
          </span>
        }
      />
    </span>
  );
}

export interface PhotoProps {
  photograph: Photograph;
  /** Whether to preload it. */
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
