// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { remove } from "@/lib/storage";
import {
  createDatabase,
  DATABASE_KEY,
  type DatabaseStorage,
  deviceStorage,
} from "@/mocks/storage-db";
import { blockedStorage, fullStorage, refuseStorage } from "../../support/storage";

beforeEach(() => {
  remove(DATABASE_KEY);
  localStorage.clear();
});

function seed() {
  return { tips: [{ _id: "seeded", title: "Seeded" }] };
}

function fakeStorage(stored: string | null = null) {
  let text = stored;
  return {
    read: () => text,
    write: vi.fn((next: string) => {
      text = next;
    }),
  } satisfies DatabaseStorage;
}

function addTip(db: ReturnType<typeof createDatabase>, _id: string): void {
  db.update(({ tips }) => tips.push({ _id }));
}

function ids(db: ReturnType<typeof createDatabase>): string[] {
  return db.read().tips.map(({ _id }) => _id);
}

describe("the database", () => {
  it("starts with the seeds", () => {
    expect(ids(createDatabase({ storage: fakeStorage(), seed }))).toEqual(["seeded"]);
  });

  it("works without storage and seeds", () => {
    const db = createDatabase();
    addTip(db, "new");
    expect(ids(db)).toEqual(["new"]);
  });

  it("keeps everything under one key", () => {
    addTip(createDatabase({ storage: deviceStorage, seed }), "new");
    expect(Object.keys(localStorage)).toEqual(["sow-and-tell:demo-db"]);
  });

  it("keeps unknown fields of a tip", () => {
    const db = createDatabase({ storage: fakeStorage() });
    db.update(({ tips }) => tips.push({ _id: "new", odd: { deep: [1, null] } }));
    expect(db.read().tips).toEqual([{ _id: "new", odd: { deep: [1, null] } }]);
  });

  it("outlives a reload of the page", () => {
    const storage = fakeStorage();
    addTip(createDatabase({ storage, seed }), "new");
    expect(ids(createDatabase({ storage, seed }))).toEqual(["seeded", "new"]);
  });

  it("sees what another tab has written", () => {
    const storage = fakeStorage();
    const [here, there] = [createDatabase({ storage, seed }), createDatabase({ storage, seed })];
    here.read();
    addTip(there, "new");
    expect(ids(here)).toEqual(["seeded", "new"]);
  });

  it("gives out copies", () => {
    const db = createDatabase({ seed });
    db.read().tips.pop();
    expect(ids(db)).toEqual(["seeded"]);
  });

  it("stores nothing of a change that throws", () => {
    const db = createDatabase({ seed });
    expect(() =>
      db.update(({ tips }) => {
        tips.pop();
        throw new Error("changed my mind");
      }),
    ).toThrow("changed my mind");
    expect(ids(db)).toEqual(["seeded"]);
  });

  it("returns to the seeds when reset", () => {
    const db = createDatabase({ storage: fakeStorage(), seed });
    addTip(db, "new");
    db.reset();
    expect(ids(db)).toEqual(["seeded"]);
  });

  it("refuses a seeded tip without an id", () => {
    expect(() => createDatabase({ seed: () => ({ tips: [{}] }) }).read()).toThrow();
  });
});

describe("stored data that cannot be used", () => {
  it.each([
    ["no JSON", "{"],
    ["something else", "[]"],
    ["of an older version", '{"version":0,"tips":[]}'],
    ["lacking a table", '{"version":1,"tips":[]}'],
    ["empty", ""],
  ])("gives way to fresh seeds: %s", (_, stored) => {
    const storage = fakeStorage(stored);
    expect(ids(createDatabase({ storage, seed }))).toEqual(["seeded"]);
    expect(storage.write).toHaveBeenCalledOnce();
  });
});

describe("a device's storage that fails", () => {
  it("when blocked leaves the data in memory", () => {
    refuseStorage(blockedStorage, "getItem", "setItem");
    const db = createDatabase({ storage: deviceStorage, seed });
    addTip(db, "new");
    expect(ids(db)).toEqual(["seeded", "new"]);
  });

  it("when full leaves the newer data in memory, not the older in the storage", () => {
    const db = createDatabase({ storage: deviceStorage, seed });
    db.reset();
    refuseStorage(fullStorage, "setItem");
    addTip(db, "new");
    expect(ids(db)).toEqual(["seeded", "new"]);
  });

  it("is tried again", () => {
    const db = createDatabase({ storage: deviceStorage, seed });
    const mendStorage = refuseStorage(fullStorage, "setItem");
    db.reset();
    mendStorage();
    addTip(db, "new");
    expect(localStorage.getItem(DATABASE_KEY)).toContain('"new"');
    expect(ids(createDatabase({ storage: deviceStorage, seed }))).toEqual(["seeded", "new"]);
  });
});
