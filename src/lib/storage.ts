/**
 * Local storage, which all tabs of the site share, and session storage, which is one tab's. Only this module touches them. Nothing here throws: a browser may block
 * storage, it may be full, and what stands in it may be anything. Every page starts with it, so it knows no schemas:
 * `parseJson` in `lib/lenient` reads a text by one.
 */

/** Why a text was not stored: there is no room, or the browser blocks storage. */
export type StorageProblem = "full" | "blocked";

/** Texts that only this page has. Each hides what is stored under its key. */
const memory = new Map<string, string>();

/** @returns null where there is nothing, or where storage is blocked */
export function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns what a stored text says in JSON; null where it says nothing */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? "null");
  } catch {
    return null;
  }
}

/** @returns null when the text is stored; otherwise what was there before still is */
export function write(key: string, text: string): StorageProblem | null {
  const problem = problemOf(() => localStorage.setItem(key, text));
  if (problem === null) memory.delete(key);
  return problem;
}

/** @returns what is stored for this tab alone; null where there is nothing, or where storage is blocked */
export function readForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this tab alone. @returns null when it is stored */
export function writeForTab(key: string, text: string): StorageProblem | null {
  return problemOf(() => sessionStorage.setItem(key, text));
}

/** Removes what is stored for this tab alone. */
export function removeForTab(key: string): void {
  problemOf(() => sessionStorage.removeItem(key));
}

/** Holds a text that cannot be stored for as long as the page is open. */
export function writeToMemory(key: string, text: string): void {
  memory.set(key, text);
}

/** Removes a key from storage and from memory. @returns null when nothing is stored there any more */
export function remove(key: string): StorageProblem | null {
  memory.delete(key);
  return problemOf(() => localStorage.removeItem(key));
}

/** Removes a key from memory; what is stored shows again. */
export function removeFromMemory(key: string): void {
  memory.delete(key);
}

/** All keys that begin with a prefix, stored or in memory. */
export function keysWith(prefix: string): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // Blocked: only memory is left.
  }
  return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

/** Whether memory has any key that begins with a prefix. */
export function hasInMemory(prefix: string): boolean {
  return [...memory.keys()].some((key) => key.startsWith(prefix));
}

type Listener = (key: string | null, text: string | null) => void;

const listeners = new Set<Listener>();

/** Has this tab's listeners hear of a change, of which browsers tell other tabs only. */
export function notifyThisTab(key: string, text: string): void {
  for (const listener of listeners) listener(key, text);
}

/**
 * Listens to other tabs, and to what `notifyThisTab` tells.
 * @param prefix of the keys in question
 * @param listener hears the new text; null for a removed one, and when all of the storage was cleared
 * @returns stops listening
 */
export function subscribe(prefix: string, listener: (text: string | null) => void): () => void {
  const hear: Listener = (key, text) => {
    if (key === null || key.startsWith(prefix)) listener(text);
  };
  const handleStorage = ({ key, newValue }: StorageEvent) => hear(key, newValue);
  listeners.add(hear);
  window.addEventListener("storage", handleStorage);
  return () => {
    listeners.delete(hear);
    window.removeEventListener("storage", handleStorage);
  };
}

function problemOf(action: () => void): StorageProblem | null {
  try {
    action();
    return null;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return isFull ? "full" : "blocked";
  }
}
