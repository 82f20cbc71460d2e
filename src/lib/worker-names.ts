/** @file What pages and the service worker have in common. */

/** The service worker's cache of the app itself. */
export const PRECACHE = "sow-and-tell-precache";

/** The type of the message that makes the service worker remove the pictures that it has cached. */
export const REMOVE_PICTURES = "REMOVE_PICTURES";
