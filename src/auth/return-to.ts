/** @file The private page that a guest of this tab requested and was asked to sign in for. */

import { useSyncExternalStore } from "react";
import { addressesOf, privatePaths } from "@/lib/paths";
import * as storage from "@/lib/storage";

const KEY = "sow-and-tell:return-to";

const subscribe = (listener: () => void) => storage.subscribe(KEY, listener);

export interface ReturnTo {
  /** The page's name. */
  name: keyof typeof privatePaths;
  path: string;
  /** The id in the address of a tip's page. */
  tipId?: string;
}

/** @returns null unless the path belongs to a private page, since the stored text may be anything */
function pageOf(path: string | null): ReturnTo | null {
  if (path === null) return null;
  for (const name of Object.keys(privatePaths) as ReturnTo["name"][]) {
    const match = addressesOf(privatePaths[name]).exec(path);
    if (match) return { name, path, ...(match[1] && { tipId: match[1] }) };
  }
  return null;
}

/** Stores the page from which a guest is redirected. */
export function setReturnTo(path: string): void {
  storage.writeForTab(KEY, path);
  storage.notifyThisTab(KEY, path);
}

/** Removes the stored page. */
export function removeReturnTo(): void {
  storage.removeForTab(KEY);
  storage.notifyThisTab(KEY, null);
}

/** Whether the stored page has this path. */
export function isReturnTo(path: string): boolean {
  return storage.readForTab(KEY) === path;
}

/** The stored page; null without one, and during prerendering. */
export function useReturnTo(): ReturnTo | null {
  const path = useSyncExternalStore(
    subscribe,
    () => storage.readForTab(KEY),
    () => null,
  );
  return pageOf(path);
}
