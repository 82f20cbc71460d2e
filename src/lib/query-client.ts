/** @file The query cache, in memory and persisted on the device for the next visit. */

import {
  type FetchQueryOptions,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import * as v from "valibot";
import { isNotFound } from "@/lib/http";
import { ownerOf, queryStorage } from "@/lib/query-storage";
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
      void queryStorage.removeItem(query.queryKey);
    },
  }),
  mutationCache: new MutationCache({
    // Even a failed write may have reached the server, so the next visit to a page refetches. The key of a write begins
    // with what it is about, as those of queries do.
    onSettled: (_data, _error, _variables, _result, { options: { mutationKey = [] } }) =>
      void queryClient.invalidateQueries({
        queryKey: mutationKey.slice(0, 1),
        refetchType: "none",
      }),
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
      // For queries that no loader has restored, such as the home page's.
      persister: async (queryFn, context, query) => {
        await restore(query);
        return queryFn(context);
      },
    },
    mutations: { networkMode: "offlineFirst" },
  },
});

/** Raise this when persisted data changes its meaning, which the lenient schemas would not notice. */
const VERSION = 5;

/** What is persisted of a query. Any other entry is deleted. */
const entryOf = <TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.object({
    version: v.literal(VERSION),
    dataUpdatedAt: v.pipe(
      v.number(),
      v.check((time) => Date.now() - time <= MAX_AGE_MS),
    ),
    data: schema,
  });

// Persists what is fetched, and what `setQueryData` writes.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated" || event.action.type !== "success") return;
  const { queryKey, meta, state } = event.query;
  if (!meta?.persistable) return;
  const { dataUpdatedAt } = state;
  const data = meta.persistable(state.data);
  void queryStorage.setItem(queryKey, { version: VERSION, dataUpdatedAt, data });
});

/** How long a page waits for the database, which then continues in the background. */
const DATABASE_MS = 300;

/**
 * Puts a query's persisted data into the cache, as stale data, unless the cache has data. Resolves after `DATABASE_MS` at
 * the latest; data that is found later is still put into the cache.
 */
async function restore(query: Query): Promise<void> {
  const { queryKey, meta: { schema } = {} } = query;
  if (query.state.data !== undefined || !schema) return;
  const work = async () => {
    const entry = await queryStorage.getItem(queryKey);
    if (entry === undefined) return;
    const restored = v.safeParse(entryOf(schema), entry);
    if (!restored.success) return await queryStorage.removeItem(queryKey);
    // The server may have been faster.
    if (query.state.data !== undefined) return;
    const { data, dataUpdatedAt } = restored.output;
    query.setState({ data, dataUpdatedAt, status: "success", isInvalidated: true });
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
  if (!queryClient.getQueryState(options.queryKey)) return;
  // Without the persister, which would look for the data on the device a second time.
  void queryClient.prefetchQuery({ ...options, persister: (queryFn, context) => queryFn(context) });
}

/**
 * Removes members' data from memory and the device, but for the current member's. The responses to pending requests for
 * it are discarded.
 * @param uid the current member's; null if no one is signed in
 * @throws what IndexedDB throws, unless the browser blocks databases
 */
export async function removeOtherMembersData(uid: string | null): Promise<void> {
  const isKept = (owner: unknown) => owner === undefined || owner === uid;
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isKept(ownerOf(queryKey)) });
  await queryStorage.removeOthers(uid);
}

/** Deletes expired and unreadable entries from the device. Never throws. */
export async function removeExpiredEntries(): Promise<void> {
  await queryStorage.retain((entry) => v.is(entryOf(v.unknown()), entry));
}
