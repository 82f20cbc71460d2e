import { describe, expect, it } from "vitest";
import { enforceLimit, evict, pictureLimits } from "@/lib/picture-cache";
import { stubCaches } from "../support/caches";

/** A picture's size in bytes; null where its host does not say it, "opaque" where the browser tells nobody. */
type Picture = number | null | "opaque";

async function cacheWith(pictures: readonly Picture[]): Promise<Cache> {
  const cache = await stubCaches().open("any");
  for (const [index, picture] of pictures.entries()) {
    await cache.put(`https://pictures.test/${index}`, responseOf(picture));
  }
  return cache;
}

function responseOf(picture: Picture): Response {
  if (picture === "opaque") {
    return Object.defineProperty(new Response(""), "type", { value: "opaque" });
  }
  return new Response("", picture === null ? {} : { headers: { "Content-Length": `${picture}` } });
}

const namesIn = async (cache: Cache) =>
  (await cache.keys()).map(({ url }) => Number(new URL(url).pathname.slice(1)));

describe("the picture cache", () => {
  it.each<[string, Picture[], number[]]>([
    ["as many as it may hold", [1, 1, 1], [0, 1, 2]],
    ["more than it may hold", [1, 1, 1, 1, 1], [2, 3, 4]],
    ["more bytes than it may hold", [400, 400, 400], [1, 2]],
    ["one that is too large alone", [5000], [0]],
    ["a new one that is too large alone", [1, 1, 5000], [2]],
    ["pictures whose size their host does not say", [null, 1], [1]],
  ])("keeps the newest of %s", async (_, sizes, kept) => {
    const cache = await cacheWith(sizes);
    await enforceLimit(cache, { entries: 3, opaque: 3, bytes: 1000 });
    expect(await namesIn(cache)).toEqual(kept);
  });

  it("counts what is written anew as new", async () => {
    const cache = await cacheWith([1, 1, 1, 1]);
    await cache.put("https://pictures.test/0", new Response(""));
    await enforceLimit(cache, { entries: 2, opaque: 2, bytes: 1e9 });
    expect(await namesIn(cache)).toEqual([3, 0]);
  });

  it.each<[string, Picture[], number[]]>([
    ["more of them than it may hold", ["opaque", 1, "opaque", "opaque"], [1, 2, 3]],
    ["our own pictures", ["opaque", "opaque", "opaque", 1, 1], [1, 2, 3, 4]],
  ])("keeps the newest of other hosts' pictures, with %s", async (_, pictures, kept) => {
    const cache = await cacheWith(pictures);
    await enforceLimit(cache, { entries: 9, opaque: 2, bytes: 1e9 });
    expect(await namesIn(cache)).toEqual(kept);
  });

  it("counts a picture of another host as the 7 MB that it costs in Chromium", async () => {
    const cache = await cacheWith(["opaque", "opaque", "opaque"]);
    await enforceLimit(cache, { entries: 9, opaque: 9, bytes: 20_000_000 });
    expect(await namesIn(cache)).toEqual([1, 2]);
  });

  it("holds 120 pictures at most, 30 of them of other hosts, with 30 MB for our own", async () => {
    const cache = await cacheWith([
      ...new Array<Picture>(5).fill(10_000_000),
      ...new Array<Picture>(40).fill("opaque"),
    ]);
    await enforceLimit(cache, pictureLimits);
    expect((await namesIn(cache)).length).toBe(33);
    expect(pictureLimits).toEqual({ entries: 120, opaque: 30, bytes: 240_000_000 });
  });

  it.each([
    [
      [1, 1, 1, 1, 1],
      [3, 4],
    ],
    [[1], []],
    [[], []],
  ])("makes room on a full device by its older half: of %j stay %j", async (sizes, kept) => {
    const cache = await cacheWith(sizes);
    await evict(cache);
    expect(await namesIn(cache)).toEqual(kept);
  });
});
