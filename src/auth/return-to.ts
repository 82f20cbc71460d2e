/** @file Remembers, per tab, the private page to return to after signing in. */

import { useSyncExternalStore } from "react";
import { matchRoutes } from "react-router-dom";
import { privatePaths } from "@/lib/paths";
import * as storage from "@/lib/storage";

const KEY = "sow-and-tell:return-to";

const subscribe = (listener: () => void) => storage.subscribe(KEY, listener);

export interface ReturnTo {
  /** The page's key in `privatePaths`. */
  name: keyof typeof privatePaths;
  path: string;
  /** The id in the address of a tip's page. */
  tipId?: string;
}

const names = Object.keys(privatePaths) as ReturnTo["name"][];
const pages = names.map((name) => ({ id: name, path: privatePaths[name] }));

/** The private page at a path; null if it belongs to no private page. */
export function privatePageAt(path: string): ReturnTo | null {
  const [match] = matchRoutes(pages, path) ?? [];
  if (match === undefined) return null;
  return { name: match.route.id, path, ...(match.params.id && { tipId: match.params.id }) };
}

/** Stores the page from which a visitor is redirected. */
export function setReturnTo(path: string): void {
  storage.writeForTab(KEY, path);
  storage.notifyThisTab(KEY, path);
}

/** Forgets the page, once the member is there or no longer wants it. */
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
  // The stored text may be anything.
  return path === null ? null : privatePageAt(path);
}
