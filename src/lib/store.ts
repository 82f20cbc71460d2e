/**
 * A value outside React, for `useSyncExternalStore`.
 * @param state the initial value
 * @param observe called when the first listener subscribes, to observe what changes the value; returns a cleanup
 *   function, called when the last one has unsubscribed
 */
export function createStore<TState>(state: TState, observe = () => () => {}) {
  const listeners = new Set<() => void>();
  let stopObserving = () => {};
  return {
    getState: () => state,

    /** Replaces the value, and notifies the listeners even if it is the same. */
    setState(next: TState): void {
      state = next;
      for (const listener of listeners) listener();
    },

    isObserved: () => listeners.size > 0,

    /** @returns a function that unsubscribes */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) stopObserving = observe();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopObserving();
      };
    },
  };
}
