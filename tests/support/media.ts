export function mediaQueryList(media: string, matches: boolean) {
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/**
 * Makes `matchMedia` match these queries and no others.
 * @param queries such as `(prefers-reduced-motion: reduce)`
 */
export function setMatchingMedia(queries: readonly string[]): void {
  window.matchMedia = (media) => mediaQueryList(media, queries.includes(media));
}
