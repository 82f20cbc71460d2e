import { useCallback, useSyncExternalStore } from "react";

const PREFIX = "sow-and-tell:";
const CHANGED = "sow-and-tell:remembered";

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/**
 * A choice remembered on this device, shared by all tabs. Where storage is blocked it lasts as long as the page.
 *
 * @param key its name, without the product's prefix
 * @param options what may be remembered; anything else found there counts as nothing
 * @returns the choice, null until one is made (and while rendering on a server), and a function that makes it
 */
export function useRemembered<TOption extends string>(
  key: string,
  options: readonly TOption[],
): [TOption | null, (option: TOption) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => fallback.get(key) ?? read(key),
    () => null,
  );
  const remember = useCallback(
    (option: TOption) => {
      try {
        localStorage.setItem(PREFIX + key, JSON.stringify(option));
        fallback.delete(key);
      } catch {
        fallback.set(key, JSON.stringify(option));
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [options.find((option) => JSON.stringify(option) === stored) ?? null, remember];
}

/** Stands in where storage is blocked. */
const fallback = new Map<string, string>();
