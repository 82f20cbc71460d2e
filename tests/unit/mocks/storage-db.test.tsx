import { beforeEach, describe, expect, it } from "vitest";
import { remove } from "@/lib/storage";
import { createDatabase, DATABASE_KEY, type Database, deviceStorage } from "@/mocks/storage-db";
import { DATA_VERSION } from "@/mocks/stored-data";
import { blockedStorage, refuseStorage } from "../../support/storage";

beforeEach(() => {
  remove(DATABASE_KEY);
  localStorage.clear();
});

const seed = () => ({ tips: [{ _id: "seeded", title: "Seeded" }] });

const openDatabase = () => createDatabase({ storage: deviceStorage, seed });

function addTip(db: Database, _id: string): void {
  db.update(({ tips }) => tips.push({ _id }));
}

const ids = (db: Database) => db.read().tips.map(({ _id }) => _id);

describe("the database", () => {
  it("returns copies of its data, and returns to the seeds on a reset", () => {
    const db = createDatabase({ seed });
    db.read().tips.pop();
    expect(ids(db)).toEqual(["seeded"]);
    addTip(db, "new");
    db.reset();
    expect(ids(db)).toEqual(["seeded"]);
  });

  it("stores nothing if a change throws", () => {
    const db = createDatabase({ seed });
    expect(() =>
      db.update(({ tips }) => {
        tips.pop();
        throw new Error("changed my mind");
      }),
    ).toThrow("changed my mind");
    expect(ids(db)).toEqual(["seeded"]);
  });

  it("rejects a seeded tip without an id", () => {
    expect(() => createDatabase({ seed: () => ({ tips: [{}] }) }).read()).toThrow();
  });

  const complete = createDatabase().read();

  it.each([
    ["malformed", "{"],
    ["of an older version", JSON.stringify({ ...complete, version: DATA_VERSION - 1 })],
    ["without a table", JSON.stringify({ ...complete, gardeners: undefined })],
  ])("replaces stored data that is %s with the seeds", (_, stored) => {
    localStorage.setItem(DATABASE_KEY, stored);
    expect(ids(openDatabase())).toEqual(["seeded"]);
    expect(localStorage.getItem(DATABASE_KEY)).toContain('"seeded"');
  });
});

describe("the database of a device", () => {
  it("uses a single key, is shared with other tabs, and survives a reload of the page", () => {
    const [here, there] = [openDatabase(), openDatabase()];
    expect(ids(here)).toEqual(["seeded"]);
    addTip(there, "new");
    expect(ids(here)).toEqual(["seeded", "new"]);
    expect(Object.keys(localStorage)).toEqual(["sow-and-tell:demo-db"]);
    expect(ids(openDatabase())).toEqual(["seeded", "new"]);
  });

  it("stays in memory while storage is blocked", () => {
    refuseStorage(blockedStorage, "getItem", "setItem");
    const db = openDatabase();
    addTip(db, "new");
    expect(ids(db)).toEqual(["seeded", "new"]);
  });
});
