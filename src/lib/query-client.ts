/** @file The query cache, in memory and persisted on the device for the next visit. */

import {
  experimental_createQueryPersister as createQueryPersister,
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
  type QueryState,
} from "@tanstack/react-query";
import * as v from "valibot";
import { isNetworkError, isNotFound } from "@/lib/http-error";
import { whenIdle } from "@/lib/idle";
import { parseJson } from "@/lib/lenient";
import { queryStorage, removeEntries } from "@/lib/query-storage";
import { withTimeLimit } from "@/lib/time-limit";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Validates restored data; a query without a schema is not persisted. */
      schema?: v.GenericSchema;
      /** Selects the part of the data that may be persisted; by default all of it. */
      // biome-ignore lint/suspicious/noExplicitAny: each query knows its own data
      persistable?: (data: any) => unknown;
    };
  }
}

/** The query key of public data. */
export const publicKey = (...parts: string[]) => ["public", ...parts] as const;

/** The query key of what only members may see. @param uid the member who requests it */
export const memberKey = (uid: string, ...parts: string[]) => ["member", uid, ...parts] as const;

/** Whether a query key is another member's. @param uid the current member's; null if no one is signed in */
const belongsToOther = ([scope, owner]: readonly unknown[], uid: string | null) =>
  scope === "member" && owner !== uid;

/** Data is fresh for this long, so a page that is visited soon after its prefetch sends no second request. */
const FRESH_MS = 10_000;

/** Persisted data that has not been refreshed for this long is deleted. */
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Nothing is retried, and only queries with a network error are refetched automatically, when the connection is back:
 * the loaders request what is stale. The trending tips, which have no loader, refetch when they mount instead.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (isNotFound(error)) removeData(query);
    },
  }),
  mutationCache: new MutationCache({
    // After a mutation, any query may be stale; the next visit refetches it. `submitTip` is not a mutation: there,
    // `cacheTip` does the same.
    onSettled: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // Offline, a request fails at once instead of pausing.
      networkMode: "always",
      // Not while a modal is open, since the new data may remove what the user is reading in it.
      refetchOnReconnect: ({ state }) =>
        isNetworkError(state.error) && !document.querySelector("dialog[open]") ? "always" : false,
      retry: false,
      retryOnMount: false,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      // Before a request, restores what no loader has restored, such as the lists of the home page.
      persister: async (queryFn, context, query) => {
        await restore(query);
        return queryFn(context);
      },
    },
    mutations: { networkMode: "always" },
  },
});

const PersistedSchema = v.looseObject({
  queryHash: v.string(),
  state: v.looseObject({ data: v.unknown(), dataUpdatedAt: v.pipe(v.number(), v.safeInteger()) }),
});

const findQuery = (queryHash: string) => queryClient.getQueryCache().get(queryHash);

type RestoredState<TData> = Pick<QueryState<TData>, "data" | "dataUpdatedAt">;

const PREFIX = "query";

const devicePersister = createQueryPersister<string | undefined>({
  storage: queryStorage,
  prefix: PREFIX,
  // Raise this when stored data changes its meaning, which the lenient schemas would not notice. Entries with another
  // value are deleted.
  buster: "2",
  maxAge: MAX_AGE_MS,
  // Waits until the browser is idle, and then serializes the query's latest state rather than `persisted.state`.
  serialize: async (persisted) => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    // The query may be gone by now, for example after a logout.
    const query = findQuery(persisted.queryHash);
    if (query?.state.data === undefined) return undefined;
    const { data, dataUpdatedAt } = query.state;
    const { persistable = (all: unknown) => all } = query.meta ?? {};
    return JSON.stringify({ ...persisted, state: { data: persistable(data), dataUpdatedAt } });
  },
  // The persister deletes an entry for which this throws.
  deserialize: (text = "") => {
    const persisted: PersistedQuery = JSON.parse(text);
    v.assert(PersistedSchema, persisted);
    const { schema = v.unknown() } = findQuery(persisted.queryHash)?.meta ?? {};
    const { state } = persisted;
    const data = v.parse(schema, state.data);
    // `retrieveQuery` returns only `state.data`, so the data is wrapped together with its time.
    const restored: RestoredState<unknown> = { data, dataUpdatedAt: state.dataUpdatedAt };
    return { ...persisted, state: { ...state, data: restored } };
  },
});

