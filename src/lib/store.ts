import { reportError } from "@/lib/report-error";

/** A value outside React, for `useSyncExternalStore`. @param state the initial value */
export function createStore<TState>(state: TState) {
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    /** Reports what a listener throws, which stops neither the other listeners nor the caller. */
    setState(next: TState): void {
      state = next;
      for (const listener of listeners) {
        try {
          listener();
        } catch (error) {
          reportError(error);
        }
      }
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
