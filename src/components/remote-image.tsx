import { type ReactNode, useCallback, useState } from "react";
import { imageUrl, ownOrRemoteImageUrl } from "@/lib/image-url";

export interface RemoteImageProps {
  /** An address that a person typed: it may be empty, not an address at all, or dead. */
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Shown while the picture is pending, and when it is missing or broken. */
  fallback: ReactNode;
  /** The address is from a file of this client's own, where it may be a path on this site. */
  mayBeOurs?: boolean;
  /** Fetched before it is in view, as for print. */
  isEager?: boolean;
  className?: string;
}

/** A picture from anywhere on the web, in a frame whose size the parent gives. */
export function RemoteImage(props: RemoteImageProps) {
  const { src, alt, fallback, mayBeOurs = false, isEager = false, className = "" } = props;
  const url = mayBeOurs ? ownOrRemoteImageUrl(src) : imageUrl(src);
  const [outcome, setOutcome] = useState<{ url: string; isLoaded: boolean } | null>(null);
  const isLoaded = outcome?.url === url && outcome?.isLoaded === true;
  const isBroken = url === null || (outcome?.url === url && outcome?.isLoaded === false);

  // A picture from the cache may be there before its events are listened to.
  const lookAtOnce = useCallback(
    (image: HTMLImageElement | null) => {
      if (url !== null && image?.complete && image.naturalWidth > 0) {
        setOutcome({ url, isLoaded: true });
      }
    },
    [url],
  );

  return (
    <>
      {!isLoaded && <div className="stand-in">{fallback}</div>}
      {!isBroken && (
        <img
          ref={lookAtOnce}
          src={url}
          alt={alt}
          loading={isEager ? "eager" : "lazy"}
          decoding="async"
          referrerPolicy="no-referrer"
          className={`absolute inset-0 size-full object-cover ${isLoaded ? "" : "opacity-0"} ${className}`}
          onLoad={() => setOutcome({ url, isLoaded: true })}
          onError={() => setOutcome({ url, isLoaded: false })}
        />
      )}
    </>
  );
}
