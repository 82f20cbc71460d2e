/** Data on its way to a page. */
export interface Deferred<TData> {
  promise: Promise<TData>;
  /** What became of the promise; null until then. */
  outcome: { data: TData } | { error: unknown } | null;
}

/**
 * Hands a promise to a page unawaited, or with its outcome if that is there already since it was fetched ahead.
 * Its failure is the page's to show, and never reported as unhandled.
 */
export async function deferred<TData>(promise: Promise<TData>): Promise<Deferred<TData>> {
  const result: Deferred<TData> = { promise, outcome: null };
  const settled = promise.then(
    (data) => {
      result.outcome = { data };
    },
    (error: unknown) => {
      result.outcome = { error };
    },
  );
  await Promise.race([settled, nextTask()]);
  return result;
}

/** After all that is waiting for nothing more; a timer would take longer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
