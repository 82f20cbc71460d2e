/** The pictures that were seen, to be seen again without a connection. The service worker fills it. */
export const PICTURES = "sow-and-tell-pictures";

/** What a picture of another host costs, whose size is opaque: what Chromium charges to the site's quota. Bytes. */
const OPAQUE_BYTES = 7_000_000;

/** What a picture counts whose host does not say how large it is. Bytes. */
const UNKNOWN_BYTES = 250_000;

/** How much a cache may hold. */
export interface CacheLimits {
  entries: number;
  /** Of these, those of other hosts. */
  opaque: number;
  bytes: number;
}

/** How many pictures are cached: up to the limit for other hosts, and 30 MB of our own. */
export const pictureLimits: CacheLimits = { entries: 120, opaque: 30, bytes: 240_000_000 };

/**
 * Evicts the oldest entries of a cache until it is within its limits; the newest stays whatever its size.
 * A cache lists its entries by age: one that is written anew goes to the end.
 */
export async function enforceLimit(cache: Cache, limits: CacheLimits): Promise<void> {
  const newestFirst = (await cache.keys()).toReversed();
  let total: CacheLimits = { entries: 0, opaque: 0, bytes: 0 };
  for (const request of newestFirst) {
    const response = await cache.match(request);
    // What is not read to its end holds on to its place, in a private window also when it has been evicted.
    void response?.body?.cancel();
    const isOpaque = response?.type === "opaque";
    const next = {
      entries: total.entries + 1,
      opaque: total.opaque + (isOpaque ? 1 : 0),
      bytes: total.bytes + (isOpaque ? OPAQUE_BYTES : sizeOf(response)),
    };
    const isOver =
      next.entries > limits.entries || next.opaque > limits.opaque || next.bytes > limits.bytes;
    if (isOver && total.entries > 0) await cache.delete(request);
    else total = next;
  }
}

/** Evicts the older half of a cache, and its last entry too: the device is full. */
export async function evict(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.ceil(requests.length / 2))) {
    await cache.delete(request);
  }
}

function sizeOf(response: Response | undefined): number {
  const length = Number(response?.headers.get("Content-Length") ?? Number.NaN);
  return Number.isFinite(length) ? length : UNKNOWN_BYTES;
}
