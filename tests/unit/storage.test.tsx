import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { readSession, writeSession } from "@/auth/persisted-session";
import * as storage from "@/lib/storage";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";

/** Keeps a text in memory, which outlives a test. */
function keepForTest(key: string, text: string) {
  const restore = refuseStorage(fullStorage, "setItem");
  storage.writeOrKeep(key, text);
  restore();
  onTestFinished(() => void storage.remove(key));
}

// Before the hook of the setup, which clears the storage.
afterEach(() => vi.restoreAllMocks());

describe("a text on the device", () => {
  it("can be read until it is removed", () => {
    expect(storage.read("pot")).toBeNull();
    expect(storage.write("pot", "clay")).toBeNull();
    expect(storage.read("pot")).toBe("clay");
    expect(storage.remove("pot")).toBeNull();
    expect(storage.read("pot")).toBeNull();
  });

  it("is found by the prefix of its key", () => {
    storage.write("pot:a", "1");
    storage.write("shed", "2");
    expect(storage.keysWith("pot:")).toEqual(["pot:a"]);
  });

  it.each([
    ["full", fullStorage],
    ["blocked", blockedStorage],
  ] as const)("is not stored or removed if storage is %s, which is reported", (problem, error) => {
    storage.write("pot", "clay");
    refuseStorage(error, "setItem", "removeItem");
    expect(storage.write("pot", "tin")).toBe(problem);
    expect(storage.remove("pot")).toBe(problem);
    expect(storage.read("pot")).toBe("clay");
  });

  it("does not exist if the browser blocks all access to storage", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw blockedStorage();
    });
    expect(storage.read("pot")).toBeNull();
    expect(storage.write("pot", "clay")).toBe("blocked");
    expect(storage.remove("pot")).toBe("blocked");
    expect(storage.keysWith("pot")).toEqual([]);
  });
});

describe("a text in memory", () => {
  it("hides the stored one until another is stored, and is removed with it", () => {
    storage.write("pot", "clay");
    keepForTest("pot", "tin");
    expect(storage.read("pot")).toBe("tin");
    storage.write("pot", "stone");
    expect(storage.read("pot")).toBe("stone");
    keepForTest("pot", "tin");
    storage.remove("pot");
    expect(storage.read("pot")).toBeNull();
  });
});

describe("JSON on the device", () => {
  it("is parsed, and null if it is missing or invalid", () => {
    expect(storage.readJson("pot")).toBeNull();
    storage.write("pot", "{");
    expect(storage.readJson("pot")).toBeNull();
    storage.write("pot", '{"size":3}');
    expect(storage.readJson("pot")).toEqual({ size: 3 });
  });
});

describe("this tab", () => {
  it("is notified of its own changes only on request", () => {
    const received: (string | null)[] = [];
    onTestFinished(storage.subscribe("pot:", (text) => received.push(text)));
    storage.write("pot:a", "clay");
    storage.notifyThisTab("pot:a", "tin");
    storage.notifyThisTab("shed", "tools");
    expect(received).toEqual(["tin"]);
  });
});

describe("another tab", () => {
  const change = (key: string | null, newValue: string | null = null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

  it("notifies this one when it writes or removes a key with the prefix, or clears everything", () => {
    const received: (string | null)[] = [];
    const stop = storage.subscribe("pot:", (text) => received.push(text));
    change("pot:a", "clay");
    change("pot:a");
    change("shed", "tools");
    change(null);
    stop();
    change("pot:a", "tin");
    expect(received).toEqual(["clay", null, null]);
  });
});

describe("a session that does not fit into a full storage", () => {
  const store = (uid: string, displayName: string) =>
    writeSession({ user: { uid, email: null, displayName, photoURL: null }, endedBy: null });

  it("leaves the same member's record, since other tabs would take its removal for a logout", () => {
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
