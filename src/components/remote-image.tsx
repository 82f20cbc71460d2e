import { type ReactNode, useState } from "react";

export interface RemoteImageProps {
  /** Normalized by `lib/image-url.ts`, but perhaps broken; null if there is no picture. */
  url: string | null;
  alt: string;
  /** Shown while the picture is pending, and if it is missing or broken. */
  fallback: ReactNode;
  /** Whether to load it before it is in view, as printing requires. */
  isEager?: boolean;
}

/** A picture from any host, which fills its positioned parent. */
export function RemoteImage(props: RemoteImageProps) {
  const { url, alt, fallback, isEager = false } = props;
  const [outcome, setOutcome] = useState<{ url: string; isLoaded: boolean } | null>(null);
  const isLoaded = outcome?.url === url ? outcome?.isLoaded : undefined;
  const isBroken = url === null || isLoaded === false;

  return (
    <>
      {!isLoaded && <div className="absolute inset-0">{fallback}</div>}
      {!isBroken && (
        <img
          ref={(image) => {
            // A prerendered picture may have loaded before hydration attaches `onLoad`.
            const hasLoaded = image?.complete && image.naturalWidth > 0;
            if (hasLoaded && !isLoaded) setOutcome({ url, isLoaded: true });
          }}
          src={url}
          alt={alt}
          loading={isEager ? "eager" : "lazy"}
          decoding="async"
          // The picture's host need not know which page shows it.
          referrerPolicy="no-referrer"
          className={`absolute inset-0 size-full object-cover ${isLoaded ? "" : "opacity-0"}`}
          onLoad={() => setOutcome({ url, isLoaded: true })}
          onError={() => setOutcome({ url, isLoaded: false })}
        />
      )}
    </>
  );
}
