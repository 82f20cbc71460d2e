import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from "fake-indexeddb";
import { onTestFinished } from "vitest";
import { queryStorage } from "@/lib/query-client";

/** Shared by all tests of a worker, since the app's modules keep their database open. */
const factory = new IDBFactory();

/** Firebase checks what the database returns with `instanceof`. */
const classes = { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction };

/** Gives the test an empty IndexedDB, which happy-dom and Node lack. */
export async function stubIndexedDb(): Promise<void> {
  Object.assign(globalThis, classes, { indexedDB: factory });
  for (const [key] of await queryStorage.entries()) await queryStorage.removeItem(key);
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "indexedDB");
  });
}

/** The data that is persisted under a query key; undefined if there is none. */
export async function persistedData(...queryKey: unknown[]): Promise<unknown> {
  const text = await queryStorage.getItem(`query-${JSON.stringify(queryKey)}`);
  return text === undefined ? undefined : JSON.parse(text).state.data;
}

export async function persistedKeys(): Promise<unknown[]> {
  const entries = await queryStorage.entries();
  return entries.map(([key]) => JSON.parse(key.replace(/^query-/, "")));
}

/** Persists a query's data, as an earlier visit would have. */
export async function persist(
  queryKey: readonly unknown[],
  data: unknown,
  updatedAt: number,
  buster = "4",
) {
  const queryHash = JSON.stringify(queryKey);
  const state = { data, dataUpdatedAt: updatedAt };
  const entry = { buster, queryHash, queryKey, state };
  await queryStorage.setItem(`query-${queryHash}`, JSON.stringify(entry));
}
