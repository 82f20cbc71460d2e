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
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import * as v from "valibot";
import { isNotFound } from "@/lib/http-error";
import { whenIdle } from "@/lib/idle";
import { isPrefetch } from "@/lib/prefetch-mark";
import { isOfOthers } from "@/lib/query-keys";
import {
  FORMAT,
  queryStorage,
  STORAGE_PREFIX,
  storageKeyOf,
  storedKeys,
} from "@/lib/query-storage";

/** The one query cache: in memory while pages use it, and persisted on the device to stand at once at the next visit. */

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** What a persisted answer must look like; without it the query is not persisted. */
      schema?: v.GenericSchema;
      /** As much of an answer as may stay on the device; left out, all of it. */
      // biome-ignore lint/suspicious/noExplicitAny: each query knows its own data
      persistable?: (data: any) => unknown;
    };
  }
}

/** How long a prefetched answer is fresh enough for the visit that follows. Milliseconds. */
export const PREFETCH_FRESH_MS = 10_000;

/** How long a page waits for what is persisted; a database that does not open must not hold it up. Milliseconds. */
const RESTORE_PATIENCE_MS = 500;

/** When each query was prefetched, by its hash. From `performance.now`. */
const prefetched = new Map<string, number>();

// What a write corrects is rendered together with what its page says of it.
notifyManager.setScheduler(queueMicrotask);

/** Loaders start the queries, once a visit: nothing is fetched, or fetched again, by itself. */
export const queryClient = new QueryClient({
  // After a write nothing that was read before it is sure.
  mutationCache: new MutationCache({ onMutate: () => prefetched.clear() }),
  defaultOptions: {
    queries: {
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

const persister = createQueryPersister({
  storage: queryStorage,
  prefix: STORAGE_PREFIX,
  buster: FORMAT,
  maxAge: Number.POSITIVE_INFINITY,
  serialize: (persisted) => {
    const { persistable } = queryClient.getQueryCache().get(persisted.queryHash)?.meta ?? {};
    const data = persistable ? persistable(persisted.state.data) : persisted.state.data;
    return JSON.stringify({ ...persisted, state: { ...persisted.state, data } });
  },
});

/** Not in the demo, whose backend is always there, nor while rendering on a server. */
const canPersist = () => !__MOCKS__ && "indexedDB" in globalThis;

/** The hashes of what is being removed from the device, where it may be for a moment yet, each with its last removal. */
const removed = new Map<string, Promise<void>>();

let isRestoring = false;

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated") return;
  const { query, action } = event;
  if (action.type === "success" && !isRestoring) persistWhenIdle(query);
  if (action.type === "error" && isNotFound(action.error)) removeData(query);
});

function persistWhenIdle(query: Query): void {
  if (!canPersist() || query.meta?.schema === undefined) return;
  whenIdle(() => {
    // It may have been removed since, with its owner's session.
    const isCurrent = queryClient.getQueryCache().get(query.queryHash) === query;
    if (!isCurrent || query.state.data === undefined) return;
    removed.delete(query.queryHash);
    // On a device without room for it the page works as without a persisted answer.
    persister.persistQuery(query).catch(() => {});
  });
}

/** Of what the server has no more the old answer goes, in memory and on the device; the failure stays. */
function removeData(query: Query): void {
  query.setState({ data: undefined, dataUpdatedAt: 0 });
  removePersistedQuery(query.queryKey);
}

/** Brings a persisted answer back into memory. An entry that cannot be read is deleted. */
async function restore(queryKey: QueryKey, schema: v.GenericSchema): Promise<void> {
  const queryHash = hashKey(queryKey);
  const persisted = await new Promise<PersistedQuery | undefined>((resolve, reject) => {
    persister.retrieveQuery(queryHash, resolve).then((data) => {
      if (data === undefined) resolve(undefined);
    }, reject);
  });
  // It may have been answered since.
  if (persisted === undefined || removed.has(queryHash)) return;
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const { success, output } = v.safeParse(schema, persisted.state.data);
  if (!success) return queryStorage.removeItem(storageKeyOf(queryHash));
  isRestoring = true;
  queryClient.setQueryData(queryKey, output, { updatedAt: persisted.state.dataUpdatedAt });
  isRestoring = false;
}

/** Puts what the device has of a query into the cache, without asking the server; gives up where that takes long. */
export async function restoreInTime({
  queryKey,
  meta,
}: {
  queryKey: QueryKey;
  meta?: Query["meta"];
}) {
  const isKnown = queryClient.getQueryData(queryKey) !== undefined;
  if (!canPersist() || isKnown || meta?.schema === undefined) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, RESTORE_PATIENCE_MS);
  });
  await Promise.race([restore(queryKey, meta.schema).catch(() => {}), isLate]);
  clearTimeout(timer);
}

