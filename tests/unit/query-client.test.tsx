import { type QueryKey, QueryObserver, queryOptions } from "@tanstack/react-query";
import { IDBObjectStore } from "fake-indexeddb";
import { createStore, keys } from "idb-keyval";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError, type HttpErrorKind } from "@/lib/http";
import {
  queryClient,
  removeExpiredEntries,
  removeOtherMembersData,
  restoreAndPrefetch,
} from "@/lib/query-client";
import { queryStorage } from "@/lib/query-storage";
import { persist, persistedData, persistedKeys, stubIndexedDb } from "../support/indexed-db";

const publicKey = (path: string) => ["plots", path];
const memberKey = (uid: string, path: string) => ["plots", path, uid];

const schema = v.object({ title: v.string() });
type Data = v.InferOutput<typeof schema>;

beforeEach(stubIndexedDb);

const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { interval: 1 });

const LONG_AGO = Date.UTC(2026, 0, 1);
const YESTERDAY = Date.now() - 24 * 60 * 60 * 1000;

/** A query whose requests the test counts and answers. */
function manualQuery(queryKey: QueryKey = publicKey("tips")) {
  const requests: { resolve: (data: Data) => void; reject: (error: Error) => void }[] = [];
  let answered = 0;
  /** The next request to answer, which is sent once the database has been read. */
  const nextRequest = async () => {
    await waitFor(() => expect(requests.length).toBeGreaterThan(answered));
    answered = requests.length;
    return requests.at(-1);
  };
  const options = queryOptions({
    queryKey,
    queryFn: () =>
      new Promise<Data>((resolve, reject) => {
        requests.push({ resolve, reject });
      }),
    meta: { schema, persistable: (data: Data) => data },
  });
  const state = () => queryClient.getQueryState<Data>(queryKey);
  return {
    options,
    state,
    requests,
    start: () => restoreAndPrefetch(options),
    answer: async (title: string) => {
      (await nextRequest())?.resolve({ title });
      await waitFor(() => expect(state()).toMatchObject({ data: { title }, fetchStatus: "idle" }));
    },
    fail: async (kind: HttpErrorKind) => {
      (await nextRequest())?.reject(new HttpError(kind, kind));
      await waitFor(() => expect(state()).toMatchObject({ status: "error" }));
    },
  };
}

type ManualQuery = ReturnType<typeof manualQuery>;

/** A query whose data was persisted yesterday, and whose refetch is pending. */
async function restoredQuery() {
  const query = manualQuery();
  await persist(query.options.queryKey, { title: "Leeks" }, YESTERDAY);
  await query.start();
  await waitFor(() => expect(query.requests).toHaveLength(1));
  return query;
}

/** Lets the page and then the request wait for a slow database as long as they do. */
async function startWithSlowDatabase(query: ManualQuery) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  void query.start();
  for (let time = 0; query.requests.length === 0 && time < 10; time += 1) {
    await vi.advanceTimersByTimeAsync(100);
  }
  vi.useRealTimers();
}

/** Waits long enough for a write that must not happen. */
const waitForWrites = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("a query that a page starts", () => {
  it.each([
    [1, 119_999],
    [2, 120_000],
  ])("has sent %i requests after a second visit %i ms later", async (count, age) => {
    vi.spyOn(Date, "now").mockReturnValue(LONG_AGO);
    const query = manualQuery();
    await query.start();
    await query.answer("Leeks");
    vi.spyOn(Date, "now").mockReturnValue(LONG_AGO + age);
    await query.start();
    expect(query.requests).toHaveLength(count);
    expect(query.state()).toMatchObject({ data: { title: "Leeks" } });
  });

  it("is requested again after the clock was put back", async () => {
    const query = manualQuery();
    await query.start();
    await query.answer("Leeks");
    vi.spyOn(Date, "now").mockReturnValue(Date.now() - 2 * 60 * 60 * 1000);
    await query.start();
    expect(query.requests).toHaveLength(2);
  });

  it("is not requested again by a component that mounts, even if its data is stale", async () => {
    vi.spyOn(Date, "now").mockReturnValue(LONG_AGO);
    const query = manualQuery();
    await query.start();
    await query.answer("Leeks");
    vi.spyOn(Date, "now").mockReturnValue(LONG_AGO + 180_000);
    const unmount = new QueryObserver(queryClient, query.options).subscribe(() => {});
    expect(query.state()?.fetchStatus).toBe("idle");
    unmount();
  });

  it("is not requested again while a request is pending, and makes no page wait", async () => {
    const query = manualQuery();
    await query.start();
    await query.start();
    expect(query.requests).toHaveLength(1);
  });

  async function write(query: ManualQuery) {
    await query.answer("Leeks");
    const mutation = { mutationFn: async () => 1 };
    await queryClient.getMutationCache().build(queryClient, mutation).execute(undefined);
  }

  it.each([
    ["a failure", (query: ManualQuery) => query.fail("offline")],
    ["a write", write],
  ])("is requested again at the next visit after %s, but not before", async (_, act) => {
    const query = manualQuery();
    await query.start();
    await act(query);
    expect(query.requests).toHaveLength(1);
    await query.start();
    await waitFor(() => expect(query.requests).toHaveLength(2));
  });
});

