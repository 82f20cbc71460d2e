/**
 * Makes `matchMedia` match these queries and no others.
 * @param queries such as `(prefers-reduced-motion: reduce)`
 */
export function setMatchingMedia(queries: readonly string[]): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: queries.includes(media),
      onchange: null,
      addListener() {},
      removeListener() {},
    });
}
