import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { createPath, type Location, useLocation } from "react-router-dom";
import { readForTab, writeForTab } from "@/lib/storage";

/**
 * Identifies a history entry. All entries that the router did not create, such as a page opened by its address, have
 * the key `default`.
 */
export const entryOf = (location: Location) =>
  location.key === "default" ? createPath(location) : location.key;

/** How long a first page may grow: lists load, and a search's index is built. The hosted backend takes 10 s to wake. */
const GROWING_MS = 12_000;

/** After these events, the user may have scrolled, or gone Back on the same page. */
const userInputs = ["wheel", "pointerdown", "keydown", "popstate"];

/** A key under which the router has stored no position. */
const unusedKey = () => `document ${performance.timeOrigin}`;

/**
 * Restores the scroll position of a document's first page after a reload, or a return from another site. The router
 * restores later pages. To restore the first one, it would update its state before the page is hydrated, and React
 * would discard the prerendered HTML. The browser cannot restore it, since a prerendered page is shorter until it has
 * its data.
 * @returns the `getKey` of the router's `ScrollRestoration`
 */
export function useScrollOfFirstPage() {
  const entry = entryOf(useLocation());
  const storageKey = `sow-and-tell:scroll:${entry}`;
  const [firstStorageKey] = useState(storageKey);
  const [isMounted, setIsMounted] = useState(false);
  const topBeforeHydration = useRef(0);

  useEffect(() => setIsMounted(true), []);

  // In its first layout effect, the router scrolls to the top, even if the user has scrolled before hydration. The
  // insertion effect runs before that, and this component's layout effect after it.
  useInsertionEffect(() => {
    topBeforeHydration.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (topBeforeHydration.current > 0) window.scrollTo(0, topBeforeHydration.current);
  }, []);

  useEffect(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    if (navigation && "type" in navigation && navigation.type === "navigate") return;
    // Without a stored position, 0.
    const top = Number(readForTab(firstStorageKey));
    if (top === 0) return;
    const { dataset } = document.documentElement;
    // Makes the styles render the sections below the first view, so that the page has its real height.
    dataset.reloaded = "";
    const observer = new ResizeObserver(() => {
      const isFirstPage = dataset.navigated === undefined;
      if (isFirstPage) window.scrollTo(0, top);
      else stop();
    });
    observer.observe(document.body);
    const timer = setTimeout(stop, GROWING_MS);
    for (const type of userInputs) window.addEventListener(type, stop);

    function stop() {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of userInputs) window.removeEventListener(type, stop);
    }
    return stop;
  }, [firstStorageKey]);

  useEffect(() => {
    const storeScroll = () => writeForTab(storageKey, String(window.scrollY));
    document.addEventListener("visibilitychange", storeScroll);
    return () => document.removeEventListener("visibilitychange", storeScroll);
  }, [storageKey]);

  return isMounted ? entryOf : unusedKey;
}
