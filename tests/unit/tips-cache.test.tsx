import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { listGardeners } from "@/features/gardeners/gardeners";
import type { Tip } from "@/features/tips/tip";
import {
  getTip,
  getTotalLikes,
  listMyTips,
  listTips,
  listTrendingTips,
} from "@/features/tips/tips.api";
import {
  cacheDeletion,
  cacheLike,
  cacheTip,
  likeTipMutation,
} from "@/features/tips/tips.mutations";
import { queryClient, removeOtherMembersData, restoreQuery } from "@/lib/query-client";
import { lines, recordBackendCalls } from "../support/calls";
import { makeTip } from "../support/factories";
import { delayCall } from "../support/faults";
import { persist, persistedKeys, stubIndexedDb } from "../support/indexed-db";
import { member as account, changeTip } from "../support/server";

const member = { uid: account.uid, email: account.email, displayName: null, photoURL: null };
const ID = "a1b2c3d4e5f60718293a4b02";
const YESTERDAY = Date.now() - 24 * 60 * 60 * 1000;

const other = makeTip({ _id: "a1b2c3d4e5f60718293a4b99", title: "Another's" });
const mine = makeTip({ _id: ID, title: "Beans", email: account.email, totalLiked: 3 });
const leeks = makeTip({ _id: "a1b2c3d4e5f60718293a4b03", title: "Leeks", email: account.email });

const queries = {
  itself: getTip.query(member, { id: ID }),
  all: listTips.query(),
  trending: listTrendingTips.query(),
  mine: listMyTips.query(member),
};

/** Fills the cache as if every page had been visited. */
function visitPages(tip: Tip = mine) {
  const visited = { updatedAt: YESTERDAY };
  queryClient.setQueryData(queries.itself.queryKey, tip, visited);
  queryClient.setQueryData(queries.all.queryKey, [other, tip], visited);
  queryClient.setQueryData(queries.trending.queryKey, [tip, other], visited);
  queryClient.setQueryData(queries.mine.queryKey, [tip], visited);
  queryClient.setQueryData(getTotalLikes.query().queryKey, { totalLiked: 0 }, visited);
}

/** The titles and likes in the cache. */
function cached() {
  const summary = (tips: readonly Tip[] | undefined) =>
    tips?.map(({ title, totalLiked }) => `${title} ${totalLiked}`).join(", ");
  const itself = queryClient.getQueryData(queries.itself.queryKey);
  return {
    itself: itself && summary([itself]),
    all: summary(queryClient.getQueryData(queries.all.queryKey)),
    trending: summary(queryClient.getQueryData(queries.trending.queryKey)),
    mine: summary(queryClient.getQueryData(queries.mine.queryKey)),
    likes: queryClient.getQueryData(getTotalLikes.query().queryKey)?.totalLiked,
  };
}

const update = (change: Partial<Tip>, tip = mine) => cacheTip({ ...tip, ...change }, member);

beforeEach(() => visitPages());

/** The cache with this summary of the beans on every page. */
const everywhere = (beans: string) => ({
  itself: beans,
  all: `Another's 0, ${beans}`,
  trending: `${beans}, Another's 0`,
  mine: beans,
});

const before = { ...everywhere("Beans 3"), likes: 0 };

