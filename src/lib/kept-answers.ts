import * as v from "valibot";
import { ANSWERS, keepWithin, limits } from "@/lib/bounded-cache";
import { HttpError } from "@/lib/http-error";
import { whenIdle } from "@/lib/idle";

/** What was read once is kept on the device, to be read without a connection. */

const KEPT_AT = "X-Kept-At";
const PRIVATE = "X-Private";

export interface KeptAnswerOptions<TSchema extends v.GenericSchema> {
  /** Its place on the device: the path that it was asked for by. */
  path: string;
  /** The form of what `read` gives back, not of what the backend sends. */
  schema: TSchema;
  /** Asks the backend. */
  read: () => Promise<v.InferOutput<TSchema>>;
  /** Whether it is one member's own, and goes when they log out; left out, it is everybody's. */
  isPrivate?: (answer: v.InferOutput<TSchema>) => boolean;
  /** As much of the answer as may stay on a device; left out, all of it. */
  keepable?: (answer: v.InferOutput<TSchema>) => v.InferOutput<TSchema>;
}

/**
 * Reads from the backend and keeps the answer; without a connection, or when none comes in time, gives back what was
 * kept. `keptSince` tells the one from the other.
 * @throws what `read` throws, where nothing was kept or the failure is of another kind
 */
export async function readKept<TSchema extends v.GenericSchema>(
  options: KeptAnswerOptions<TSchema>,
): Promise<v.InferOutput<TSchema>> {
  const { path, schema, read, isPrivate = () => false, keepable = (all) => all } = options;
  try {
    const answer = await read();
    if (canKeep())
      whenIdle(() => void keep(path, keepable(answer), isPrivate(answer)).catch(() => {}));
    return answer;
  } catch (error) {
    const isOutOfReach =
      error instanceof HttpError && (error.kind === "offline" || error.kind === "timeout");
    const kept = isOutOfReach && canKeep() ? await find(path, schema).catch(() => null) : null;
    if (kept === null) throw error;
    if (typeof kept.answer === "object" && kept.answer !== null) ages.set(kept.answer, kept.keptAt);
    return kept.answer;
  }
}

const ages = new WeakMap<object, Date>();

/** Since when an answer has been on this device; null for one that has just come from the backend. */
export function keptSince(answer: unknown): Date | null {
  return (typeof answer === "object" && answer !== null && ages.get(answer)) || null;
}

/** What is private among what is kept. */
export interface PrivateAnswer {
  answer: unknown;
  forget: () => Promise<unknown>;
}

/** Every private answer on this device; none where there is no such storage. */
export async function privateAnswers(): Promise<PrivateAnswer[]> {
  if (!canKeep() || !(await caches.has(ANSWERS))) return [];
  const cache = await caches.open(ANSWERS);
  const found: PrivateAnswer[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response?.headers.get(PRIVATE) !== "yes") continue;
    found.push({ answer: await response.json(), forget: () => cache.delete(request) });
  }
  return found;
}

/** Not where a page is insecure, nor in the demo, whose backend is always there. */
function canKeep(): boolean {
  return "caches" in globalThis && !__MOCKS__;
}

/** Never asked for: only the name of a place. */
const placeOf = (path: string) => new Request(new URL(path, "https://answers.invalid"));

async function keep(path: string, answer: unknown, isPrivate: boolean): Promise<void> {
  const body = new TextEncoder().encode(JSON.stringify(answer));
  const cache = await caches.open(ANSWERS);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    [KEPT_AT]: new Date().toISOString(),
    [PRIVATE]: isPrivate ? "yes" : "no",
  };
  await cache.put(placeOf(path), new Response(body, { headers }));
  await keepWithin(cache, limits[ANSWERS]);
}

async function find<TSchema extends v.GenericSchema>(path: string, schema: TSchema) {
  const response = await (await caches.open(ANSWERS)).match(placeOf(path));
  if (response === undefined) return null;
  const result = v.safeParse(schema, await response.json());
  const keptAt = new Date(response.headers.get(KEPT_AT) ?? "");
  return result.success && !Number.isNaN(keptAt.getTime())
    ? { answer: result.output, keptAt }
    : null;
}
