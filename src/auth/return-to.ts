/** @file Remembers, per tab, the private page to return to after signing in. */

import { useSyncExternalStore } from "react";
import { matchRoutes } from "react-router-dom";
import * as v from "valibot";
import { parseJson } from "@/lib/lenient";
import { privatePaths } from "@/lib/paths";
import * as storage from "@/lib/storage";

const KEY = "sow-and-tell:return-to";

const TitleSchema = v.object({ title: v.string() });

const StoredSchema = v.object({ path: v.string(), title: v.optional(v.string()) });

const subscribe = (listener: () => void) => storage.subscribe(KEY, listener);

type PageName = keyof typeof privatePaths;

export interface ReturnTo {
  /** The page's key in `privatePaths`. */
  name: PageName;
  path: string;
  /** The tip's title, if the link to its page has passed it. */
  title?: string | undefined;
}

const names = Object.keys(privatePaths) as PageName[];
const pages = names.map((name) => ({ id: name, path: privatePaths[name] }));

/** The name of the private page at a path; undefined if there is none. */
export function privatePageAt(path: string): PageName | undefined {
  return matchRoutes(pages, path)?.[0]?.route.id;
}

/**
 * Stores the page from which a visitor is redirected.
 * @param state the location's state, in which `TipLink` passes the tip's title
 */
export function setReturnTo(path: string, state: unknown): void {
  const text = JSON.stringify({ path, ...(v.is(TitleSchema, state) && { title: state.title }) });
  storage.writeForTab(KEY, text);
  storage.notifyThisTab(KEY, text);
}

/** Forgets the page, once the member is there or no longer wants it. */
export function removeReturnTo(): void {
  storage.removeForTab(KEY);
  storage.notifyThisTab(KEY, null);
}

/** Whether the stored page has this path. */
export function isReturnTo(path: string): boolean {
  return parseJson(StoredSchema, storage.readForTab(KEY))?.path === path;
}

/** The stored page; null without one, and during prerendering. */
export function useReturnTo(): ReturnTo | null {
  const text = useSyncExternalStore(
    subscribe,
    () => storage.readForTab(KEY),
    () => null,
  );
  const stored = parseJson(StoredSchema, text);
  const name = stored === null ? undefined : privatePageAt(stored.path);
  return stored === null || name === undefined ? null : { ...stored, name };
}
