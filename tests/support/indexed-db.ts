import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from "fake-indexeddb";
import { onTestFinished, vi } from "vitest";
import { clearQueryStorage, queryStorage, storedKeys } from "@/lib/query-storage";

/** One for all tests that share the modules, since an open database stays with them. */
const factory = new IDBFactory();

/** Firebase looks whether what it gets from a database is one of these. */
const classes = { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction };

/** Gives the test a device's database, empty, which these test environments have not. Idle time is at once. */
export async function stubIndexedDb(): Promise<void> {
  Object.assign(globalThis, classes, { indexedDB: factory });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  await clearQueryStorage();
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "indexedDB");
  });
}

/** What is persisted under a query's key; undefined without it. */
export async function persistedData(...queryKey: string[]): Promise<unknown> {
  const text = await queryStorage.getItem(`query-${JSON.stringify(queryKey)}`);
  return text === undefined ? undefined : JSON.parse(text).state.data;
}

/** The keys of all persisted queries. */
export async function persistedKeys(): Promise<unknown[]> {
  return (await storedKeys()).map((key) => JSON.parse(key.replace(/^query-/, "")));
}

/** Puts an answer on the device as an earlier visit left it. */
export async function persist(queryKey: readonly string[], data: unknown, updatedAt: number) {
  const queryHash = JSON.stringify(queryKey);
  const state = { data, dataUpdatedAt: updatedAt, status: "success" };
  await queryStorage.setItem(
    `query-${queryHash}`,
    JSON.stringify({ buster: "1", queryHash, queryKey, state }),
  );
}
