/** The cache of pictures that a person has seen, for reading offline. The service worker fills it. */
export const PICTURES = "sow-and-tell-pictures";
