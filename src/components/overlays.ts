/**
 * @file What is open above a page, such as a dialog or a menu, has an entry of its own in the history, so that Back closes
 * it first. The router knows nothing of these entries: each is a copy of the entry below it, and going between the two is
 * hidden from the router.
 */

import { useEffectEvent, useLayoutEffect } from "react";
import { withTimeLimit } from "@/lib/time-limit";

/** In the state of a history entry, beside the router's. */
interface Marks {
  /** Of an overlay's entry: the name of this entry. */
  overlay?: string;
  /** Of the entry below that: the same name. */
  below?: string;
}

interface Overlay {
  /** The name of its entry. */
  entry: string;
  /** The page that it is above. */
  pathname: string;
  close: () => void;
}

/** The uppermost is the last. */
let overlays: readonly Overlay[] = [];

/** The router's. */
let currentPathname = "";

/** The name of the next entry, once Back has closed what was open there. */
let ahead: string | undefined;

/** The name of the current entry, if what was open there has closed: Back then goes two entries. */
let spent: string | undefined;

/** While the history leaves the entry of a closed overlay. */
let leaving: { left: Promise<void>; resolve: () => void } | null = null;

const marks = (): Marks => window.history.state ?? {};

const isAtClosedOverlay = () =>
  marks().overlay !== undefined && overlays.every(({ entry }) => entry !== marks().overlay);

function remove(overlay: Overlay): void {
  overlays = overlays.filter((other) => other !== overlay);
}

function pushEntry(overlay: Overlay): void {
  const { state } = window.history;
  const entry = String(Math.random());
  overlay.entry = entry;
  window.history.replaceState({ ...state, below: entry }, "");
  window.history.pushState({ ...state, overlay: entry, below: undefined }, "");
}

/** Adds an entry for something that opens. @param close runs on Back, and when the page changes */
export function openOverlay(close: () => void): Overlay {
  watchHistory();
  // What opens as another closes takes over its entry, as does an effect that React runs twice in development.
  const isReused = leaving === null && isAtClosedOverlay();
  const overlay = { entry: marks().overlay ?? "", pathname: currentPathname, close };
  overlays = [...overlays, overlay];
  if (!isReused) pushEntry(overlay);
  spent = undefined;
  return overlay;
}

/**
 * Removes the entry of something that has closed, unless Back or a navigation has.
 * @param delay milliseconds after which a navigation that the same press starts cannot coincide with it
 */
export function closeOverlay(overlay: Overlay, delay = 0): void {
  remove(overlay);
  if (!isAtClosedOverlay()) return;
  spent = marks().overlay;
  if (delay === 0) queueMicrotask(leave);
  else setTimeout(leave, delay);
}

function leave(): void {
  if (leaving !== null || !isAtClosedOverlay()) return;
  let resolve = () => {};
  const left = new Promise<void>((settle) => {
    resolve = settle;
  });
  leaving = { left, resolve };
  window.history.back();
}

const TRAVERSAL_MS = 1000;

/** Whether the history is leaving a closed overlay's entry: a navigation must then wait for `overlaysSettled`. */
export const isLeavingOverlay = () => leaving !== null;

/** Resolves when no closed overlay's entry is the current one. */
export async function overlaysSettled(): Promise<void> {
  leave();
  while (leaving !== null) {
    await withTimeLimit(leaving.left, TRAVERSAL_MS).catch(() => {
      leaving = null;
    });
  }
}

/** Closes whatever is open, so that a navigation replaces the page's own entry. */
export async function closeOverlays(): Promise<void> {
  for (const overlay of [...overlays].reverse()) {
    remove(overlay);
    overlay.close();
  }
  await overlaysSettled();
}

/** Must run after each navigation: what is open goes with its page, and stays above one that has only another query. */
export function followNavigation(pathname: string): void {
  watchHistory();
  currentPathname = pathname;
  for (const overlay of overlays.filter((one) => one.pathname !== pathname)) {
    remove(overlay);
    overlay.close();
  }
  const top = overlays.at(-1);
  if (top !== undefined && marks().overlay !== top.entry) pushEntry(top);
  if (!isAtClosedOverlay()) spent = undefined;
}

let isWatching = false;

/** Must run before the router listens, since Chromium calls the listeners of `popstate` in their order. */
export function watchHistory(): void {
  if (isWatching) return;
  isWatching = true;
  // After a reload, nothing is open.
  ({ overlay: spent, below: ahead } = marks());
  window.addEventListener("popstate", handleTraversal);
}

function handleTraversal(event: PopStateEvent): void {
  const { overlay, below } = marks();
  const top = overlays.at(-1);
  const [wasAhead, wasSpent] = [ahead, spent];
  ahead = below;
  spent = undefined;
  if (leaving !== null) {
    event.stopImmediatePropagation();
    const { resolve } = leaving;
    leaving = null;
    // Something else has opened or closed meanwhile.
    if (top !== undefined && overlay !== top.entry) pushEntry(top);
    else leave();
    resolve();
  } else if (top !== undefined && overlay !== top.entry) {
    if (below === top.entry) event.stopImmediatePropagation();
    remove(top);
    top.close();
  } else if (overlay !== undefined && isAtClosedOverlay()) {
    // Goes past the entry, in the direction in which it was reached.
    event.stopImmediatePropagation();
    if (wasAhead !== overlay) {
      window.history.back();
    } else {
      // Perhaps it is the last one.
      spent = overlay;
      window.history.forward();
    }
  } else if (below !== undefined && below === wasSpent) {
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/** Gives what is open an entry in the history. @param onBack must close it @param delay as for `closeOverlay` */
export function useOverlay(isShown: boolean, onBack: () => void, delay?: number): void {
  const handleBack = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!isShown) return;
    const overlay = openOverlay(() => handleBack());
    return () => closeOverlay(overlay, delay);
  }, [isShown, delay]);
}