describe("persisted data", () => {
  it("is in the cache with its age before the page is shown, and is refetched once", async () => {
    const query = manualQuery();
    await query.start();
    await query.answer("Leeks");
    await waitFor(async () => expect(await persistedKeys()).toHaveLength(1));
    const updatedAt = query.state()?.dataUpdatedAt;
    queryClient.clear();
    await query.start();
    expect(query.state()?.data).toEqual({ title: "Leeks" });
    await waitFor(() =>
      expect(query.state()).toMatchObject({ dataUpdatedAt: updatedAt, fetchStatus: "fetching" }),
    );
    expect(query.requests).toHaveLength(2);
  });

  it("is shown by a component that mounts before any page has started the query", async () => {
    const query = manualQuery();
    await persist(query.options.queryKey, { title: "Leeks" }, YESTERDAY);
    const component = new QueryObserver(queryClient, query.options);
    const results: string[] = [];
    const unmount = component.subscribe(({ data, status }) => {
      results.push(`${status} ${data?.title}`);
    });
    await waitFor(() => expect(query.requests).toHaveLength(1));
    await query.fail("offline");
    await query.start();
    expect(results).not.toContain("error undefined");
    expect(component.getCurrentResult()).toMatchObject({ data: { title: "Leeks" } });
    unmount();
  });

  it("remains if the refetch fails, and is not refetched by a component that mounts then", async () => {
    const query = await restoredQuery();
    await query.fail("offline");
    expect(query.state()).toMatchObject({ data: { title: "Leeks" }, dataUpdatedAt: YESTERDAY });
    const component = new QueryObserver(queryClient, query.options);
    const unmount = component.subscribe(() => {});
    expect(component.getCurrentResult()).toMatchObject({ data: { title: "Leeks" } });
    expect(query.requests).toHaveLength(1);
    unmount();
  });

  it("is removed from memory and device if the server no longer finds it", async () => {
    const query = await restoredQuery();
    await query.fail("not-found");
    expect(query.state()?.data).toBeUndefined();
    await waitFor(async () => expect(await persistedKeys()).toEqual([]));
  });

  it("is updated with the cache", async () => {
    const query = manualQuery();
    await query.start();
    await query.answer("Leeks");
    queryClient.setQueryData(query.options.queryKey, { title: "Corrected" });
    await waitFor(async () =>
      expect(await persistedData(...query.options.queryKey)).toEqual({ title: "Corrected" }),
    );
  });

  const queryKey = publicKey("tips");
  const titled = { title: "Leeks" };

  it.each([
    ["does not match the schema", () => persist(queryKey, { name: "Leeks" }, YESTERDAY)],
    ["is null", () => persist(queryKey, null, YESTERDAY)],
    ["has an older format", () => persist(queryKey, titled, YESTERDAY, 4)],
    ["is two months old", () => persist(queryKey, titled, LONG_AGO)],
    ["has the JSON of an earlier release", () => queryStorage.setItem(queryKey, '{"buster":"4"}')],
    ["is not an object", () => queryStorage.setItem(queryKey, null)],
    ["has no data", () => queryStorage.setItem(queryKey, { version: 5, dataUpdatedAt: YESTERDAY })],
    ["has no date", () => queryStorage.setItem(queryKey, { version: 5, data: titled })],
  ])("is deleted if it %s", async (_, given) => {
    await given();
    const query = manualQuery(queryKey);
    await query.start();
    expect(query.state()).toMatchObject({ status: "pending", fetchStatus: "fetching" });
    expect(await persistedKeys()).toEqual([]);
  });

  it("is deleted two months later even if no page requests it", async () => {
    await persist(publicKey("old"), { title: "Leeks" }, LONG_AGO);
    await persist(publicKey("new"), { title: "Leeks" }, YESTERDAY);
    await queryStorage.setItem(publicKey("broken"), null);
    await persist(memberKey("rowan", "old"), { title: "Leeks" }, LONG_AGO);
    await removeExpiredEntries();
    expect(await persistedKeys()).toEqual([publicKey("new")]);
  });

  it("delays a request only once if the database is slow", async () => {
    const query = manualQuery();
    const read = vi.spyOn(queryStorage, "getItem").mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    void query.start();
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect(query.requests).toHaveLength(1);
    expect(read).toHaveBeenCalledOnce();
  });

  it("is shown as soon as a slow database returns it, even after a failure", async () => {
    const query = manualQuery();
    await persist(query.options.queryKey, { title: "Leeks" }, YESTERDAY);
    const { getItem } = queryStorage;
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    vi.spyOn(queryStorage, "getItem").mockImplementation(async (key) => {
      await isOpen;
      return getItem(key);
    });
    await startWithSlowDatabase(query);
    await query.fail("offline");
    expect(query.state()?.data).toBeUndefined();
    open();
    await waitFor(() => expect(query.state()?.data).toEqual({ title: "Leeks" }));
    expect(query.state()).toMatchObject({ error: { kind: "offline" }, isInvalidated: true });
  });

  it("does not replace the server's if a slow database returns it later", async () => {
    const query = manualQuery();
    await persist(query.options.queryKey, { title: "From the device" }, YESTERDAY);
    const reads: IDBRequest[] = [];
    vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
      const read = { result: undefined };
      reads.push(read as unknown as IDBRequest);
      return read as never;
    });
    await startWithSlowDatabase(query);
    await query.answer("From the server");
    Object.assign(reads[0] ?? {}, {
      result: { version: 5, dataUpdatedAt: YESTERDAY, data: { title: "From the device" } },
    });
    reads[0]?.onsuccess?.(new Event("success"));
    await waitForWrites();
    expect(query.state()?.data).toEqual({ title: "From the server" });
    expect(query.requests).toHaveLength(1);
  });

  it("is looked up again after a failure", async () => {
    const query = manualQuery();
    await persist(query.options.queryKey, { title: "Leeks" }, YESTERDAY);
    const read = vi.spyOn(queryStorage, "getItem").mockResolvedValue(undefined);
    await query.start();
    await query.fail("offline");
    expect(query.state()?.data).toBeUndefined();
    read.mockRestore();
    await query.start();
    expect(query.state()?.data).toEqual({ title: "Leeks" });
  });

  it("does not exist for a query without a schema", async () => {
    const { options } = manualQuery();
    await restoreAndPrefetch({ ...options, queryFn: async () => ({ title: "" }), meta: {} });
    await waitForWrites();
    expect(await persistedKeys()).toEqual([]);
  });
});

