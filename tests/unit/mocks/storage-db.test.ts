import { describe, expect, it, vi } from "vitest";
import { createDatabase, DATABASE_KEY, type DatabaseStorage } from "@/mocks/storage-db";

function seed() {
  return { tips: [{ _id: "seeded", title: "Seeded" }] };
}

function fakeStorage(stored: string | null = null) {
  const values = new Map(stored === null ? [] : [[DATABASE_KEY, stored]]);
  return {
    getItem: vi.fn((key: string) => values.get(key) ?? null),
    setItem: vi.fn((key: string, value: string) => void values.set(key, value)),
  } satisfies DatabaseStorage;
}

function fail(): never {
  throw new DOMException("no", "QuotaExceededError");
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
    const storage = fakeStorage();
    addTip(createDatabase({ storage, seed }), "new");
    expect(new Set(storage.setItem.mock.calls.map(([key]) => key))).toEqual(
      new Set(["sow-and-tell:demo-db"]),
    );
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
    expect(storage.setItem).toHaveBeenCalledOnce();
  });
});

describe("a storage that fails", () => {
  it("when read leaves the data in memory", () => {
    const db = createDatabase({ storage: { getItem: fail, setItem: fail }, seed });
    addTip(db, "new");
    expect(ids(db)).toEqual(["seeded", "new"]);
  });

  it("when full leaves the newer data in memory, not the older in the storage", () => {
    const storage = fakeStorage();
    const db = createDatabase({ storage, seed });
    db.read();
    storage.setItem.mockImplementation(fail);
    addTip(db, "new");
    expect(ids(db)).toEqual(["seeded", "new"]);
  });

  it("is tried again after a reset", () => {
    const storage = fakeStorage();
    const db = createDatabase({ storage, seed });
    storage.setItem.mockImplementationOnce(fail);
    db.read();
    db.reset();
    addTip(db, "new");
    expect(ids(createDatabase({ storage, seed }))).toEqual(["seeded", "new"]);
  });
});
