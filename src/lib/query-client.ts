/** @file The query cache, in memory and persisted on the device for the next visit. */

import {
  experimental_createQueryPersister as createPersister,
  type PersistedQuery,
} from "@tanstack/query-persist-client-core";
import {
  type FetchQueryOptions,
  hashKey,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { createStore, del, delMany, entries, get, keys, set } from "idb-keyval";
import * as v from "valibot";
import { isNotFound } from "@/lib/http";
import { parseJson } from "@/lib/lenient";
import { withTimeLimit } from "@/lib/time-limit";

declare module "@tanstack/react-query" {
  interface Register {
    /** Only a query with both is persisted. See `read` in `lib/endpoint.ts`. */
    queryMeta: {
      /** Validates restored data, which an earlier release may have persisted. */
      schema?: v.GenericSchema;
      /** Selects the part of the data that may be persisted. */
      // biome-ignore lint/suspicious/noExplicitAny: each query knows its own data
      persistable?: (data: any) => unknown;
    };
  }
}

const FRESH_MS = 2 * 60 * 1000;

/** Persisted data that has not been refetched for this long is deleted. */
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!isNotFound(error)) return;
      query.setState({ data: undefined, dataUpdatedAt: 0 });
      void removePersistedQuery(query.queryKey);
    },
  }),
  mutationCache: new MutationCache({
    // Even a failed write may have reached the server, so the next visit to any page refetches.
    onSettled: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  }),
  defaultOptions: {
    queries: {
      // Data from the future, after the clock was put back, is stale: only a negative time makes it so.
      staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? -Infinity : FRESH_MS),
      // Offline, a request fails at once instead of pausing. The service worker may also answer it.
      networkMode: "offlineFirst",
      retry: false,
      // The loaders request what a page needs, so a component that mounts requests only what is missing.
      refetchOnMount: false,
      retryOnMount: false,
      // For queries that no loader has started, such as the home page's.
      persister: async (queryFn, context, query) => {
        await restore(query);
        return queryFn(context);
      },
    },
    mutations: { networkMode: "offlineFirst" },
  },
});

const store = createStore("sow-and-tell", "queries");

/** A database that is blocked, full or broken counts as empty. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

export const queryStorage = {
  getItem: (key: string) => quietly(() => get<string>(key, store)),
  setItem: (key: string, text: string) => quietly(() => set(key, text, store)),
  removeItem: (key: string) => quietly(() => del(key, store)),
  entries: async () => (await quietly(() => entries<string, string>(store))) ?? [],
};

const PREFIX = "query";

const metaOf = (queryHash: string) => queryClient.getQueryCache().get(queryHash)?.meta ?? {};

const persister = createPersister<string>({
  // The mocks respond at once.
  storage: __MOCKS__ ? null : queryStorage,
  prefix: PREFIX,
  // Raise this when stored data changes its meaning, which the lenient schemas would not notice. Entries with another
  // value are deleted.
  buster: "4",
  maxAge: MAX_AGE_MS,
  serialize: ({ state: { data, dataUpdatedAt }, ...query }) => {
    const { persistable } = metaOf(query.queryHash);
    return JSON.stringify({ ...query, state: { data: persistable?.(data), dataUpdatedAt } });
  },
  // The persister deletes an entry for which this throws.
  deserialize: (text) => {
    const { state, ...query }: PersistedQuery = JSON.parse(text);
    const { schema = v.unknown() } = metaOf(query.queryHash);
    const restored = { data: v.parse(schema, state.data), dataUpdatedAt: state.dataUpdatedAt };
    // `retrieveQuery` returns only `state.data`, so that contains the data together with their date.
    return { ...query, state: { ...state, data: restored } };
  },
});

// Persists what is fetched, and what `setQueryData` writes.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated" || event.action.type !== "success") return;
  if (event.query.meta?.persistable) void persister.persistQuery(event.query);
});

/** How long a page waits for the database, which then continues in the background. */
const DATABASE_MS = 300;

/**
 * Puts a query's persisted data into the cache, as stale data, unless the cache has data. Resolves after `DATABASE_MS` at
 * the latest; data that is found later is still put into the cache.
 */
async function restore(query: Query): Promise<void> {
  if (query.state.data !== undefined || !query.meta?.schema) return;
  const work = async () => {
    type Restored = Pick<typeof query.state, "data" | "dataUpdatedAt">;
    const restored = await persister.retrieveQuery<Restored>(query.queryHash);
    // The server may have been faster.
    if (restored === undefined || query.state.data !== undefined) return;
    query.setState({ ...restored, status: "success", isInvalidated: true });
  };
  await withTimeLimit(work(), DATABASE_MS).catch(() => {});
}

/** Puts a query's persisted data into the cache, unless the cache has data. Sends no request, and never throws. */
export async function restoreQuery<TData>(options: FetchQueryOptions<TData>): Promise<void> {
  const cache = queryClient.getQueryCache();
  const { queryHash } = cache.build(queryClient, queryClient.defaultQueryOptions(options));
  const query = cache.get(queryHash);
  if (query) await restore(query);
}

/**
 * For the loader of a page: waits for a query's persisted data, and then, unless the cache has fresh data, starts its
 * request, for which the page does not wait. Never throws.
 */
export async function restoreAndPrefetch<TData>(options: FetchQueryOptions<TData>): Promise<void> {
  await restoreQuery(options);
  // A logout may have removed the query meanwhile.
  if (queryClient.getQueryState(options.queryKey)) void queryClient.prefetchQuery(options);
}

/**
 * Removes members' data from memory and the device, but for the current member's. The responses to pending requests for
 * it are discarded.
 * @param uid the current member's; null if no one is signed in
 * @throws what IndexedDB throws, unless the browser blocks databases
 */
export async function removeOtherMembersData(uid: string | null): Promise<void> {
  const isOthers = ([scope, owner]: readonly unknown[]) => scope === "member" && owner !== uid;
  queryClient.removeQueries({ predicate: ({ queryKey }) => isOthers(queryKey) });
  if (__MOCKS__ || !("indexedDB" in globalThis)) return;
  try {
    const others = (await keys<string>(store)).filter((key) => {
      const queryKey = parseJson(v.array(v.unknown()), key.replace(`${PREFIX}-`, ""));
      // An unreadable key may be a member's.
      return queryKey === null || isOthers(queryKey);
    });
    await delMany(others, store);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "SecurityError")) throw error;
  }
}

/** Removes a query's data from the device. Never throws. */
export async function removePersistedQuery(queryKey: QueryKey): Promise<void> {
  await queryStorage.removeItem(`${PREFIX}-${hashKey(queryKey)}`);
}

/** Deletes expired and unreadable entries from the device. Never throws. */
export async function removeExpiredEntries(): Promise<void> {
  if (!__MOCKS__) await persister.persisterGc();
}
