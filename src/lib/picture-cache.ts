/** The cache of the pictures that the user has seen, for offline use. The service worker fills it. */
export const PICTURES = "sow-and-tell-pictures";
