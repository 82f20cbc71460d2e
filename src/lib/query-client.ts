/** @file The query cache, in memory and persisted on the device for the next visit. */

import { experimental_createQueryPersister as createPersister } from "@tanstack/query-persist-client-core";
import {
  type FetchQueryOptions,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { createStore, del, entries, get, set } from "idb-keyval";
import * as v from "valibot";
import { isNetworkError, isNotFound } from "@/lib/http-error";
import { parseJson } from "@/lib/lenient";
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

const FRESH_MS = 10_000;
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

/** How long a page waits for data before it renders without: a device's database answers sooner. */
const WAIT_MS = 300;

const store = createStore("sow-and-tell", "queries");

/** A database that is blocked, broken or slow counts as empty. */
const quietly = <T>(work: () => Promise<T>) =>
  withTimeLimit(Promise.resolve().then(work), WAIT_MS).catch(() => undefined);

const metaOf = (queryHash: string) => queryClient.getQueryCache().get(queryHash)?.meta ?? {};

export const queryStorage = {
  getItem: (key: string) => quietly(() => get<string>(key, store)),
  setItem: (key: string, text: string) => quietly(() => set(key, text, store)),
  removeItem: async (key: string) => void (await quietly(() => del(key, store))),
  entries: async () => (await quietly(() => entries<string, string>(store))) ?? [],
};

const persister = createPersister<string>({
  prefix: "query",
  buster: "3",
  maxAge: MAX_AGE_MS,
  storage: __MOCKS__ ? null : queryStorage,
  serialize: ({ state, ...query }) => {
    const { persistable = (all: unknown) => all } = metaOf(query.queryHash);
    return JSON.stringify({ ...query, state: { ...state, data: persistable(state.data) } });
  },
  // The persister deletes an entry for which this throws.
  deserialize: (text) => {
    const query = JSON.parse(text);
    const { schema = v.unknown() } = metaOf(query.queryHash);
    return { ...query, state: { ...query.state, data: v.parse(schema, query.state.data) } };
  },
});

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!isNotFound(error)) return;
      query.setState({ data: undefined, dataUpdatedAt: 0 });
      void removePersistedQuery(query.queryKey);
    },
  }),
  mutationCache: new MutationCache({
    onSettled: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      networkMode: "always",
      refetchOnReconnect: ({ state }) =>
        isNetworkError(state.error) && !document.querySelector("dialog[open]") ? "always" : false,
      retry: false,
      retryOnMount: false,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      // As `persisterFn`, whose background request would reject unhandled.
      persister: async (queryFn, context, query) => {
        const isPersisted = query.meta?.schema !== undefined;
        if (isPersisted && query.state.data === undefined) {
          const restored = await persister.retrieveQuery(query.queryHash, ({ state }) => {
            query.setState({ dataUpdatedAt: state.dataUpdatedAt });
            query.fetch().catch(() => {});
          });
          if (restored !== undefined) return restored;
        }
        const data = await queryFn(context);
        if (isPersisted) notifyManager.schedule(() => void persister.persistQuery(query));
        return data;
      },
    },
    mutations: { networkMode: "always" },
  },
});

/** Starts a page's query. @returns a promise that waits for its data, but for `WAIT_MS` at most */
export async function startQuery<TData, TError, TQueryData, TKey extends QueryKey>(
  options: FetchQueryOptions<TData, TError, TQueryData, TKey>,
): Promise<void> {
  await withTimeLimit(queryClient.prefetchQuery(options), WAIT_MS).catch(() => {});
}

/** Removes members' data from memory and the device, but for the current member's. */
export async function removeOtherMembersData(uid: string | null): Promise<void> {
  const isOthers = ([scope, owner]: readonly unknown[]) => scope === "member" && owner !== uid;
  const others = queryClient.getQueryCache().findAll({ predicate: (q) => isOthers(q.queryKey) });
  for (const { queryKey } of others) queryClient.removeQueries({ queryKey });
  for (const [key] of await queryStorage.entries()) {
    const queryKey = parseJson(v.array(v.unknown()), key.replace("query-", ""));
    // An unreadable key may be a member's.
    if (queryKey === null || isOthers(queryKey)) await queryStorage.removeItem(key);
  }
}

/** Removes a query's data from the device. Never throws. */
export async function removePersistedQuery(queryKey: QueryKey): Promise<void> {
  await persister.removeQueries({ queryKey, exact: true });
}

/** Deletes expired and unreadable entries from the device. */
export const removeExpiredEntries = () => persister.persisterGc();
