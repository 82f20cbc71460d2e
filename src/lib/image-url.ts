/**
 * Normalizes a picture's address.
 * @param value the address as a user typed it
 * @returns null for anything but `http:` and `https:`, such as `javascript:`, `data:` or a word
 */
export function imageUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return new URL(trimmed).href;
}

/** A base for paths on this site, whose origin is unknown during prerendering. */
const THIS_SITE = "https://this-site.invalid";

/**
 * Like `imageUrl`, but also accepts a path on this site (`/…`).
 * @param value the address as it was typed or stored
 */
export function imageUrlOrPath(value: string): string | null {
  const trimmed = value.trim();
  if (!trimmed.startsWith("/") || !URL.canParse(trimmed, THIS_SITE)) return imageUrl(trimmed);
  const { origin, pathname, search } = new URL(trimmed, THIS_SITE);
  return origin === THIS_SITE ? pathname + search : null;
}
