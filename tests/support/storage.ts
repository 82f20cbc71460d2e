import { vi } from "vitest";

type StorageCall = "getItem" | "setItem" | "removeItem";

/**
 * Replaces methods of the local storage, until the end of the test.
 * @param calls the replacements; all other methods use the real storage
 * @returns a function that restores the real storage earlier
 */
export function replaceStorage(calls: Partial<Pick<Storage, StorageCall>>): () => void {
  const storage = globalThis.localStorage;
  const replaced = new Proxy(storage, {
    get: (target, name) => Reflect.get(name in calls ? calls : target, name),
  });
  vi.stubGlobal("localStorage", replaced);
  return () => vi.stubGlobal("localStorage", storage);
}

export const fullStorage = () => new DOMException("Full", "QuotaExceededError");

export const blockedStorage = () => new DOMException("The operation is insecure.", "SecurityError");

/** Makes methods of the local storage throw. @returns a function that restores them */
export function refuseStorage(error: () => Error, ...calls: StorageCall[]): () => void {
  const refuse = () => {
    throw error();
  };
  return replaceStorage(Object.fromEntries(calls.map((call) => [call, refuse])));
}
