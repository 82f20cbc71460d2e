import { QueryObserver, queryOptions } from "@tanstack/react-query";
import { IDBObjectStore } from "fake-indexeddb";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError, type HttpErrorKind } from "@/lib/http-error";
import {
  memberSignal,
  queryClient,
  removeExpiredEntries,
  removeOtherMembersData,
  startQuery,
} from "@/lib/query-client";
import { memberKey, publicKey } from "@/lib/query-keys";
import {
  persist,
  persistedData,
  persistedKeys,
  storeEntry,
  stubIndexedDb,
} from "../support/indexed-db";

const schema = v.object({ title: v.string() });
type Answer = v.InferOutput<typeof schema>;

beforeEach(stubIndexedDb);
afterEach(() => {
  queryClient.clear();
});

const LONG_AGO = Date.UTC(2026, 0, 1);
const YESTERDAY = Date.now() - 24 * 60 * 60 * 1000;

/** A query that the test answers, and that counts how often the server is asked. */
function queryByHand(queryKey: readonly string[] = publicKey("tips")) {
  const asked: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  const options = queryOptions({
    queryKey,
    queryFn: () =>
      new Promise<Answer>((resolve, reject) => {
        asked.push({ resolve, reject });
      }),
    meta: { schema },
  });
  const known = () => queryClient.getQueryState<Answer>(queryKey);
  return {
    options,
    known,
    asked,
    timesAsked: () => asked.length,
    answer: async (title: string) => {
      asked.at(-1)?.resolve({ title });
      await vi.waitFor(() =>
        expect(known()).toMatchObject({ data: { title }, fetchStatus: "idle" }),
      );
    },
    fail: async (kind: HttpErrorKind) => {
      asked.at(-1)?.reject(new HttpError(kind, kind));
      await vi.waitFor(() => expect(known()).toMatchObject({ status: "error" }));
    },
  };
}

describe("a query that a page starts", () => {
  it.each([
    [9_999, 1],
    [10_000, 2],
  ])(
    "counts as fresh for ten seconds: a visit %i ms later has asked %i times",
    async (age, times) => {
      vi.spyOn(Date, "now").mockReturnValue(LONG_AGO);
      const query = queryByHand();
      await startQuery(query.options);
      await query.answer("Leeks");
      vi.spyOn(Date, "now").mockReturnValue(LONG_AGO + age);
      await startQuery(query.options);
      expect(query.timesAsked()).toBe(times);
      expect(query.known()).toMatchObject({ data: { title: "Leeks" } });
    },
  );

  it("is not asked again while it is being answered, which no page waits for", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(1);
  });

  it("is asked again at the next visit when it failed, and not before", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await query.fail("offline");
    expect(query.timesAsked()).toBe(1);
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(2);
  });

  it("is asked again at the next visit when something was written since", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await query.answer("Leeks");
    const write = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => 1 });
    await write.execute(undefined);
    expect(query.timesAsked()).toBe(1);
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(2);
  });
});

