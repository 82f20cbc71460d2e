import { describe, expect, it } from "vitest";
import { ANSWERS, keepWithin, limits, PICTURES } from "@/lib/bounded-cache";
import { stubCaches } from "../support/caches";

async function cacheWith(sizes: readonly (number | null)[]): Promise<Cache> {
  const cache = await stubCaches().open("any");
  for (const [index, size] of sizes.entries()) {
    const headers = size === null ? {} : { "Content-Length": String(size) };
    await cache.put(`https://pictures.test/${index}`, new Response("", { headers }));
  }
  return cache;
}

const namesIn = async (cache: Cache) =>
  (await cache.keys()).map(({ url }) => Number(new URL(url).pathname.slice(1)));

describe("a bounded cache", () => {
  it.each([
    ["as many as it may hold", [1, 1, 1], [0, 1, 2]],
    ["more than it may hold", [1, 1, 1, 1, 1], [2, 3, 4]],
    ["more bytes than it may hold", [400, 400, 400], [1, 2]],
    ["one that is too large alone", [5000], [0]],
    ["a new one that is too large alone", [1, 1, 5000], [2]],
    ["pictures whose size nobody is told", [null, 1], [1]],
  ])("keeps the newest of %s", async (_, sizes, kept) => {
    const cache = await cacheWith(sizes);
    await keepWithin(cache, { entries: 3, bytes: 1000 });
    expect(await namesIn(cache)).toEqual(kept);
  });

  it("counts what is written anew as new", async () => {
    const cache = await cacheWith([1, 1, 1, 1]);
    await cache.put("https://pictures.test/0", new Response(""));
    await keepWithin(cache, { entries: 2, bytes: 1e9 });
    expect(await namesIn(cache)).toEqual([3, 0]);
  });

  it("holds 200 entries and 50 MB at most, answers and pictures together", () => {
    const both = [limits[ANSWERS], limits[PICTURES]];
    expect(both.reduce((sum, { entries }) => sum + entries, 0)).toBe(200);
    expect(both.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(50_000_000);
  });
});