/**
 * Whether data may be persisted: not with the mocks, which respond at once, nor without IndexedDB, as during
 * prerendering.
 */
const canPersist = () => !__MOCKS__ && "indexedDB" in globalThis;

const shouldPersist = ({ meta }: Pick<Query, "meta">) => canPersist() && meta?.schema !== undefined;

// Persists what is fetched, and what `setQueryData` writes.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated" || event.action.type !== "success") return;
  if (shouldPersist(event.query)) void devicePersister.persistQuery(event.query);
});

/** Removes a query's data from memory and the device. Its error remains. */
function removeData(query: Query<unknown, unknown>): void {
  query.setState({ data: undefined, dataUpdatedAt: 0 });
  void removePersistedQuery(query.queryKey);
}

/** How long a page or a write waits for the database, which then continues in the background. */
const DATABASE_MS = 300;

const waitBriefly = (work: Promise<void>) => withTimeLimit(work, DATABASE_MS).catch(() => {});

/**
 * Puts a query's persisted data into the cache, as stale data, unless the cache has data, or the server has responded
 * that there is none. Sends no request. Resolves after `DATABASE_MS` at the latest; data that is found later is still
 * put into the cache.
 */
async function restore<TData, TError, TQueryData, TKey extends QueryKey>(
  query: Query<TData, TError, TQueryData, TKey>,
): Promise<void> {
  if (query.state.data !== undefined || !shouldPersist(query)) return;
  const work = async () => {
    const { retrieveQuery } = devicePersister;
    const restored = await retrieveQuery<RestoredState<TQueryData>>(query.queryHash);
    const { data, error } = query.state;
    if (restored !== undefined && data === undefined && !isNotFound(error))
      query.setState({ ...restored, status: "success", isInvalidated: true });
  };
  await waitBriefly(work());
}

/** Like `restore`, for a query that may not exist yet: creates it in the cache. */
export async function restoreQuery<TData, TError, TQueryData, TKey extends QueryKey>(
  options: FetchQueryOptions<TData, TError, TQueryData, TKey>,
): Promise<void> {
  const defaulted = queryClient.defaultQueryOptions(options);
  await restore(queryClient.getQueryCache().build(queryClient, defaulted));
}

/**
 * Restores a page's query and, unless its data is fresh, requests it.
 * @returns a promise that does not wait for the server: it resolves once the persisted data has been looked up, or
 *   after `DATABASE_MS`
 */
export async function startQuery<TData, TError, TQueryData, TKey extends QueryKey>(
  options: FetchQueryOptions<TData, TError, TQueryData, TKey>,
): Promise<void> {
  await restoreQuery(options);
  // A logout may have removed the query meanwhile.
  if (!queryClient.getQueryState(options.queryKey)) return;
  // Replaces the default `persister`, which would look up the persisted data again.
  void queryClient.prefetchQuery({ ...options, persister: (queryFn, context) => queryFn(context) });
}

/**
 * Removes other members' data from memory and the device. The responses to their pending requests are discarded.
 * @param uid the current member's; null if no one is signed in
 * @throws what `removeEntries` throws
 */
export async function removeOtherMembersData(uid: string | null): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => belongsToOther(queryKey, uid) });
  if (!canPersist()) return;
  await removeEntries((key) => {
    const queryKey = parseJson(v.array(v.unknown()), key.replace(`${PREFIX}-`, ""));
    // An unreadable key may be a member's.
    return queryKey === null || belongsToOther(queryKey, uid);
  });
}

/** Removes a query's data from the device. Never throws. */
export async function removePersistedQuery(queryKey: QueryKey): Promise<void> {
  if (canPersist()) await waitBriefly(queryStorage.removeItem(`${PREFIX}-${hashKey(queryKey)}`));
}

/** Deletes expired and unreadable entries from the device. */
export async function removeExpiredEntries(): Promise<void> {
  if (canPersist()) await devicePersister.persisterGc();
}
