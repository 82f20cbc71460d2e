import { beforeEach, describe, expect, it } from "vitest";
import { queryStorage, removeEntries } from "@/lib/query-storage";
import { stubIndexedDb } from "../support/indexed-db";

beforeEach(stubIndexedDb);

describe("the storage of the query cache", () => {
  it("returns what was written, and nothing once that is removed", async () => {
    await queryStorage.setItem("a", "🌱 ä");
    expect(await queryStorage.getItem("a")).toBe("🌱 ä");
    expect(await queryStorage.entries()).toEqual([["a", "🌱 ä"]]);
    await queryStorage.removeItem("a");
    expect(await queryStorage.getItem("a")).toBeUndefined();
    expect(await queryStorage.entries()).toEqual([]);
  });

  it("removes the matching entries and returns what they were", async () => {
    for (const key of ["a1", "b1", "a2"]) await queryStorage.setItem(key, `value of ${key}`);
    expect(await removeEntries((key) => key.startsWith("a"))).toEqual([
      "value of a1",
      "value of a2",
    ]);
    expect((await queryStorage.entries()).map(([key]) => key)).toEqual(["b1"]);
  });
});
