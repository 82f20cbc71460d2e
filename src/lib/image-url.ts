import { settings } from "@/lib/settings";
import { isForbidden, serviceWorkers } from "@/lib/storage";

/** The service worker's cache of the pictures that the user has seen. */
export const PICTURES = "sow-and-tell-pictures";

/** A message to the service worker. */
export interface ForgetPictures {
  type: "FORGET_PICTURES";
  /** The only picture to forget. */
  url?: string;
}

/** Has the service worker forget a picture that is broken, since it cannot tell, and would serve it again. */
export function forgetPicture(url: string): void {
  tellWorker({ type: "FORGET_PICTURES", url });
}

/**
 * Deletes all cached pictures, since their cache does not record who has seen them. Those that are being downloaded are
 * not cached later.
 * @throws what `caches` throws, unless the browser forbids it
 */
export async function forgetAllPictures(): Promise<void> {
  tellWorker({ type: "FORGET_PICTURES" });
  try {
    // Also here, since no worker may be in control. Missing outside secure contexts.
    await globalThis.caches?.delete(PICTURES);
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}

function tellWorker(message: ForgetPictures): void {
  serviceWorkers()?.controller?.postMessage(message);
}

/**
 * Reads `//host/…` as `https:`.
 * @returns null for anything but `http:` and `https:`, such as `javascript:`, `data:` or a word
 */
export function imageUrl(value: string): string | null {
  const trimmed = value.trim().replace(/^\/\/(?=[^/\\])/, "https://");
  if (!/^https?:\/\//i.test(trimmed)) return null;
  try {
    // Safari before 17 has no `URL.canParse`.
    return new URL(trimmed).href;
  } catch {
    return null;
  }
}

/**
 * Where to load a picture from: its own address, or that of the site's proxy.
 * @param url normalized by the functions of this file
 */
export function pictureSource(url: string): string {
  const { VITE_PICTURE_PROXY_URL: proxy } = settings;
  return proxy === null || url.startsWith("/") ? url : proxy + encodeURIComponent(url);
}

/** Also accepts a path on this site (`/…`). */
export function imageUrlOrPath(value: string): string | null {
  const trimmed = value.trim();
  // `/\host` and `/<tab>/host` would lead to another host: browsers ignore tabs, and take `\` for `/`.
  return /^\/[^/\\\s]/.test(trimmed) ? trimmed : imageUrl(trimmed);
}
