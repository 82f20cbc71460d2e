/** Data on its way to a page. */
export interface Deferred<TData> {
  promise: Promise<TData>;
  /** What the promise gave, where it was there already: the page then shows it at once, without a fallback first. */
  settled: { data: TData } | null;
}

/**
 * Hands a promise to a page unawaited, or with what it gave if that was fetched ahead. Its failure is the page's to
 * show; until the page is there to look at it, it must not be reported as unhandled.
 */
export async function deferred<TData>(promise: Promise<TData>): Promise<Deferred<TData>> {
  let settled: Deferred<TData>["settled"] = null;
  promise.then(
    (data) => {
      settled = { data };
    },
    () => {},
  );
  await nextTask();
  return { promise, settled };
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
