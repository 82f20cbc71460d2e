import type { AsyncStorage } from "@tanstack/query-persist-client-core";
import { clear, createStore, del, delMany, entries, get, getMany, keys, set } from "idb-keyval";

/**
 * Where the query cache is persisted. For pages a database that is blocked, full, broken or slow is an empty one: they
 * work without it. A removal says when it fails.
 */

/** How long a page waits for the database. Milliseconds. */
const PATIENCE_MS = 300;

/** Opens the database when it is first used. */
const store = createStore("sow-and-tell", "queries");

/** Runs an action on the database. @returns `otherwise` where it fails, throws at once, or takes too long */
async function inTime<T>(action: () => Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, otherwise);
  });
  try {
    return await Promise.race([action(), isLate]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

/** The persister's storage. Never throws. A value of `undefined` is not stored. */
export const queryStorage = {
  getItem: (key) => inTime(() => get<string>(key, store), undefined),
  setItem: (key, text) =>
    inTime(async () => {
      if (text !== undefined) await set(key, text, store);
    }, undefined),
  removeItem: (key) => inTime(() => del(key, store), undefined),
  entries: () => inTime(() => entries<string, string>(store), []),
} satisfies AsyncStorage<string | undefined>;

/**
 * Removes the entries whose keys match, however long that takes.
 * @returns what was stored there; nothing where the browser blocks databases, as nothing was ever stored
 * @throws what IndexedDB throws
 */
export async function removeEntries(isMatch: (key: string) => boolean): Promise<unknown[]> {
  try {
    const matches = (await keys(store)).filter((key) => isMatch(String(key)));
    const values = await getMany<unknown>(matches, store);
    await delMany(matches, store);
    return values;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return [];
    throw error;
  }
}

/** The keys of all entries. @throws what IndexedDB throws */
export const storedKeys = () => keys(store);

/** Removes everything. @throws what IndexedDB throws */
export const clearQueryStorage = () => clear(store);
