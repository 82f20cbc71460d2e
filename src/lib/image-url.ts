/**
 * A picture's address that is safe to use, or null. Only `http:` and `https:` count: whatever else somebody typed
 * (`javascript:`, `data:`, a word) is no picture.
 * @param value an address as it was typed
 */
export function imageUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return new URL(trimmed).href;
}
