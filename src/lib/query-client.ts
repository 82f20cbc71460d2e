import {
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from "@tanstack/query-persist-client-core";
import {
  type FetchQueryOptions,
  hashKey,
  MutationCache,
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from "@tanstack/react-query";
import * as v from "valibot";
import { isNotFound } from "@/lib/http-error";
import { whenIdle } from "@/lib/idle";
import { parseJson } from "@/lib/lenient";
import { isOfOthers } from "@/lib/query-keys";
import { queryStorage, removeEntries } from "@/lib/query-storage";

/** The query cache, in memory and persisted on the device for the next visit. */

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Validates a restored answer; a query without a schema is not persisted. */
      schema?: v.GenericSchema;
      /** Selects the part of an answer that may be persisted; by default all of it. */
      // biome-ignore lint/suspicious/noExplicitAny: each query knows its own data
      persistable?: (data: any) => unknown;
    };
  }
}

/** A prefetched answer is fresh for this long, so the visit sends no second request. Milliseconds. */
const STALE_MS = 10_000;

/** A persisted answer that is not renewed for this long is deleted. Milliseconds. */
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

/** Loaders start the queries: nothing is fetched on focus or mount, and nothing is retried. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (isNotFound(error)) removeData(query);
    },
  }),
  mutationCache: new MutationCache({
    // A write may have outdated any query; the next visit fetches it again.
    onSettled: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  }),
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      persister: persist,
      networkMode: "always",
      retry: false,
      retryOnMount: false,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

const PersistedSchema = v.looseObject({
  queryHash: v.string(),
  state: v.looseObject({ data: v.unknown() }),
});

const queryOf = (queryHash: string) => queryClient.getQueryCache().get(queryHash);

const PREFIX = "query";

const persister = createQueryPersister<string | undefined>({
  storage: queryStorage,
  prefix: PREFIX,
  // Entries of another version of the app are deleted unread.
  buster: "2",
  maxAge: MAX_AGE_MS,
  // `persist` renews instead: a failed renewal by the persister is an unhandled rejection.
  refetchOnRestore: false,
  serialize: async (persisted) => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    // The query may have been removed by now, with its owner's session.
    const query = queryOf(persisted.queryHash);
    if (query?.state.data === undefined) return undefined;
    const { data, dataUpdatedAt } = query.state;
    const { persistable = (all: unknown) => all } = query.meta ?? {};
    return JSON.stringify({ ...persisted, state: { data: persistable(data), dataUpdatedAt } });
  },
  // The persister deletes an entry for which this throws.
  deserialize: (text = "") => {
    const persisted: PersistedQuery = JSON.parse(text);
    v.assert(PersistedSchema, persisted);
    const { schema = v.unknown() } = queryOf(persisted.queryHash)?.meta ?? {};
    const data = v.parse(schema, persisted.state.data);
    return { ...persisted, state: { ...persisted.state, data } };
  },
});

/** Neither in the demo, whose backend is always available, nor during prerendering. */
const canPersist = () => !__MOCKS__ && "indexedDB" in globalThis;

const isPersisted = ({ meta }: Pick<Query, "meta">) => canPersist() && meta?.schema !== undefined;

/** The persister of every query: restores its persisted data and renews them at once, or else fetches. */
async function persist<TData, TKey extends QueryKey>(
  queryFn: (context: QueryFunctionContext<TKey>) => TData | Promise<TData>,
  context: QueryFunctionContext<TKey>,
  query: Query,
): Promise<TData> {
  if (!isPersisted(query)) return queryFn(context);
  let isRestored = true;
  const fetchData = (fetchContext: QueryFunctionContext<TKey>) => {
    isRestored = false;
    return queryFn(fetchContext);
  };
  const data = await persister.persisterFn(fetchData, context, query);
  // Scheduled, so that it runs after the persister has set the age of the restored data.
  if (isRestored) notifyManager.schedule(() => void renew(query));
  return data;
}

const renew = ({ queryKey }: Query) => queryClient.refetchQueries({ queryKey, exact: true });

// Data that `setQueryData` corrects are corrected on the device too.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated" || event.action.type !== "success") return;
  if (event.action.manual && isPersisted(event.query)) void persister.persistQuery(event.query);
});

/** Removes a query's data from memory and device, but keeps its error. */
function removeData(query: Query<unknown, unknown>): void {
  query.setState({ data: undefined, dataUpdatedAt: 0 });
  void removePersistedQuery(query.queryKey);
}

/**
 * Starts a query for a page.
 * @returns resolves once its persisted data are in the cache or the request is sent, without awaiting the server
 */
export function startQuery<TData, TError, TQueryData, TKey extends QueryKey>(
  options: FetchQueryOptions<TData, TError, TQueryData, TKey>,
): Promise<void> {
  if (queryClient.getQueryState(options.queryKey)?.fetchStatus === "fetching")
    return Promise.resolve();
  return new Promise((resolve) => {
    const waiting: typeof persist = (queryFn, context, query) =>
      persist(
        (fetchContext) => {
          resolve();
          return queryFn(fetchContext);
        },
        context,
        query,
      );
    void queryClient.prefetchQuery({ ...options, persister: waiting }).then(resolve);
  });
}

/** A query's persisted data, without a request to the server; undefined where there are none. */
export function persistedData<TData, TError, TQueryData, TKey extends QueryKey>(
  options: FetchQueryOptions<TData, TError, TQueryData, TKey>,
): Promise<TQueryData | undefined> {
  const defaulted = queryClient.defaultQueryOptions(options);
  const query = queryClient.getQueryCache().build(queryClient, defaulted);
  return isPersisted(query) ? persister.retrieveQuery(query.queryHash) : Promise.resolve(undefined);
}

let memberReads = new AbortController();

/** A signal for members' reads, which aborts when the session becomes another person's. */
export function memberSignal(): AbortSignal {
  return memberReads.signal;
}

/**
 * Removes other members' data from memory and device, and aborts their requests.
 * @param uid the current member's; null where no user is signed in
 * @returns the removed data
 * @throws what IndexedDB throws
 */
export async function removeOtherMembersData(uid: string | null): Promise<unknown[]> {
  const cache = queryClient.getQueryCache();
  const queries = cache.findAll({ predicate: ({ queryKey }) => isOfOthers(queryKey, uid) });
  if (queries.length > 0) {
    memberReads.abort();
    memberReads = new AbortController();
  }
  const inMemory: unknown[] = queries.map(({ state }) => state.data);
  for (const query of queries) {
    void query.cancel({ silent: true });
    cache.remove(query);
  }
  if (!canPersist()) return inMemory;
  const removed = await removeEntries((key) => {
    const queryKey = parseJson(v.array(v.unknown()), key.replace(`${PREFIX}-`, ""));
    return queryKey === null || isOfOthers(queryKey, uid);
  });
  const persisted = removed.flatMap((text) => parseJson(PersistedSchema, text) ?? []);
  return [...inMemory, ...persisted.map(({ state }) => state.data)];
}

/** Removes a query from the device. Never throws. */
export async function removePersistedQuery(queryKey: QueryKey): Promise<void> {
  if (canPersist()) await queryStorage.removeItem(`${PREFIX}-${hashKey(queryKey)}`);
}

/** Deletes outdated answers from the device. */
export async function removeExpiredEntries(): Promise<void> {
  if (canPersist()) await persister.persisterGc();
}