describe("a persisted answer", () => {
  it("is in the cache before the page is shown, with its age, and is renewed by one call", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await query.answer("Leeks");
    await vi.waitFor(async () => expect(await persistedKeys()).toHaveLength(1));
    const updatedAt = query.known()?.dataUpdatedAt;
    queryClient.clear();
    await startQuery(query.options);
    expect(query.known()?.data).toEqual({ title: "Leeks" });
    await vi.waitFor(() =>
      expect(query.known()).toMatchObject({ dataUpdatedAt: updatedAt, fetchStatus: "fetching" }),
    );
    expect(query.timesAsked()).toBe(2);
  });

  it("stays when its renewal fails, and the failure is no unhandled rejection", async () => {
    const query = queryByHand();
    await persist(query.options.queryKey, { title: "Leeks" }, YESTERDAY);
    await startQuery(query.options);
    await vi.waitFor(() => expect(query.timesAsked()).toBe(1));
    await query.fail("offline");
    expect(query.known()).toMatchObject({ data: { title: "Leeks" }, dataUpdatedAt: YESTERDAY });
  });

  it("is renewed by one call, though a component that shows it mounts after that has failed", async () => {
    const query = queryByHand();
    await persist(query.options.queryKey, { title: "Leeks" }, YESTERDAY);
    await startQuery(query.options);
    await vi.waitFor(() => expect(query.timesAsked()).toBe(1));
    await query.fail("offline");
    const component = new QueryObserver(queryClient, query.options);
    const unmount = component.subscribe(() => {});
    expect(component.getCurrentResult()).toMatchObject({ data: { title: "Leeks" } });
    expect(query.timesAsked()).toBe(1);
    unmount();
  });

  it("is removed from memory and device when the server says that it is gone", async () => {
    const query = queryByHand();
    await persist(query.options.queryKey, { title: "Leeks" }, YESTERDAY);
    await startQuery(query.options);
    await vi.waitFor(() => expect(query.timesAsked()).toBe(1));
    await query.fail("not-found");
    expect(query.known()?.data).toBeUndefined();
    await vi.waitFor(async () => expect(await persistedKeys()).toEqual([]));
  });

  it("follows a correction of the cache", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await query.answer("Leeks");
    queryClient.setQueryData(query.options.queryKey, { title: "Corrected" });
    await vi.waitFor(async () =>
      expect(await persistedData(...query.options.queryKey)).toEqual({ title: "Corrected" }),
    );
  });

  it.each([
    ["is of another form", { name: "Leeks" }, YESTERDAY, {}],
    ["is nothing", null, YESTERDAY, {}],
    ["is of another version of the app", { title: "Leeks" }, YESTERDAY, { buster: "1" }],
    ["is two months old", { title: "Leeks" }, LONG_AGO, {}],
  ])("is deleted when it %s", async (_, data, updatedAt, rest) => {
    const query = queryByHand();
    await persist(query.options.queryKey, data, updatedAt, rest);
    await startQuery(query.options);
    expect(query.known()).toMatchObject({ status: "pending", fetchStatus: "fetching" });
    expect(await persistedKeys()).toEqual([]);
  });

  it.each(["{", "null", "5", "[]", '{"queryHash":"x"}'])(
    "is deleted when it reads %s",
    async (text) => {
      const query = queryByHand();
      await storeEntry(`query-${JSON.stringify(query.options.queryKey)}`, text);
      await startQuery(query.options);
      expect(query.known()).toMatchObject({ status: "pending", fetchStatus: "fetching" });
      expect(await persistedKeys()).toEqual([]);
    },
  );

  it("is deleted in the end when no page asks for it any more", async () => {
    await persist(publicKey("old"), { title: "Leeks" }, LONG_AGO);
    await persist(publicKey("new"), { title: "Leeks" }, YESTERDAY);
    await storeEntry("query-broken", "null");
    await removeExpiredEntries();
    expect(await persistedKeys()).toEqual([publicKey("new")]);
  });

  it("that a slow database returns later does not replace the server's", async () => {
    const query = queryByHand();
    await persist(query.options.queryKey, { title: "From the device" }, YESTERDAY);
    const reads: IDBRequest[] = [];
    vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
      const read = { result: undefined };
      reads.push(read as unknown as IDBRequest);
      return read as never;
    });
    await startQuery(query.options);
    await query.answer("From the server");
    Object.assign(reads[0] ?? {}, { result: '{"state":{"data":{"title":"From the device"}}}' });
    reads[0]?.onsuccess?.(new Event("success"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(query.known()?.data).toEqual({ title: "From the server" });
    expect(query.timesAsked()).toBe(1);
  });

  it("does not exist where the query says nothing of its form", async () => {
    const { options } = queryByHand();
    await startQuery({ ...options, queryFn: async () => ({ title: "" }), meta: {} });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await persistedKeys()).toEqual([]);
  });
});

describe("a member's own data", () => {
  const mine = memberKey("rowan", "tips");
  const theirs = memberKey("ines", "tips");

  it("are removed from memory and device when another person signs in, and nothing else is", async () => {
    for (const key of [mine, theirs, publicKey("tips")]) {
      await persist(key, { title: key.join() }, YESTERDAY);
      await startQuery(queryByHand(key).options);
    }
    const removed = await removeOtherMembersData("ines");
    expect(removed).toContainEqual({ title: "member,rowan,tips" });
    expect(queryClient.getQueryData(mine)).toBeUndefined();
    expect(queryClient.getQueryData(theirs)).toBeDefined();
    expect(await persistedKeys()).toEqual([theirs, publicKey("tips")]);
  });

  it("are removed at a logout, though other entries cannot be read", async () => {
    await storeEntry("query-{", "unreadable key");
    await storeEntry(`query-${JSON.stringify(mine)}`, "null");
    await persist(theirs, { title: "Leeks" }, YESTERDAY);
    expect(await removeOtherMembersData(null)).toEqual([{ title: "Leeks" }]);
    expect(await persistedKeys()).toEqual([]);
  });

  it("are not requested any longer, and a late answer is neither shown nor persisted", async () => {
    const query = queryByHand(mine);
    const signal = memberSignal();
    await startQuery(query.options);
    const removing = removeOtherMembersData(null);
    expect(signal.aborted).toBe(true);
    expect(memberSignal().aborted).toBe(false);
    query.asked.at(-1)?.resolve({ title: "too late" });
    await removing;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(query.known()).toBeUndefined();
    expect(await persistedData(...mine)).toBeUndefined();
  });

  it("are not persisted by an idle browser after the logout", async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
    const query = queryByHand(mine);
    await startQuery(query.options);
    await query.answer("Leeks");
    await vi.waitFor(() => expect(idle).toHaveLength(1));
    await removeOtherMembersData(null);
    for (const run of idle) run();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await persistedKeys()).toEqual([]);
  });
});
