import fc from "fast-check";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWERS } from "@/lib/bounded-cache";
import { HttpError, type HttpErrorKind } from "@/lib/http-error";
import { keptSince, privateAnswers, readKept } from "@/lib/kept-answers";
import { stubCaches } from "../support/caches";

const schema = v.object({ title: v.string() });
const fails = (kind: HttpErrorKind) => () => Promise.reject(new HttpError(kind, kind));

let storage: CacheStorage;
beforeEach(() => {
  storage = stubCaches();
});

/** Reads what the backend answers, and waits until it is kept. */
async function readAndKeep(
  path: string,
  answer: { title: string },
  isPrivate = false,
): Promise<void> {
  await readKept({ path, schema, read: async () => answer, isPrivate: () => isPrivate });
  const cache = await storage.open(ANSWERS);
  await vi.waitFor(async () =>
    expect(await (await cache.match(`https://answers.invalid${path}`))?.json()).toEqual(answer),
  );
}

describe("an answer that was read once", () => {
  it.each(["offline", "timeout"] as const)("is given back when the backend is %s", async (kind) => {
    await readAndKeep("/tips/1", { title: "Leeks" });
    const kept = await readKept({ path: "/tips/1", schema, read: fails(kind) });
    expect(kept).toEqual({ title: "Leeks" });
    expect(Date.now() - Number(keptSince(kept))).toBeLessThan(5000);
  });

  it.each(["status", "not-found", "not-json", "shape"] as const)(
    "does not stand in for what the backend says itself: %s",
    async (kind) => {
      await readAndKeep("/tips/1", { title: "Leeks" });
      const read = readKept({ path: "/tips/1", schema, read: fails(kind) });
      await expect(read).rejects.toMatchObject({ kind });
    },
  );

  it("is not given back for another path", async () => {
    await readAndKeep("/myTips?email=a", { title: "Leeks" });
    const read = readKept({ path: "/myTips?email=b", schema, read: fails("offline") });
    await expect(read).rejects.toMatchObject({ kind: "offline" });
  });

  it("is the newest one", async () => {
    await readAndKeep("/tips/1", { title: "Leeks" });
    await readAndKeep("/tips/1", { title: "Leeks, again" });
    const kept = await readKept({ path: "/tips/1", schema, read: fails("offline") });
    expect(kept.title).toBe("Leeks, again");
  });

  it("has no age when it has just come", async () => {
    const answer = await readKept({ path: "/x", schema, read: async () => ({ title: "" }) });
    expect(keptSince(answer)).toBeNull();
  });

  it("comes back as it was, whatever is in it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.nat(5), async (title, path) => {
        await readAndKeep(`/${path}`, { title });
        const kept = await readKept({ path: `/${path}`, schema, read: fails("offline") });
        expect(kept).toEqual({ title });
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ["is broken", "{"],
    ["is of another form", '{"name":"Leeks"}'],
  ])("is left alone when what was kept %s", async (_, text) => {
    const cache = await storage.open(ANSWERS);
    const headers = { "X-Kept-At": new Date().toISOString() };
    await cache.put("https://answers.invalid/tips/1", new Response(text, { headers }));
    const read = readKept({ path: "/tips/1", schema, read: fails("offline") });
    await expect(read).rejects.toMatchObject({ kind: "offline" });
  });

  it("is found among the private ones only if it is one, and forgotten for good", async () => {
    await readAndKeep("/tips", { title: "Everybody's" });
    await readAndKeep("/myTips", { title: "Mine" }, true);
    const found = await privateAnswers();
    expect(found.map(({ answer }) => answer)).toEqual([{ title: "Mine" }]);
    for (const { forget } of found) await forget();
    await expect(
      readKept({ path: "/myTips", schema, read: fails("offline") }),
    ).rejects.toMatchObject({ kind: "offline" });
    expect(await readKept({ path: "/tips", schema, read: fails("offline") })).toBeTruthy();
  });

  it("is not needed: without such a storage reading works as ever", async () => {
    Reflect.deleteProperty(globalThis, "caches");
    expect(await readKept({ path: "/x", schema, read: async () => ({ title: "A" }) })).toEqual({
      title: "A",
    });
    await expect(readKept({ path: "/x", schema, read: fails("offline") })).rejects.toMatchObject({
      kind: "offline",
    });
    expect(await privateAnswers()).toEqual([]);
  });
});
