/**
 * @file Local storage, which all tabs share, and session storage, which belongs to one tab. No other module of the app
 * accesses them directly. Nothing here throws, even if storage is blocked, full or corrupt. The inline scripts of
 * `index.html` include this module, which therefore must not import valibot: callers validate texts with `parseJson` of
 * `lib/lenient`.
 */

export type StorageProblem = "full" | "blocked";

/** Texts that could not be stored. Each hides the stored one until a later text is stored, or its key is removed. */
const memory = new Map<string, string>();

/** @returns the text in memory or else the stored one; null if neither can be read */
export function read(key: string): string | null {
  return withFallback(() => memory.get(key) ?? localStorage.getItem(key), null);
}

/** @returns the value of a stored JSON text; null if there is none, or it is not JSON */
export function readJson(key: string): unknown {
  return withFallback(() => JSON.parse(read(key) ?? "null"), null);
}

/** @returns null on success, otherwise why it failed; the previous text then remains stored */
export function write(key: string, text: string): StorageProblem | null {
  const problem = problemOf(() => localStorage.setItem(key, text));
  if (problem === null) memory.delete(key);
  return problem;
}

/** Reads this tab's session storage. @returns null if nothing is stored, or storage is blocked */
export function readForTab(key: string): string | null {
  return withFallback(() => sessionStorage.getItem(key), null);
}

/** Writes to this tab's session storage. @returns null on success */
export function writeForTab(key: string, text: string): StorageProblem | null {
  return problemOf(() => sessionStorage.setItem(key, text));
}

/** Removes a key from this tab's session storage. */
export function removeForTab(key: string): void {
  problemOf(() => sessionStorage.removeItem(key));
}

/** Stores a text or, if that fails, keeps it in memory until the page closes. */
export function writeOrKeep(key: string, text: string): void {
  if (write(key, text) !== null) memory.set(key, text);
}

/** Removes a key from storage and memory. @returns null on success */
export function remove(key: string): StorageProblem | null {
  memory.delete(key);
  return problemOf(() => localStorage.removeItem(key));
}

/** The keys in local storage with a prefix; none if storage is blocked. */
export function keysWith(prefix: string): string[] {
  return withFallback(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []);
}

/** Notifies this tab's listeners of a change, since browsers notify other tabs only. */
export function notifyThisTab(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

/**
 * Listens to changes in other tabs, and to `notifyThisTab`.
 * @param prefix of the keys to listen to
 * @param listener receives the new text; null if it was removed, or the whole storage was cleared
 * @returns a function that unsubscribes
 */
export function subscribe(prefix: string, listener: (text: string | null) => void): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === null || key.startsWith(prefix)) listener(newValue);
  }
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}

/** @returns the fallback if the action throws */
function withFallback<TResult>(action: () => TResult, fallback: TResult): TResult {
  try {
    return action();
  } catch {
    return fallback;
  }
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
