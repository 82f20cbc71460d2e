/**
 * @file The IndexedDB database in which the query cache is persisted. Pages treat a database that is blocked, full,
 * broken or slow as an empty one; only `removeEntries` throws.
 */

import type { AsyncStorage } from "@tanstack/query-persist-client-core";
import { createStore, del, delMany, entries, get, keys, set } from "idb-keyval";
import { withTimeLimit } from "@/lib/time-limit";

/** How long a page waits for the database. */
const TIMEOUT_MS = 300;

/** Opens the database on first use. */
const store = createStore("sow-and-tell", "queries");

/** @returns the fallback if the action fails or takes too long */
async function withFallback<T>(action: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await withTimeLimit(action(), TIMEOUT_MS);
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
  // Without a time limit: no page waits for it.
  entries: async () => {
    try {
      return await entries<string, string>(store);
    } catch {
      return [];
    }
  },
} satisfies AsyncStorage<string | undefined>;

/**
 * Removes the entries whose keys match, without a timeout.
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
