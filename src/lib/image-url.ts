import { settings } from "@/lib/settings";

/** The service worker's cache of the pictures that the user has seen. */
export const PICTURES = "sow-and-tell-pictures";

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
