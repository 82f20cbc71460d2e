import type { AsyncStorage } from "@tanstack/query-persist-client-core";
import { clear, createStore, get, promisifyRequest, type UseStore } from "idb-keyval";

/** Where the query cache is persisted: IndexedDB, within bounds, the oldest entries evicted first. */

export const queryStorageLimits = { entries: 200, bytes: 20_000_000 };

/** Of what another version of the app has persisted nothing is read. */
export const FORMAT = "1";

export const STORAGE_PREFIX = "query";

/** Under what key a query is persisted. */
export const storageKeyOf = (queryHash: string) => `${STORAGE_PREFIX}-${queryHash}`;

/** What is stored, oldest first; stored beside the entries, so that no entry has to be read for it. */
const CONTENTS = "contents";

interface StoredEntry {
  key: string;
  /** In UTF-8. */
  bytes: number;
}

/** Opened when first used: a page that reads nothing opens no database. */
let store: UseStore | undefined;

function openStore(): UseStore {
  store ??= createStore("sow-and-tell", "queries");
  return store;
}

/** The newest entries that the bounds leave room for; the very newest stays whatever its size. */
function withinLimits(entries: StoredEntry[]): StoredEntry[] {
  let [count, total] = [0, 0];
  const newestFirst = entries.toReversed().filter(({ bytes }) => {
    count += 1;
    total += bytes;
    return (
      count === 1 || (count <= queryStorageLimits.entries && total <= queryStorageLimits.bytes)
    );
  });
  return newestFirst.toReversed();
}

/**
 * Writes an entry, or removes it, and with it what the bounds leave no room for: all or nothing, whenever the page is
 * closed.
 * @param value undefined removes the entry
 */
function write(key: string, value: string | undefined): Promise<void> {
  return openStore()("readwrite", (store) => {
    const reading = store.get(CONTENTS);
    reading.onsuccess = () => {
      const before = entriesIn(reading.result);
      const others = before.filter((entry) => entry.key !== key);
      const entry = value === undefined ? [] : [{ key, bytes: new Blob([value]).size }];
      const after = withinLimits([...others, ...entry]);
      for (const old of before)
        if (!after.some((kept) => kept.key === old.key)) store.delete(old.key);
      store.put(after, CONTENTS);
      if (value !== undefined) store.put(value, key);
    };
    return promisifyRequest(store.transaction);
  });
}

const entriesIn = (contents: unknown): StoredEntry[] => (Array.isArray(contents) ? contents : []);

const removeItem = (key: string) => write(key, undefined);

async function setItem(key: string, value: string): Promise<void> {
  try {
    await write(key, value);
  } catch (error) {
    // On a full disk the oldest entry makes room.
    const [oldest] = await storedKeys();
    if (oldest === undefined) throw error;
    await removeItem(oldest);
    await setItem(key, value);
  }
}

/**
 * The persister's storage. Every function throws what IndexedDB throws; a full disk evicts the oldest entries until the
 * new one fits.
 */
export const queryStorage = {
  getItem: (key) => get<string>(key, openStore()),
  setItem,
  removeItem,
} satisfies AsyncStorage<string>;

/** The keys of all entries, oldest first. @throws what IndexedDB throws */
export async function storedKeys(): Promise<string[]> {
  return entriesIn(await get(CONTENTS, openStore())).map(({ key }) => key);
}

/** Removes everything. @throws what IndexedDB throws */
export function clearQueryStorage(): Promise<void> {
  return clear(openStore());
}
