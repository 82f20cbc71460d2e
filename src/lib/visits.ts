import * as v from "valibot";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

const KEY = "sow-and-tell:visit";

/** Milliseconds since 1970. `active` is when something was last done; earlier releases did not store it. */
const VisitSchema = v.object({
  begun: v.number(),
  last: v.nullable(v.number()),
  active: v.optional(v.number()),
});

/** A visit ends when nothing has been done for as long. */
export const VISIT_MS = 60 * 60 * 1000;

/** How often what is done is stored. */
const NOTE_INTERVAL_MS = 60 * 1000;

/**
 * Continues the visit of this device, or begins one if nothing has been done for `VISIT_MS` or more.
 * @returns when the visit before it began, in milliseconds since 1970; null at the first
 */
export function lastVisit(): number | null {
  const visit = parseJson(VisitSchema, storage.read(KEY));
  const now = Date.now();
  const isSame = visit !== null && Math.abs(now - (visit.active ?? visit.begun)) < VISIT_MS;
  const { begun, last } = isSame ? visit : { begun: now, last: visit?.begun ?? null };
  storage.write(KEY, JSON.stringify({ begun, last, active: now }));
  return last;
}

/** Continues the visit while the person presses, types or scrolls. @returns a function that stops it */
export function watchVisit(): () => void {
  const controller = new AbortController();
  let noted = Number.NEGATIVE_INFINITY;
  function note() {
    if (Math.abs(Date.now() - noted) < NOTE_INTERVAL_MS) return;
    noted = Date.now();
    lastVisit();
  }
  note();
  for (const type of ["pointerdown", "keydown", "scroll"]) {
    window.addEventListener(type, note, {
      capture: true,
      passive: true,
      signal: controller.signal,
    });
  }
  return () => controller.abort();
}
