import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Tip } from "@/features/tips/tip.schema";
import { cacheLike, cacheTip, uncacheTip } from "@/features/tips/tips.cache";
import {
  myTipsQuery,
  tipQuery,
  tipsQuery,
  totalLikesQuery,
  trendingTipsQuery,
} from "@/features/tips/tips.queries";
import { queryClient } from "@/lib/query-client";
import { makeTip } from "../support/factories";
import { delayCall } from "../support/faults";
import { persist, persistedKeys, stubIndexedDb } from "../support/indexed-db";
import { member as account, db } from "../support/server";

const member = { uid: account.uid, email: account.email, displayName: null, photoURL: null };
const ID = "a1b2c3d4e5f60718293a4b02";
const LONG_AGO = Date.UTC(2026, 0, 1);

const other = makeTip({ _id: "a1b2c3d4e5f60718293a4b99", title: "Another's" });
const mine = makeTip({ _id: ID, title: "Beans", email: account.email, totalLiked: 3 });
const leeks = makeTip({ _id: "a1b2c3d4e5f60718293a4b03", title: "Leeks", email: account.email });

const queries = {
  itself: tipQuery(ID, member),
  all: tipsQuery(),
  trending: trendingTipsQuery(),
  mine: myTipsQuery(member),
};

/** The cache of someone who has seen every page. */
function seePages(tip: Tip = mine) {
  const seen = { updatedAt: LONG_AGO };
  queryClient.setQueryData(queries.itself.queryKey, tip, seen);
  queryClient.setQueryData(queries.all.queryKey, [other, tip], seen);
  queryClient.setQueryData(queries.trending.queryKey, [tip, other], seen);
  queryClient.setQueryData(queries.mine.queryKey, [tip], seen);
  queryClient.setQueryData(totalLikesQuery().queryKey, 10, seen);
}

/** What the cache has now: titles and likes. */
function known() {
  const words = (tips: readonly Tip[] | undefined) =>
    tips?.map(({ title, totalLiked }) => `${title} ${totalLiked}`).join(", ");
  const itself = queryClient.getQueryData(queries.itself.queryKey);
  return {
    itself: itself && words([itself]),
    all: words(queryClient.getQueryData(queries.all.queryKey)),
    trending: words(queryClient.getQueryData(queries.trending.queryKey)),
    mine: words(queryClient.getQueryData(queries.mine.queryKey)),
    likes: queryClient.getQueryData(totalLikesQuery().queryKey),
  };
}

const update = (change: Partial<Tip>, tip = mine) => cacheTip({ ...tip, ...change }, member);

beforeEach(() => seePages());
afterEach(() => queryClient.clear());

const asSeen = {
  itself: "Beans 3",
  all: "Another's 0, Beans 3",
  trending: "Beans 3, Another's 0",
  mine: "Beans 3",
  likes: 10,
};

describe("after a tip was", () => {
  it("shared, the lists have it where it belongs", async () => {
    await cacheTip(leeks, member);
    expect(known()).toEqual({
      ...asSeen,
      all: "Another's 0, Beans 3, Leeks 0",
      mine: "Beans 3, Leeks 0",
    });
  });

  it("shared as hidden, its author's list alone has it", async () => {
    await cacheTip({ ...leeks, availability: "hidden" }, member);
    expect(known()).toEqual({ ...asSeen, mine: "Beans 3, Leeks 0" });
  });

  it("updated, every copy is the new one", async () => {
    await update({ title: "Climbing beans" });
    expect(known()).toEqual({
      itself: "Climbing beans 3",
      all: "Another's 0, Climbing beans 3",
      trending: "Climbing beans 3, Another's 0",
      mine: "Climbing beans 3",
      likes: 10,
    });
  });

  it("hidden, the public list has it no more", async () => {
    await update({ availability: "hidden" });
    expect(known()).toMatchObject({ all: "Another's 0", mine: "Beans 3", itself: "Beans 3" });
  });

  it("made public again, the public list has it", async () => {
    const hidden = { ...mine, availability: "hidden" };
    seePages(hidden);
    queryClient.setQueryData(queries.all.queryKey, [other]);
    await update({ availability: "public" }, hidden);
    expect(known()).toMatchObject({ all: "Another's 0, Beans 3" });
  });

  it("liked, every copy has one like more, and so have all tips together", async () => {
    await cacheLike(ID, member);
    expect(known()).toEqual({
      itself: "Beans 4",
      all: "Another's 0, Beans 4",
      trending: "Beans 4, Another's 0",
      mine: "Beans 4",
      likes: 11,
    });
  });

  it("liked for the first time of all, there is one like", async () => {
    queryClient.setQueryData(totalLikesQuery().queryKey, 0);
    await cacheLike(ID, member);
    expect(known().likes).toBe(1);
  });

  it("deleted, nothing has it", async () => {
    await uncacheTip(ID, member);
    expect(known()).toEqual({
      itself: undefined,
      all: "Another's 0",
      trending: "Another's 0",
      mine: "",
      likes: 10,
    });
  });
});

describe("after a write", () => {
  it("nothing is said to be newer than it is", async () => {
    await update({ title: "Climbing beans" });
    for (const { queryKey } of Object.values(queries)) {
      expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(LONG_AGO);
    }
  });

  it("an answer that was asked for before it is not taken, but asked for again", async () => {
    const release = delayCall("get", "/shareTips");
    const asked = queryClient.fetchQuery({ ...queries.all, staleTime: 0 }).catch(() => {});
    db.update((data) => {
      for (const tip of data.tips) if (tip._id === ID) tip.title = "Climbing beans";
    });
    await update({ title: "Climbing beans" });
    await asked;
    expect(known().all).toBe("Another's 0, Climbing beans 3");
    release();
    await vi.waitFor(() => expect(known().all).toContain("Kale after frost"));
    expect(known().all).toContain("Climbing beans");
  });

  it("everything is asked for again at the next visit", async () => {
    await cacheLike(ID, member);
    for (const { queryKey } of [...Object.values(queries), totalLikesQuery()]) {
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    }
  });

  it("a database that throws at once does no harm", async () => {
    const open = vi.fn(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    vi.stubGlobal("indexedDB", { open });
    onTestFinished(() => void vi.unstubAllGlobals());
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => reported.mockRestore());
    queryClient.removeQueries({ queryKey: queries.mine.queryKey });
    await expect(update({ title: "Climbing beans" })).resolves.toBeUndefined();
    await expect(uncacheTip(ID, member)).resolves.toBeUndefined();
    expect(known().all).toBe("Another's 0");
  });

  it("the device has nothing old of what is not in memory", async () => {
    await stubIndexedDb();
    await persist(queries.mine.queryKey, [mine], LONG_AGO);
    queryClient.removeQueries({ queryKey: queries.mine.queryKey });
    await update({ title: "Climbing beans" });
    await vi.waitFor(async () =>
      expect(await persistedKeys()).not.toContainEqual(queries.mine.queryKey),
    );
  });
});
