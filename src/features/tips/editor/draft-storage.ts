import * as v from "valibot";
import { type EditableFields, EditableFieldsSchema } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

/** Drafts in local storage. Each form writes to its own key, so that two tabs never overwrite each other. */

const PREFIX = "sow-and-tell:draft:";

/** Drafts older than 90 days are removed. Milliseconds. */
const MAX_AGE_MS = 90 * 24 * 60 * 60_000;

/** Stored under a draft's key just before its removal, which tells other tabs that the server has the tip. */
const SENT = "sent";

/** The author and the tip of a draft. */
export interface DraftScope {
  uid: string;
  /** Null for a new tip. */
  tipId: string | null;
}

const AttemptSchema = v.object({
  /** ISO 8601, UTC. It is sent with the new tip, and distinguishes it from the author's other tips. */
  createdAt: v.string(),
});

/** Identifies a tip that may have reached the server. */
export type Attempt = v.InferOutput<typeof AttemptSchema>;

const DraftSchema = v.object({
  fields: EditableFieldsSchema,
  /** The fields before the first edit: for an update, the tip at that time. */
  base: v.optional(EditableFieldsSchema, {}),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Null if the tip was never sent, or the server refused it. */
  attempt: v.optional(v.nullable(AttemptSchema), null),
});

export type Draft = v.InferOutput<typeof DraftSchema>;

export interface StoredDraft extends Draft {
  key: string;
  /** The stored text. A different text under the same key is a later draft from another tab. */
  text: string;
}

/** JSON is self-delimiting, so no scope's prefix is a prefix of another's. */
function prefixOf({ uid, tipId }: DraftScope): string {
  return `${PREFIX}${JSON.stringify([uid, tipId])}:`;
}

/** A unique key. */
export function newDraftKey(scope: DraftScope): string {
  return prefixOf(scope) + Math.random().toString(36).slice(2);
}

/** Lists the drafts in a scope, newest first, without unreadable ones. */
export function listDrafts(scope: DraftScope): StoredDraft[] {
  return storage
    .keysWith(prefixOf(scope))
    .flatMap((key) => {
      const text = storage.read(key);
      const draft = parseJson(DraftSchema, text);
      return text === null || draft === null ? [] : [{ ...draft, key, text }];
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

const tabKeyOf = ({ uid, tipId }: DraftScope) =>
  `sow-and-tell:draft-of-tab:${JSON.stringify([uid, tipId])}`;

/** @returns this tab's own draft; the newest one if the tab has had no form in this scope */
export function findDraftOfTab(
  scope: DraftScope,
  drafts: readonly StoredDraft[],
): StoredDraft | undefined {
  const ownKey = storage.readForTab(tabKeyOf(scope));
  if (ownKey === null) return drafts[0];
  // Drafts in memory belong to this page too.
  return drafts.find(({ key }) => key === ownKey || storage.hasInMemory(key));
}

/** Remembers which draft this tab restores after a reload. */
export function setDraftOfTab(scope: DraftScope, key: string): void {
  storage.writeForTab(tabKeyOf(scope), key);
}

/**
 * Stores a draft in place of those that it continues.
 * @returns whether the draft is stored; if not, it remains in memory while the page is open
 */
export function writeDraft(
  key: string,
  draft: Draft,
  continued: readonly StoredDraft[] = [],
): boolean {
  const text = JSON.stringify(draft);
  const isStored = storage.write(key, text) === null;
  if (isStored) {
    removeDrafts(continued);
  } else {
    for (const former of continued) storage.removeFromMemory(former.key);
    storage.writeToMemory(key, text);
  }
  updateUnloadPrompt();
  return isStored;
}

/** Removes drafts, unless another tab has stored a later one under the same key. */
export function removeDrafts(drafts: readonly StoredDraft[]): void {
  for (const { key, text } of drafts) if (storage.read(key) === text) removeDraft(key);
}

/** Removes whatever is stored under a key. */
export function removeDraft(key: string): void {
  storage.remove(key);
  updateUnloadPrompt();
}

function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Makes the browser ask before it closes a page that has a draft only in memory. */
function updateUnloadPrompt(): void {
  if (storage.hasInMemory(PREFIX)) window.addEventListener("beforeunload", askBeforeUnload);
  else window.removeEventListener("beforeunload", askBeforeUnload);
}

/** Removes all accounts' unreadable and old drafts. */
export function removeOldDrafts(): void {
  for (const key of storage.keysWith(PREFIX)) {
    const draft = parseJson(DraftSchema, storage.read(key));
    if (draft === null || Date.now() - draft.savedAt > MAX_AGE_MS) removeDraft(key);
  }
}

/**
 * Removes the drafts of other accounts that only they may see: hidden drafts, and drafts of hidden tips.
 * @param uid the account whose drafts stay; null removes every account's
 * @returns the removed fields
 */
export function removeOthersHiddenDrafts(uid: string | null): EditableFields[] {
  const ownPrefix = `${PREFIX}${JSON.stringify([uid]).slice(0, -1)},`;
  return storage.keysWith(PREFIX).flatMap((key) => {
    if (uid !== null && key.startsWith(ownPrefix)) return [];
    const draft = parseJson(DraftSchema, storage.read(key));
    if (draft === null || ![draft.fields, draft.base].some(isHidden)) return [];
    removeDraft(key);
    return [draft.fields, draft.base];
  });
}

/** Removes a draft and notifies the other forms in its scope, in all tabs, that the server has the tip. */
export function announceSent(key: string): void {
  storage.write(key, SENT);
  removeDraft(key);
  storage.notifyThisTab(key, SENT);
}

/**
 * Subscribes to the drafts of other forms in a scope.
 * @param listener called on a change, with whether the server has received the tip
 * @returns a function that unsubscribes
 */
export function subscribeToDrafts(
  scope: DraftScope,
  listener: (isSent: boolean) => void,
): () => void {
  return storage.subscribe(prefixOf(scope), (text) => listener(text === SENT));
}
