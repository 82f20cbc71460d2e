import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { readSession, writeSession } from "@/auth/auth-session";
import * as storage from "@/lib/storage";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";

/** Keeps a text in memory until the end of the test. */
function keepForTest(key: string, text: string) {
  const restore = refuseStorage(fullStorage, "setItem");
  storage.writeOrKeep(key, text);
  restore();
  onTestFinished(() => void storage.remove(key));
}

// Runs before the setup's hook, which clears the storage: Vitest calls the last registered hook first.
afterEach(() => vi.restoreAllMocks());

it("a stored text counts as missing if the browser blocks all access to storage", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw blockedStorage();
  });
  expect(storage.read("pot")).toBeNull();
  expect(storage.readJson("pot")).toBeNull();
  expect(storage.write("pot", "clay")).toBe("blocked");
  expect(storage.remove("pot")).toBe("blocked");
  expect(storage.keysWith("pot")).toEqual([]);
});

it("a text in memory hides the stored one until another is stored, and is removed with it", () => {
  storage.write("pot", "clay");
  keepForTest("pot", "tin");
  expect(storage.read("pot")).toBe("tin");
  storage.write("pot", "stone");
  expect(storage.read("pot")).toBe("stone");
  keepForTest("pot", "tin");
  storage.remove("pot");
  expect(storage.read("pot")).toBeNull();
});

describe("a session that does not fit into a full storage", () => {
  const store = (uid: string, displayName: string) =>
    writeSession({ user: { uid, email: null, displayName, photoURL: null }, endedBy: null });

  it("keeps the same member's older record", () => {
    store("wren", "Wren");
    refuseStorage(fullStorage, "setItem");
    store("wren", "Wren Halloran");
    expect(readSession()?.user).toMatchObject({ uid: "wren", displayName: "Wren" });
  });

  it("removes another member's record", () => {
    store("tom", "Tom");
    refuseStorage(fullStorage, "setItem");
    store("wren", "Wren");
    expect(readSession()).toBeNull();
  });
});
