import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from "fake-indexeddb";
import { createStore, promisifyRequest } from "idb-keyval";
import { onTestFinished } from "vitest";
import { queryStorage } from "@/lib/query-storage";

/** Shared by all tests of a worker, since the app's modules keep their database open. */
const factory = new IDBFactory();

/** Firebase checks what the database returns with `instanceof`. */
const classes = { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction };

/** Gives the test an empty IndexedDB, which happy-dom and Node lack. */
export async function stubIndexedDb(): Promise<void> {
  Object.assign(globalThis, classes, { indexedDB: factory });
  await clearPersisted();
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "indexedDB");
  });
}

/** Empties the databases of queries, also those that a test has stubbed before. */
export async function clearPersisted(): Promise<void> {
  await queryStorage.retain(() => false);
}

/** The data that is persisted under a query key; undefined if there is none. */
export async function persistedData(...queryKey: unknown[]): Promise<unknown> {
  const entry = await queryStorage.getItem(queryKey);
  return entry === undefined ? undefined : Reflect.get(Object(entry), "data");
}

/** Closes the database, which a test may delete. */
function keysOf(database: string): Promise<IDBValidKey[]> {
  return createStore(database, "queries")("readonly", (objects) => {
    const keys = promisifyRequest(objects.getAllKeys());
    objects.transaction.db.close();
    return keys;
  });
}

/** The keys of all persisted queries. */
export async function persistedKeys(): Promise<unknown[]> {
  const databases = await indexedDB.databases();
  const names = databases.map(({ name = "" }) => name).filter((name) => /^sow-and-tell/.test(name));
  const hashes = await Promise.all(names.map(keysOf));
  return hashes.flat().map((hash) => JSON.parse(String(hash)));
}

/** Persists a query's data, as an earlier visit would have. */
export async function persist(
  queryKey: readonly unknown[],
  data: unknown,
  dataUpdatedAt: number,
  version = 5,
) {
  await queryStorage.setItem(queryKey, { version, dataUpdatedAt, data });
}
