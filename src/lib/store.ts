/** A value outside React, for `useSyncExternalStore`. @param state the initial value */
export function createStore<TState>(state: TState) {
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(next: TState): void {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
