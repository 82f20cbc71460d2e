/**
 * @file The IndexedDB database in which the query cache is persisted. If it is blocked, full or broken, it counts as
 * empty; only `removeEntries` throws.
 */

import type { AsyncStorage } from "@tanstack/query-persist-client-core";
import { createStore, del, delMany, entries, get, keys, set } from "idb-keyval";

/** Opens the database on first use. */
const store = createStore("sow-and-tell", "queries");

async function withFallback<T>(action: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await action();
  } catch {
    return fallback;
  }
}

/** The persister's storage. Never throws, and ignores `undefined`. */
export const queryStorage = {
  getItem: (key) => withFallback(() => get<string>(key, store), undefined),
  setItem: (key, text) =>
    withFallback(async () => {
      if (text !== undefined) await set(key, text, store);
    }, undefined),
  removeItem: (key) => withFallback(() => del(key, store), undefined),
  entries: () => withFallback(() => entries<string, string>(store), []),
} satisfies AsyncStorage<string | undefined>;

/**
 * Removes the entries whose keys match.
 * @throws what IndexedDB throws, unless the browser blocks databases
 */
export async function removeEntries(isMatch: (key: string) => boolean): Promise<void> {
  try {
    const matches = (await keys(store)).filter((key) => isMatch(String(key)));
    await delMany(matches, store);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "SecurityError")) throw error;
  }
}
