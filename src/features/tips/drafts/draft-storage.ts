/**
 * Local storage, which is there at once and outlives a tab that is killed. Where it is full or blocked, what is written
 * lasts as long as the page.
 */

const memory = new Map<string, string>();

/** The page goes, and what only it keeps would go with it. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** @returns null where there is nothing, or nothing that can be read */
export function readEntry(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the device keeps it */
export function writeEntry(key: string, raw: string): boolean {
  try {
    localStorage.setItem(key, raw);
  } catch {
    return false;
  }
  forgetEntry(key);
  return true;
}

/** Keeps it while the page is open, in front of what the device has under that key. */
export function rememberEntry(key: string, raw: string): void {
  memory.set(key, raw);
  window.addEventListener("beforeunload", askBeforeUnload);
}

/** Removes it from the device and from the page. */
export function removeEntry(key: string): void {
  forgetEntry(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing.
  }
}

/** Lets go of what only the page keeps. */
export function forgetEntry(key: string): void {
  memory.delete(key);
  if (memory.size === 0) window.removeEventListener("beforeunload", askBeforeUnload);
}

/** All keys that begin so. */
export function entriesWith(prefix: string): string[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Blocked: only what the page itself remembers.
  }
  return [...new Set([...keys, ...memory.keys()])].filter((key) => key.startsWith(prefix));
}
