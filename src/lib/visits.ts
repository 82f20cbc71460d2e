import * as v from "valibot";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

const KEY = "sow-and-tell:visit";

/** Milliseconds since 1970. */
const VisitSchema = v.object({ begun: v.number(), last: v.nullable(v.number()) });

/** A page that is opened sooner belongs to the same visit. */
export const VISIT_MS = 60 * 60 * 1000;

/**
 * Begins a visit of this device, if the current one began `VISIT_MS` ago or more.
 * @returns when the visit before it began, in milliseconds since 1970; null at the first
 */
export function lastVisit(): number | null {
  const visit = parseJson(VisitSchema, storage.read(KEY));
  const now = Date.now();
  if (visit !== null && Math.abs(now - visit.begun) < VISIT_MS) return visit.last;
  const last = visit?.begun ?? null;
  storage.write(KEY, JSON.stringify({ begun: now, last }));
  return last;
}
