/** @file Drafts on the device: one for each tip of a member, and one for a new tip. The last tab that types wins. */

import * as v from "valibot";
import { isHidden } from "@/features/tips/tip";
import { EditableFieldsSchema } from "@/features/tips/tip-fields";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

const PREFIX = "sow-and-tell:draft:";

/** The latest time of a `Date`; a later one would be shown as "Invalid Date". Milliseconds since 1970. */
const MAX_DATE_MS = 8.64e15;

const AttemptSchema = v.object({
  /** When the tip was first sent; becomes a new tip's `createdAt`, by which lookups recognize it. ISO 8601, UTC. */
  createdAt: v.string(),
  /** When it was last sent; missing if that did not arrive. Milliseconds since 1970. */
  sentAt: v.optional(v.number()),
});

export type Attempt = v.InferOutput<typeof AttemptSchema>;

const DraftSchema = v.object({
  fields: EditableFieldsSchema,
  /** What the draft is based on: a new tip's defaults, or the server's version when the draft was begun. */
  base: EditableFieldsSchema,
  /** Milliseconds since 1970. */
  savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DATE_MS)),
  /** The attempt that the next send repeats; null if that send begins a new one. */
  attempt: v.fallback(v.nullable(AttemptSchema), null),
});

export type Draft = v.InferOutput<typeof DraftSchema>;

/** @param tipId null for a new tip */
export const draftKey = (uid: string, tipId: string | null) =>
  PREFIX + JSON.stringify([uid, tipId]);

const parseDraft = (stored: string | null) => parseJson(DraftSchema, stored);

/** @returns null if there is no readable draft */
export function readDraft(key: string): Draft | null {
  return parseDraft(storage.read(key));
}

/** A draft that cannot be stored stays in memory until the page closes. @returns whether it is stored */
export function writeDraft(key: string, draft: Draft): boolean {
  const isStored = storage.writeOrKeep(key, JSON.stringify(draft)) === null;
  watchUnload();
  return isStored;
}

/** Whether a draft is only in memory. @param key by default, that of any draft */
export const hasUnstoredDraft = (key = PREFIX) => storage.hasUnstored(key);

/** The browser then asks. A listener may keep the page out of the back/forward cache, so it is there only while needed. */
function watchUnload(): void {
  if (hasUnstoredDraft()) window.addEventListener("beforeunload", handleUnload);
  else window.removeEventListener("beforeunload", handleUnload);
}

function handleUnload(event: BeforeUnloadEvent): void {
  if (hasUnstoredDraft()) event.preventDefault();
}

export function removeDraft(key: string): void {
  storage.remove(key);
  watchUnload();
}

/** Hidden drafts, and drafts of hidden tips. @param uid null removes every account's */
export function removeOtherAccountsHiddenDrafts(uid: string | null): void {
  const ownPrefix = `${PREFIX}[${JSON.stringify(uid)},`;
  for (const key of storage.keysWith(PREFIX)) {
    const drafts = storage.textsOf(key).flatMap((text) => parseDraft(text) ?? []);
    const hasHidden = drafts.some(({ fields, base }) => isHidden(fields) || isHidden(base));
    if (hasHidden && !key.startsWith(ownPrefix)) removeDraft(key);
  }
}
