/** The service worker's cache of the app itself. */
export const PRECACHE = "sow-and-tell-precache";

/** Its cache of the pictures that the user has seen, for offline use. */
export const PICTURES = "sow-and-tell-pictures";
