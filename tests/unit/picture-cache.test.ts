import { describe, expect, it } from "vitest";
import { keepWithin, pictureLimits } from "@/lib/picture-cache";
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

describe("the picture cache", () => {
  it.each([
    ["as many as it may hold", [1, 1, 1], [0, 1, 2]],
    ["more than it may hold", [1, 1, 1, 1, 1], [2, 3, 4]],
    ["more bytes than it may hold", [400, 400, 400], [1, 2]],
    ["one that is too large alone", [5000], [0]],
    ["a new one that is too large alone", [1, 1, 5000], [2]],
    ["pictures whose size the browser hides", [null, 1], [1]],
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

  it("holds 120 pictures and 30 MB at most", () => {
    expect(pictureLimits).toEqual({ entries: 120, bytes: 30_000_000 });
  });
});
