const prefetches = new WeakSet<Request>();

/** Marks the request of a loader that is called ahead of a visit. */
export function markPrefetch(request: Request): void {
  prefetches.add(request);
}

/** Whether a loader is called ahead of a visit, which may never come. */
export function isPrefetch(request: Request | undefined): boolean {
  return request !== undefined && prefetches.has(request);
}
