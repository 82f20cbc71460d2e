/** The service worker's cache of the pictures that the user has seen. */
export const PICTURES = "sow-and-tell-pictures";

/**
 * Normalizes a picture's address.
 * @param value the address as a user typed it
 * @returns null for anything but `http:` and `https:`, such as `javascript:`, `data:` or a word
 */
export function imageUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  try {
    // Safari before 17 has no `URL.canParse`.
    return new URL(trimmed).href;
  } catch {
    return null;
  }
}

/**
 * Like `imageUrl`, but also accepts a path on this site (`/…`).
 * @param value the address as it was typed or stored
 */
export function imageUrlOrPath(value: string): string | null {
  const trimmed = value.trim();
  // Like `//host`, `/\host` and `/<tab>/host` lead to another host: browsers ignore tabs, and take `\` for `/`.
  return /^\/[^/\\\s]/.test(trimmed) ? trimmed : imageUrl(trimmed);
}