/** The page that is open has asked for it: asking again would take what it shows of a failure from under the reader. */
const isOnScreen = (queryKey: QueryKey) =>
  queryClient.getQueryCache().find({ queryKey })?.isActive() ?? false;

/**
 * Starts a query for a visit to its page: what is persisted stands first, then the server is asked, once. A query that
 * was prefetched less than 10 s ago is not asked for again.
 * @param request of the loader; one that is marked as a prefetch leaves its answer for the visit to come
 * @returns as soon as the query runs; `settled` resolves when it has succeeded or failed
 */
export async function startQuery<TData, TError, TQueryData, TKey extends QueryKey>(
  options: FetchQueryOptions<TData, TError, TQueryData, TKey> & {
    queryKey: TKey;
    meta?: Query["meta"];
  },
  request?: Request,
): Promise<{ settled: Promise<unknown> }> {
  const queryHash = hashKey(options.queryKey);
  const prefetchedAt = prefetched.get(queryHash) ?? Number.NEGATIVE_INFINITY;
  const isFresh = performance.now() - prefetchedAt < PREFETCH_FRESH_MS;
  const isAhead = isPrefetch(request);
  if (isAhead && isOnScreen(options.queryKey)) return { settled: Promise.resolve() };
  if (isAhead) prefetched.set(queryHash, isFresh ? prefetchedAt : performance.now());
  else prefetched.delete(queryHash);
  await restoreInTime({ queryKey: options.queryKey, meta: options.meta });
  const state = queryClient.getQueryState(options.queryKey);
  const isAnswered = state?.status === "success" || state?.fetchStatus === "fetching";
  if (isFresh && isAnswered) return { settled: Promise.resolve() };
  // Its failure is the page's to show.
  return { settled: queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => {}) };
}

let memberReads = new AbortController();

/** Aborted when another person uses the device from now on. */
export function memberSignal(): AbortSignal {
  return memberReads.signal;
}

/**
 * Removes what is other members' from memory and device, and aborts what is under way for them.
 * @param uid of the member that stays; null where no user is signed in
 * @returns the data that were removed
 * @throws what IndexedDB throws
 */
export async function removeOtherMembers(uid: string | null): Promise<unknown[]> {
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
  return [...inMemory, ...(await removePersistedOfOthers(uid))];
}

/** Removes a query from the device; from now on what is there is not restored. */
export function removePersistedQuery(queryKey: QueryKey): void {
  if (!canPersist()) return;
  const queryHash = hashKey(queryKey);
  const removal = queryStorage.removeItem(storageKeyOf(queryHash));
  removed.set(queryHash, removal);
  removal.then(
    () => {
      if (removed.get(queryHash) === removal) removed.delete(queryHash);
    },
    // It is still there, and stays marked.
    () => {},
  );
}

/** Removes other members' queries from the device. @returns their data */
async function removePersistedOfOthers(uid: string | null): Promise<unknown[]> {
  if (!canPersist()) return [];
  const hashes = (await storedKeys()).map((key) => key.slice(storageKeyOf("").length));
  const others = hashes.filter((queryHash) => isOfOthers(JSON.parse(queryHash), uid));
  return Promise.all(
    others.map(async (queryHash) => {
      const data = await persister.retrieveQuery(queryHash);
      await queryStorage.removeItem(storageKeyOf(queryHash));
      return data;
    }),
  );
}
