/** How much a cache may hold. */
export interface CacheLimits {
  entries: number;
  bytes: number;
}

/** The answers of the backend that can be read without a connection. */
export const ANSWERS = "sow-and-tell-answers";

/** The pictures that belong to them. */
export const PICTURES = "sow-and-tell-pictures";

/** Together 200 entries and 50 MB. */
export const limits: Readonly<Record<typeof ANSWERS | typeof PICTURES, CacheLimits>> = {
  [ANSWERS]: { entries: 80, bytes: 20_000_000 },
  [PICTURES]: { entries: 120, bytes: 30_000_000 },
};

/** What a picture of another host counts, whose size the browser tells nobody. Bytes. */
const UNKNOWN_SIZE = 250_000;

/**
 * Takes the oldest entries out of a cache until it is within its limits; the newest stays whatever its size.
 * A cache lists its entries by age: one that is written anew goes to the end.
 */
export async function keepWithin(cache: Cache, { entries, bytes }: CacheLimits): Promise<void> {
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
