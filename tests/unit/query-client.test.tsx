import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError, type HttpErrorKind } from "@/lib/http-error";
import { markPrefetch } from "@/lib/prefetch-mark";
import { memberSignal, queryClient, removeOtherMembers, startQuery } from "@/lib/query-client";
import { memberKey, publicKey } from "@/lib/query-keys";
import { queryStorage } from "@/lib/query-storage";
import { persist, persistedData, persistedKeys, stubIndexedDb } from "../support/indexed-db";

const schema = v.object({ title: v.string() });
type Answer = v.InferOutput<typeof schema>;

beforeEach(stubIndexedDb);
afterEach(() => {
  queryClient.clear();
});

const LONG_AGO = Date.UTC(2026, 0, 1);

/** A query that is answered by hand, and counts how often it is asked. */
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

const prefetchRequest = () => {
  const request = new Request("https://site.test/");
  markPrefetch(request);
  return request;
};

describe("a query that a page starts", () => {
  it("is asked once a visit", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await query.answer("Leeks");
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(2);
    expect(query.known()).toMatchObject({ data: { title: "Leeks" }, fetchStatus: "fetching" });
  });

  it("is not asked again while it is being answered", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(1);
  });

  it("is not asked again by itself when it failed", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await query.fail("offline");
    expect(query.timesAsked()).toBe(1);
  });

  it("keeps what it knew when its renewal fails, and throws nothing into the air", async () => {
    const query = queryByHand();
    await persist(query.options.queryKey, { title: "Leeks" }, LONG_AGO);
    await startQuery(query.options);
    await query.fail("offline");
    expect(query.known()).toMatchObject({ data: { title: "Leeks" }, dataUpdatedAt: LONG_AGO });
  });

  it("knows nothing any more of what the server says is gone", async () => {
    const query = queryByHand();
    await persist(query.options.queryKey, { title: "Leeks" }, LONG_AGO);
    await startQuery(query.options);
    await query.fail("not-found");
    expect(query.known()?.data).toBeUndefined();
    await vi.waitFor(async () => expect(await persistedKeys()).toEqual([]));
  });
});

describe("a prefetched query", () => {
  it("is not asked again at the visit that follows, but at the next", async () => {
    const query = queryByHand();
    await startQuery(query.options, prefetchRequest());
    await query.answer("Leeks");
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(1);
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(2);
  });

  it("is not asked twice by two prefetches", async () => {
    const query = queryByHand();
    await startQuery(query.options, prefetchRequest());
    await query.answer("Leeks");
    await startQuery(query.options, prefetchRequest());
    expect(query.timesAsked()).toBe(1);
  });

  it.each([
    [9_999, 1],
    [10_000, 2],
  ])("is fresh for ten seconds: after %i ms it was asked %i times", async (age, times) => {
    const query = queryByHand();
    const now = vi.spyOn(performance, "now").mockReturnValue(50_000);
    await startQuery(query.options, prefetchRequest());
    await query.answer("Leeks");
    now.mockReturnValue(50_000 + age);
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(times);
  });

  it("is asked again when it failed, or when something was written since", async () => {
    const query = queryByHand();
    await startQuery(query.options, prefetchRequest());
    await query.fail("offline");
    await startQuery(query.options, prefetchRequest());
    expect(query.timesAsked()).toBe(2);
    await query.answer("Leeks");
    const write = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => 1 });
    await write.execute(undefined);
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(3);
  });
});

describe("an answer on the device", () => {
  it("is there for the next visit, with its age", async () => {
    const query = queryByHand();
    await startQuery(query.options);
    await query.answer("Leeks");
    await vi.waitFor(async () => expect(await persistedKeys()).toHaveLength(1));
    const updatedAt = query.known()?.dataUpdatedAt;
    queryClient.clear();
    await startQuery(query.options);
    expect(query.known()).toMatchObject({
      data: { title: "Leeks" },
      dataUpdatedAt: updatedAt,
      fetchStatus: "fetching",
    });
  });

  it.each([
    ["is of another form", { name: "Leeks" }],
    ["is nothing", null],
  ])("is deleted when it %s", async (_, data) => {
    const query = queryByHand();
    await persist(query.options.queryKey, data, LONG_AGO);
    await startQuery(query.options);
    expect(query.known()).toMatchObject({ status: "pending", fetchStatus: "fetching" });
    await vi.waitFor(async () => expect(await persistedKeys()).toEqual([]));
  });

  it("is deleted when it is broken", async () => {
    const query = queryByHand();
    await queryStorage.setItem(`query-${JSON.stringify(query.options.queryKey)}`, "{");
    await startQuery(query.options);
    expect(query.known()?.status).toBe("pending");
    await vi.waitFor(async () => expect(await persistedKeys()).toEqual([]));
  });

  it("is not needed: where the database does not open the server is asked all the same", async () => {
    vi.spyOn(queryStorage, "getItem").mockReturnValue(new Promise(() => {}));
    const query = queryByHand();
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(1);
    vi.spyOn(queryStorage, "getItem").mockRejectedValue(new Error("blocked"));
    queryClient.clear();
    await startQuery(query.options);
    expect(query.timesAsked()).toBe(2);
  });

  it("is not written where the query says nothing of its form", async () => {
    const { options } = queryByHand();
    const { settled } = await startQuery({
      ...options,
      queryFn: async () => ({ title: "" }),
      meta: {},
    });
    await settled;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await persistedKeys()).toEqual([]);
  });
});

describe("what is one member's own", () => {
  const mine = memberKey("rowan", "tips");
  const theirs = memberKey("ines", "tips");

  it("is removed from memory and device when another person signs in, and nothing else is", async () => {
    for (const key of [mine, theirs, publicKey("tips")]) {
      await persist(key, { title: key.join() }, LONG_AGO);
      await startQuery(queryByHand(key).options);
    }
    const removed = await removeOtherMembers("ines");
    expect(removed).toContainEqual({ title: "member,rowan,tips" });
    expect(queryClient.getQueryData(mine)).toBeUndefined();
    expect(queryClient.getQueryData(theirs)).toBeDefined();
    expect(await persistedKeys()).toEqual([theirs, publicKey("tips")]);
  });

  it("is removed of everybody at a logout", async () => {
    for (const key of [mine, theirs]) await persist(key, { title: "Leeks" }, LONG_AGO);
    expect(await removeOtherMembers(null)).toHaveLength(2);
    expect(await persistedKeys()).toEqual([]);
  });

  it("is aborted on its way, and a late answer is written nowhere", async () => {
    const query = queryByHand(mine);
    const signal = memberSignal();
    const { settled } = await startQuery(query.options);
    const removing = removeOtherMembers(null);
    expect(signal.aborted).toBe(true);
    expect(memberSignal().aborted).toBe(false);
    await query.answer("too late").catch(() => {});
    await Promise.all([settled, removing]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(query.known()).toBeUndefined();
    expect(await persistedData(...mine)).toBeUndefined();
  });
});