describe("a member's own data", () => {
  const mine = memberKey("rowan", "tips");
  const theirs = memberKey("ines", "tips");

  it("is removed from memory and device when another person signs in, and nothing else is", async () => {
    for (const key of [mine, theirs, publicKey("tips")]) {
      await persist(key, { title: key.join() }, YESTERDAY);
      await manualQuery(key).start();
    }
    await removeOtherMembersData("ines");
    expect(queryClient.getQueryData(mine)).toBeUndefined();
    expect(queryClient.getQueryData(theirs)).toBeDefined();
    expect(await persistedKeys()).toEqual([publicKey("tips"), theirs]);
  });

  it("is removed at logout even if other entries are unreadable", async () => {
    await queryStorage.setItem(mine, null);
    await persist(theirs, { title: "Leeks" }, YESTERDAY);
    await removeOtherMembersData(null);
    expect(await persistedKeys()).toEqual([]);
  });

  const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);

  it("is in a database of its own, which no longer exists after the logout", async () => {
    await persist(publicKey("tips"), { title: "Leeks" }, YESTERDAY);
    await persist(mine, { title: "Leeks" }, YESTERDAY);
    expect(await databaseNames()).toContain("sow-and-tell:rowan");
    await removeOtherMembersData(null);
    await waitFor(async () => expect(await databaseNames()).not.toContain("sow-and-tell:rowan"));
  });

  it("is removed while another tab has its database open, and persisted again once they return", async () => {
    await persist(mine, { title: "Leeks" }, YESTERDAY);
    const otherTab = createStore("sow-and-tell:rowan", "queries");
    expect(await keys(otherTab)).toHaveLength(1);
    await removeOtherMembersData(null);
    expect(await keys(otherTab)).toEqual([]);
    await otherTab("readonly", (objects) => objects.transaction.db.close());
    await persist(mine, { title: "Beans" }, YESTERDAY);
    expect(await persistedData(...mine)).toEqual({ title: "Beans" });
  });

  it("is not persisted by a browser that cannot list its databases", async () => {
    const open = indexedDB.open.bind(indexedDB);
    vi.stubGlobal("indexedDB", { open });
    await persist(mine, { title: "Leeks" }, YESTERDAY);
    await persist(publicKey("tips"), { title: "Leeks" }, YESTERDAY);
    await removeOtherMembersData(null);
    expect(await persistedData(...mine)).toBeUndefined();
    expect(await persistedData(...publicKey("tips"))).toEqual({ title: "Leeks" });
    vi.unstubAllGlobals();
    await stubIndexedDb();
  });

  it("is neither shown nor persisted if it arrives after the logout", async () => {
    const query = manualQuery(mine);
    await query.start();
    const removing = removeOtherMembersData(null);
    query.requests.at(-1)?.resolve({ title: "too late" });
    await removing;
    await waitForWrites();
    expect(query.state()).toBeUndefined();
    expect(await persistedData(...mine)).toBeUndefined();
  });
});
