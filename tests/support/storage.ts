import { vi } from "vitest";

type StorageCall = "getItem" | "setItem" | "removeItem";

/**
 * Puts another storage in the device's place, until the end of the test or what it gives back is called.
 * @param calls what it answers itself; the rest goes to the real one
 */
export function replaceStorage(calls: Partial<Pick<Storage, StorageCall>>): () => void {
  const storage = globalThis.localStorage;
  const replaced = new Proxy(storage, {
    get: (target, name) => Reflect.get(name in calls ? calls : target, name),
  });
  vi.stubGlobal("localStorage", replaced);
  return () => vi.stubGlobal("localStorage", storage);
}

/** What a storage throws that is full. */
export const fullStorage = () => new DOMException("Full", "QuotaExceededError");

/** What a storage throws that the browser forbids. */
export const blockedStorage = () => new DOMException("The operation is insecure.", "SecurityError");

/** The device's storage refuses calls. */
export function refuseStorage(error: () => Error, ...calls: StorageCall[]): () => void {
  const refuse = () => {
    throw error();
  };
  return replaceStorage(Object.fromEntries(calls.map((call) => [call, refuse])));
}
