/** How the document was opened: by `navigate` (an address or a link), `reload` or `back_forward`. */
export function navigationType(): unknown {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation && "type" in navigation ? navigation.type : undefined;
}
