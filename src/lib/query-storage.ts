/** @file Where queries are persisted: a database of public data, and one of each member's own. */

import { hashKey, type QueryKey } from "@tanstack/react-query";
import * as idb from "idb-keyval";
import { isForbidden } from "@/lib/storage";

const PUBLIC = "sow-and-tell";
const memberDatabase = (uid: unknown) => `${PUBLIC}:${uid}`;

/** A key says what its data is about, then its path, then the uid of the member who alone may see it. */
export const ownerOf = ([, , uid]: QueryKey) => uid;

const stores = new Map<string, idb.UseStore>();

function storeOf(database: string): idb.UseStore {
  // Where databases cannot be listed, a member's could not be found after the logout.
  if (database !== PUBLIC && !("databases" in indexedDB)) throw new Error("Not persisted");
  const store = stores.get(database) ?? idb.createStore(database, "queries");
  stores.set(database, store);
  return store;
}

/** @returns undefined if the database is blocked, full or broken, and for the mocks, which respond at once */
async function access<T>(database: string, work: (store: idb.UseStore) => Promise<T>) {
  try {
    return __MOCKS__ ? undefined : await work(storeOf(database));
  } catch {
    return undefined;
  }
}

function accessEntry<T>(
  queryKey: QueryKey,
  work: (hash: string, store: idb.UseStore) => Promise<T>,
) {
  const uid = ownerOf(queryKey);
  const database = uid === undefined ? PUBLIC : memberDatabase(uid);
  return access(database, (store) => work(hashKey(queryKey), store));
}

/** @throws what IndexedDB throws */
async function listDatabases(): Promise<string[]> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [{ name: PUBLIC }];
  const names = databases.map(({ name = "" }) => name);
  return names.filter((name) => name === PUBLIC || name.startsWith(memberDatabase("")));
}

async function deleteDatabase(database: string): Promise<void> {
  await storeOf(database)("readwrite", (objects) => {
    objects.clear();
    objects.transaction.db.close();
    return idb.promisifyRequest(objects.transaction);
  });
  stores.delete(database);
  // Happens once other tabs have closed it as well; one that the browser has suspended does so later.
  indexedDB.deleteDatabase(database);
}

/** Only `removeOthers` throws. */
export const queryStorage = {
  getItem: (queryKey: QueryKey) => accessEntry<unknown>(queryKey, idb.get),
  setItem: (queryKey: QueryKey, entry: unknown) =>
    accessEntry(queryKey, (hash, store) => idb.set(hash, entry, store)),
  removeItem: (queryKey: QueryKey) => accessEntry(queryKey, idb.del),

  /** Removes the entries for which this returns false. */
  retain: async (isValid: (entry: unknown) => boolean): Promise<void> => {
    for (const database of await listDatabases().catch(() => [])) {
      await access(database, async (store) => {
        const invalid = (await idb.entries(store)).filter(([, entry]) => !isValid(entry));
        await idb.delMany(
          invalid.map(([key]) => key),
          store,
        );
      });
    }
  },

  /**
   * Deletes the databases of all members but the current one.
   * @throws what IndexedDB throws, unless the browser blocks databases
   */
  removeOthers: async (uid: string | null): Promise<void> => {
    try {
      const kept = [PUBLIC, memberDatabase(uid)];
      const others = (await listDatabases()).filter((database) => !kept.includes(database));
      await Promise.all(others.map(deleteDatabase));
    } catch (error) {
      if (!isForbidden(error)) throw error;
    }
  },
};
