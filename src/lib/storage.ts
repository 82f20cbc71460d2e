/**
 * @file Local and session storage. Nothing here throws, even if storage is blocked, full or corrupt. The inline scripts
 * include this module, so it must not import valibot: callers validate with `parseJson`.
 */

export type StorageProblem = "full" | "blocked";

/** Texts that could not be stored. Each hides the stored one until a later text is stored, or its key is removed. */
const memory = new Map<string, string>();

export function read(key: string): string | null {
  return textsOf(key)[0] ?? null;
}

/** The text in memory, if there is one, and the stored text, which it hides. */
export function textsOf(key: string): string[] {
  const texts = [memory.get(key), withFallback(() => localStorage.getItem(key), null)];
  return texts.filter((text) => typeof text === "string");
}

export function readJson(key: string): unknown {
  return withFallback(() => JSON.parse(read(key) ?? "null"), null);
}

/** @returns null on success, otherwise why it failed; the previous text then remains stored */
export function write(key: string, text: string): StorageProblem | null {
  const problem = problemOf(() => localStorage.setItem(key, text));
  if (problem === null) memory.delete(key);
  return problem;
}

export function readForTab(key: string): string | null {
  return memory.get(key) ?? withFallback(() => sessionStorage.getItem(key), null);
}

export function writeForTab(key: string, text: string): StorageProblem | null {
  return problemOf(() => sessionStorage.setItem(key, text));
}

/** The prefix of what a form keeps while the tab lives. Here, since the code of forms loads later. */
export const KEPT_FORM = "sow-and-tell:form:";

/** Stores a text for this tab or, if that fails, keeps it in memory until the page closes. */
export function keepForTab(key: string, text: string): void {
  memory.delete(key);
  if (writeForTab(key, text) !== null) memory.set(key, text);
}

export function removeForTab(key: string): void {
  memory.delete(key);
  problemOf(() => sessionStorage.removeItem(key));
}

/** Stores a text or, if that fails, keeps it in memory until the page closes. @returns as `write` */
export function writeOrKeep(key: string, text: string): StorageProblem | null {
  const problem = write(key, text);
  if (problem !== null) memory.set(key, text);
  return problem;
}

/** Whether a text under a key that begins with `prefix` is only in memory. */
export function hasUnstored(prefix: string): boolean {
  return [...memory.keys()].some((key) => key.startsWith(prefix));
}

export function removeForTabWith(prefix: string): void {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
  problemOf(() => {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) sessionStorage.removeItem(key);
  });
}

export function remove(key: string): StorageProblem | null {
  memory.delete(key);
  return problemOf(() => localStorage.removeItem(key));
}

export function keysWith(prefix: string): string[] {
  const keys = [...memory.keys(), ...withFallback(() => Object.keys(localStorage), [])];
  return [...new Set(keys)].filter((key) => key.startsWith(prefix));
}

/** Notifies this tab's listeners of a change, since browsers notify other tabs only. */
export function notifyThisTab(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/**
 * Listens to other tabs, to `notifyThisTab`, and to the return of a page from the back/forward cache, where no event of
 * another tab has reached it.
 * @returns a function that unsubscribes
 */
export function subscribe(prefix: string, listener: (event: Event) => void): () => void {
  function handleStorage(event: StorageEvent) {
    if (event.key === null || event.key.startsWith(prefix)) listener(event);
  }
  function handlePageShow(event: PageTransitionEvent) {
    if (event.persisted) listener(event);
  }
  window.addEventListener("storage", handleStorage);
  window.addEventListener("pageshow", handlePageShow);
  return () => {
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("pageshow", handlePageShow);
  };
}

/** Whether the browser forbids a page to store anything: reading `caches`, for example, or using it, then fails. */
export function isForbidden(error: unknown): boolean {
  return error instanceof DOMException && error.name === "SecurityError";
}

/** The browser's service workers. Undefined outside secure contexts, and where reading the property throws. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return withFallback(() => navigator.serviceWorker, undefined);
}

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
