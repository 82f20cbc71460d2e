import type { AsyncStorage } from "@tanstack/query-persist-client-core";
import { clear, createStore, del, get, set, type UseStore, update } from "idb-keyval";

/** Where the query cache is persisted: IndexedDB, within bounds, the oldest entries evicted first. */

export const queryStorageLimits = { entries: 200, bytes: 20_000_000 };

/** What is stored, oldest first; kept beside the entries, so that nothing has to be read to know it. */
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

async function changeContents(
  change: (entries: StoredEntry[]) => StoredEntry[],
): Promise<{ before: StoredEntry[]; after: StoredEntry[] }> {
  let before: StoredEntry[] = [];
  let after: StoredEntry[] = [];
  await update<unknown>(
    CONTENTS,
    (stored) => {
      before = Array.isArray(stored) ? stored : [];
      after = change(before);
      return after;
    },
    openStore(),
  );
  return { before, after };
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

async function removeItem(key: string): Promise<void> {
  await del(key, openStore());
  await changeContents((entries) => entries.filter((entry) => entry.key !== key));
}

/** Makes room on a full disk. @returns whether there was anything to evict */
async function evictOldest(): Promise<boolean> {
  const [oldest] = (await get<StoredEntry[]>(CONTENTS, openStore())) ?? [];
  if (oldest === undefined) return false;
  await removeItem(oldest.key);
  return true;
}

async function setItem(key: string, value: string): Promise<void> {
  try {
    await set(key, value, openStore());
  } catch (error) {
    if (!(await evictOldest())) throw error;
    return setItem(key, value);
  }
  const entry = { key, bytes: new Blob([value]).size };
  const { before, after } = await changeContents((entries) =>
    withinLimits([...entries.filter((other) => other.key !== key), entry]),
  );
  const evicted = before.filter((old) => !after.some((kept) => kept.key === old.key));
  await Promise.all(evicted.map((old) => del(old.key, openStore())));
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
  const entries = await get<StoredEntry[]>(CONTENTS, openStore());
  return (entries ?? []).map(({ key }) => key);
}

/** Removes everything. @throws what IndexedDB throws */
export function clearQueryStorage(): Promise<void> {
  return clear(openStore());
}
