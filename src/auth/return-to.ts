import { useSyncExternalStore } from "react";
import { addressesOf, privatePaths } from "@/lib/paths";
import * as storage from "@/lib/storage";

/** The private page that a guest of this tab wanted and was asked to sign in for: by its path, for this tab alone. */

const KEY = "sow-and-tell:wanted-page";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** A private page, by the name that `privatePaths` has for it. */
export interface ReturnTo {
  name: keyof typeof privatePaths;
  path: string;
  /** Of the tip in question; left out where the page is of none. */
  tipId?: string;
}

/** @returns null for a path that is no private page's, whoever stored it */
function pageOf(path: string | null): ReturnTo | null {
  if (path === null) return null;
  for (const name of Object.keys(privatePaths) as ReturnTo["name"][]) {
    const match = addressesOf(privatePaths[name]).exec(path);
    if (match) return { name, path, ...(match[1] && { tipId: match[1] }) };
  }
  return null;
}

/** Remembers the page that a guest is sent away from. */
export function setReturnTo(path: string): void {
  storage.writeForTab(KEY, path);
  tellListeners();
}

/** Forgets it: it was reached, or is not wanted any more. */
export function removeReturnTo(): void {
  storage.removeForTab(KEY);
  tellListeners();
}

/** @returns whether this path is the wanted page's */
export function isReturnTo(path: string): boolean {
  return storage.readForTab(KEY) === path;
}

/** The page that was wanted; null where there is none, and while rendering on a server. */
export function useReturnTo(): ReturnTo | null {
  const path = useSyncExternalStore(
    subscribe,
    () => storage.readForTab(KEY),
    () => null,
  );
  return pageOf(path);
}
