/** The pictures that were seen, to be seen again without a connection. The service worker fills it. */
export const PICTURES = "sow-and-tell-pictures";

/** How much of them is kept. */
export const pictureLimits = { entries: 120, bytes: 30_000_000 };

/** What a picture of another host counts, whose size the browser tells nobody. Bytes. */
const UNKNOWN_SIZE = 250_000;

/**
 * Evicts the oldest entries of a cache until it is within its limits; the newest stays whatever its size.
 * A cache lists its entries by age: one that is written anew goes to the end.
 */
export async function keepWithin(
  cache: Cache,
  { entries, bytes }: { entries: number; bytes: number },
): Promise<void> {
  const newestFirst = (await cache.keys()).toReversed();
  let [count, total] = [0, 0];
  for (const request of newestFirst) {
    count += 1;
    total += sizeOf(await cache.match(request));
    if (count > 1 && (count > entries || total > bytes)) await cache.delete(request);
  }
}

function sizeOf(response: Response | undefined): number {
  const length = Number(response?.headers.get("Content-Length") ?? Number.NaN);
  return Number.isFinite(length) ? length : UNKNOWN_SIZE;
}
