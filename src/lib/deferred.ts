/**
 * Hands a promise to a page unawaited. Its failure is the page's to show; until the page is there to look at it, it
 * must not be reported as unhandled.
 */
export function deferred<TData>(promise: Promise<TData>): Promise<TData> {
  promise.catch(() => {});
  return promise;
}
