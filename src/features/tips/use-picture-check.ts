import { useEffect, useState } from "react";
import { imageUrl } from "@/lib/image-url";

/** How long typing must pause before an address is tried. Milliseconds. */
const DEBOUNCE_MS = 500;

export interface PictureCheck {
  /** The address as it was when typing last paused. */
  tried: string;
  /** Whether it is a whole address, and what is there does not load. */
  isBroken: boolean;
  /** Tries it without waiting. */
  tryNow: () => void;
}

/**
 * Tries the picture of an address when typing pauses.
 * @param typed the address as it stands in its field
 */
export function usePictureCheck(typed: string): PictureCheck {
  const [tried, setTried] = useState(typed);
  const [broken, setBroken] = useState<string | null>(null);

  useEffect(() => {
    if (typed === tried) return;
    const timer = setTimeout(setTried, DEBOUNCE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed, tried]);

  useEffect(() => {
    const url = imageUrl(tried);
    if (url === null) return;
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onerror = () => setBroken(tried);
    image.onload = () => setBroken(null);
    image.src = url;
    return () => {
      image.onerror = null;
      image.onload = null;
    };
  }, [tried]);

  return { tried, isBroken: broken === typed, tryNow: () => setTried(typed) };
}
