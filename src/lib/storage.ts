/**
 * Local storage, which all tabs of the site share, and session storage, which belongs to one tab. Only this module uses
 * them. Nothing here throws: storage may be blocked or full, and its texts may be anything. It is part of the first
 * script, so it knows no schemas: `parseJson` in `lib/lenient` parses a text by one.
 */

/** Why a text was not stored: there is no room, or the browser blocks storage. */
export type StorageProblem = "full" | "blocked";

/** Texts that only this page has. Each takes precedence over what is stored under its key. */
const memory = new Map<string, string>();

/** @returns null where there is nothing, or where storage is blocked */
export function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns the value of a stored JSON text; null where there is none */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? "null");
  } catch {
    return null;
  }
}

/** @returns null when the text is stored; otherwise the former one still is */
export function write(key: string, text: string): StorageProblem | null {
  const problem = problemOf(() => localStorage.setItem(key, text));
  if (problem === null) memory.delete(key);
  return problem;
}

/** @returns the text that is stored for this tab alone; null where there is none, or where storage is blocked */
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

/** Removes a text of this tab. */
export function removeForTab(key: string): void {
  problemOf(() => sessionStorage.removeItem(key));
}

/** Keeps a text that cannot be stored for as long as the page is open. */
export function writeToMemory(key: string, text: string): void {
  memory.set(key, text);
}

/** Removes a key from storage and from memory. @returns null when it is not stored any more */
export function remove(key: string): StorageProblem | null {
  memory.delete(key);
  return problemOf(() => localStorage.removeItem(key));
}

/** Removes a key from memory; its stored text is read again. */
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

/** Notifies this tab's listeners of a change, since browsers notify other tabs only. */
export function notifyThisTab(key: string, text: string): void {
  for (const listener of listeners) listener(key, text);
}

/**
 * Listens to changes in other tabs, and to `notifyThisTab`.
 * @param prefix of the keys in question
 * @param listener gets the new text; null for a removed one, and when all of the storage was cleared
 * @returns unsubscribes it
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