describe("the cached tips after a write", () => {
  it.each<[change: string, write: () => Promise<void>, after: object]>([
    [
      "list a new tip, except among the trending ones",
      () => cacheTip(leeks, member),
      { all: "Another's 0, Beans 3, Leeks 0", mine: "Beans 3, Leeks 0" },
    ],
    [
      "list a new hidden tip only among its author's",
      () => cacheTip({ ...leeks, availability: "hidden" }, member),
      { mine: "Beans 3, Leeks 0" },
    ],
    [
      "contain an updated tip everywhere",
      () => update({ title: "Climbing beans" }),
      everywhere("Climbing beans 3"),
    ],
    [
      "no longer publicly list a tip that was hidden",
      () => update({ availability: "hidden" }),
      { all: "Another's 0" },
    ],
    [
      "contain one more like everywhere",
      () => cacheLike(ID, member),
      { ...everywhere("Beans 4"), likes: 1 },
    ],
    [
      "do not contain a deleted tip",
      () => cacheDeletion(ID, member),
      { itself: undefined, all: "Another's 0", trending: "Another's 0", mine: "" },
    ],
  ])("%s", async (_, write, after) => {
    await write();
    expect(cached()).toEqual({ ...before, ...after });
  });

  it("list publicly a hidden tip that was made public", async () => {
    const hidden = { ...mine, availability: "hidden" };
    visitPages(hidden);
    queryClient.setQueryData(queries.all.queryKey, [other]);
    await update({ availability: "public" }, hidden);
    expect(cached()).toMatchObject({ all: "Another's 0, Beans 3" });
  });

  it("keep their date, but are refetched at the next visit", async () => {
    await update({ title: "Climbing beans" });
    await cacheLike(ID, member);
    for (const { queryKey } of Object.values(queries)) {
      const state = queryClient.getQueryState(queryKey);
      expect(state).toMatchObject({ dataUpdatedAt: YESTERDAY, isInvalidated: true });
    }
    expect(queryClient.getQueryState(getTotalLikes.query().queryKey)?.isInvalidated).toBe(true);
  });

  it("are not replaced by the response to an earlier request, which is sent again", async () => {
    const release = delayCall("get", "/shareTips");
    const request = queryClient.fetchQuery({ ...queries.all, staleTime: 0 }).catch(() => {});
    onTestFinished(new QueryObserver(queryClient, queries.all).subscribe(() => {}));
    changeTip(ID, { title: "Climbing beans" });
    await update({ title: "Climbing beans" });
    await request;
    expect(cached().all).toBe("Another's 0, Climbing beans 3");
    release();
    await vi.waitFor(() => expect(cached().all).toContain("Kale after frost"));
    expect(cached().all).toContain("Climbing beans");
  });

  it("keep what the device restored during a request that a write cancels", async () => {
    const { all } = queries;
    await stubIndexedDb();
    await persist(all.queryKey, [other, mine], YESTERDAY);
    queryClient.removeQueries({ queryKey: all.queryKey });
    const release = delayCall("get", "/shareTips");
    const lists: (string | undefined)[] = [];
    const observer = new QueryObserver(queryClient, all);
    onTestFinished(observer.subscribe(() => lists.push(cached().all)));
    await vi.waitFor(() => expect(cached().all).toBe("Another's 0, Beans 3"));
    lists.length = 0;
    await cacheLike(ID, member);
    await vi.waitFor(() => expect(lists).toContain("Another's 0, Beans 4"));
    expect(lists).not.toContain(undefined);
    expect(queryClient.getQueryState(all.queryKey)?.fetchStatus).toBe("fetching");
    release();
    await vi.waitFor(() => expect(cached().all).toContain("Kale after frost"));
  });

  it("are the only data that a write cancels and refetches", async () => {
    const gardeners = listGardeners.query();
    const like = () => {
      const mutation = likeTipMutation(ID, member);
      return queryClient.getMutationCache().build(queryClient, mutation).execute(undefined);
    };
    const release = delayCall("get", "/gardeners");
    const calls = recordBackendCalls();
    onTestFinished(new QueryObserver(queryClient, gardeners).subscribe(() => {}));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await like();
    release();
    const state = () => queryClient.getQueryState(gardeners.queryKey);
    await vi.waitFor(() => expect(state()?.status).toBe("success"));
    await like();
    expect(state()).toMatchObject({ isInvalidated: false, fetchStatus: "idle" });
    const patch = `PATCH /shareTips/${ID}`;
    expect(lines(calls)).toEqual(["GET /gardeners", patch, patch]);
    expect(queryClient.getQueryState(queries.all.queryKey)?.isInvalidated).toBe(true);
  });

  it("include a like sent while the tip is loading, since the tip is requested again", async () => {
    queryClient.removeQueries({ queryKey: queries.itself.queryKey });
    const release = delayCall("get", `/shareTips/${ID}`);
    onTestFinished(new QueryObserver(queryClient, queries.itself).subscribe(() => {}));
    const calls = recordBackendCalls();
    const request = queryClient.fetchQuery(queries.itself).catch(() => {});
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await cacheLike(ID, member);
    await request;
    release();
    await vi.waitFor(() => expect(cached().itself).toBeDefined());
    expect(calls).toHaveLength(2);
  });

  it.each<[change: string, write: () => Promise<void>, all: string[], likes: number]>([
    ["one more like", () => cacheLike(ID, member), ["Another's 0", "Beans 4"], 1],
    ["no deleted tip", () => cacheDeletion(ID, member), ["Another's 0"], 0],
    ["a new tip", () => cacheTip(leeks, member), ["Another's 0", "Beans 3", "Leeks 0"], 0],
  ])(
    "contain %s at the next visit, though only the device knew them",
    async (_, write, all, likes) => {
      await stubIndexedDb();
      const restore = async () => {
        queryClient.clear();
        await restoreQuery(getTotalLikes.query());
        await Promise.all([queries.all, queries.mine].map((list) => restoreQuery(list)));
      };
      await restore();
      visitPages();
      await vi.waitFor(async () => expect(await persistedKeys()).toHaveLength(3));
      queryClient.clear();
      await write();
      await restore();
      expect(cached()).toMatchObject({ all: all.join(", "), mine: all.slice(1).join(", "), likes });
      expect(queryClient.getQueryState(queries.all.queryKey)?.dataUpdatedAt).toBe(YESTERDAY);
    },
  );

  it("do not contain the member's own again if a write ends after the logout", async () => {
    await removeOtherMembersData(null);
    await update({ title: "Climbing beans" });
    expect(cached()).toMatchObject({ itself: undefined, mine: undefined });
  });
});
