import { IDBObjectStore } from "fake-indexeddb";
import * as fc from "fast-check";
import * as idb from "idb-keyval";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { queryStorage, queryStorageLimits, storedKeys } from "@/lib/query-storage";
import { stubIndexedDb } from "../support/indexed-db";

beforeEach(stubIndexedDb);

/** Makes IndexedDB say that the disk is full, as often as told. */
function fillDisk(times: number) {
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    const isEntry = typeof value === "string";
    if (isEntry && times > 0) {
      times -= 1;
      this.transaction.abort();
    }
    return put.call(this, value, key);
  });
  return spy;
}

describe("the storage of the query cache", () => {
  it("gives back what was written, whatever is in it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.nat(5), async (text, place) => {
        await queryStorage.setItem(`key ${place}`, text);
        expect(await queryStorage.getItem(`key ${place}`)).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  it("gives back nothing of what was removed", async () => {
    await queryStorage.setItem("a", "1");
    await queryStorage.removeItem("a");
    expect(await queryStorage.getItem("a")).toBeUndefined();
    expect(await storedKeys()).toEqual([]);
  });

  it("evicts the oldest of more than 200 entries; one that is written anew is the newest", async () => {
    for (let number = 0; number < 200; number++) await queryStorage.setItem(`${number}`, "x");
    await queryStorage.setItem("0", "x");
    await queryStorage.setItem("one more", "x");
    expect(await storedKeys()).toHaveLength(200);
    expect(await queryStorage.getItem("0")).toBe("x");
    expect(await queryStorage.getItem("1")).toBeUndefined();
  });

  it("evicts the oldest of more than 20 MB, counted as they are stored", async () => {
    expect(queryStorageLimits.bytes).toBe(20_000_000);
    const umlauts = "ä".repeat(4_500_000);
    for (const key of ["a", "b", "c"]) await queryStorage.setItem(key, umlauts);
    expect(await storedKeys()).toEqual(["b", "c"]);
    expect(await queryStorage.getItem("a")).toBeUndefined();
  });

  it("evicts the oldest on a full disk, and goes on", async () => {
    for (const key of ["a", "b", "c"]) await queryStorage.setItem(key, "x");
    fillDisk(2);
    await queryStorage.setItem("d", "new");
    expect(await storedKeys()).toEqual(["c", "d"]);
    expect(await queryStorage.getItem("d")).toBe("new");
  });

  it("says so when a full disk has no room for one entry alone", async () => {
    await queryStorage.setItem("a", "x");
    fillDisk(100);
    await expect(queryStorage.setItem("b", "y")).rejects.toBeDefined();
    expect(await storedKeys()).toEqual([]);
  });

  it("writes an entry and its place in the list together, or neither", async () => {
    fillDisk(100);
    await queryStorage.setItem("a", "x").catch(() => {});
    vi.restoreAllMocks();
    expect(await storedKeys()).toEqual([]);
    expect(await idb.keys(idb.createStore("sow-and-tell", "queries"))).not.toContain("a");
  });

  it("keeps count though two tabs write at once", async () => {
    await Promise.all([queryStorage.setItem("a", "x"), queryStorage.setItem("b", "y")]);
    expect((await storedKeys()).toSorted()).toEqual(["a", "b"]);
    expect(await idb.get("a", idb.createStore("sow-and-tell", "queries"))).toBe("x");
  });
});
