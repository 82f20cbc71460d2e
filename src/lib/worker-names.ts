/** @file Names that pages and the service worker share. */

/** The service worker's cache of the app itself. */
export const PRECACHE = "sow-and-tell-precache";

/** The type of the message that makes the service worker remove its cached pictures. */
export const REMOVE_PICTURES = "REMOVE_PICTURES";
