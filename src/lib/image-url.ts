/**
 * A picture's address that is safe to use, or null. Only `http:` and `https:` count: whatever else was typed
 * (`javascript:`, `data:`, a word) is no picture.
 * @param value an address as it was typed
 */
export function imageUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return new URL(trimmed).href;
}

/** Stands in for this site, whose own address is not known while rendering on a server. */
const THIS_SITE = "https://this-site.invalid";

/**
 * As `imageUrl`, and a path on this site (`/…`) counts too.
 * @param value an address as it was typed or stored
 */
export function ownOrRemoteImageUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!trimmed.startsWith("/") || !URL.canParse(trimmed, THIS_SITE)) return imageUrl(trimmed);
  const { origin, pathname, search } = new URL(trimmed, THIS_SITE);
  return origin === THIS_SITE ? pathname + search : null;
}
