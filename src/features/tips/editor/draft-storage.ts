/** @file Drafts in local storage. A form keeps writing to the draft that it restored until another form changes it. */

import * as v from "valibot";
import { EditableFieldsSchema } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

const PREFIX = "sow-and-tell:draft:";

const MAX_DRAFT_AGE_MS = 90 * 24 * 60 * 60_000;

/** The latest time of a `Date`; a later one would be shown as "Invalid Date". Milliseconds since 1970. */
const MAX_DATE_MS = 8.64e15;

/** Written to a draft's key just before it is removed, to tell other tabs why: the server has the tip. */
const SENT = "sent";

/** One member's drafts of one tip, or of a new one. */
export interface DraftScope {
  uid: string;
  /** Null for a new tip. */
  tipId: string | null;
}

const AttemptSchema = v.object({
  /** When the tip was first sent; becomes a new tip's `createdAt`, by which lookups recognize it. ISO 8601, UTC. */
  createdAt: v.string(),
});

/** An attempt to send the tip, which may have reached the server. */
export type Attempt = v.InferOutput<typeof AttemptSchema>;

const DraftSchema = v.object({
  fields: EditableFieldsSchema,
  /**
   * What the draft is based on. For a new tip, the form's defaults or, once shared, the shared text; for an update, the
   * server's version when the draft was begun, or a later one with which the member has compared it.
   */
  base: EditableFieldsSchema,
  /** Milliseconds since 1970. */
  savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DATE_MS)),
  /** The attempt that the next send repeats; null if that send begins a new one. */
  attempt: v.fallback(v.nullable(AttemptSchema), null),
});

export type Draft = v.InferOutput<typeof DraftSchema>;

export interface StoredDraft extends Draft {
  key: string;
}

/** @returns null if there is no readable draft */
export function readDraft(key: string): Draft | null {
  return parseJson(DraftSchema, storage.read(key));
}

/** Identifies a scope in the keys of its drafts. As a JSON array, no scope's id is a prefix of another's. */
const idOf = ({ uid, tipId }: DraftScope) => JSON.stringify([uid, tipId]);

const prefixOf = (scope: DraftScope) => `${PREFIX}${idOf(scope)}:`;

/** A key for a new draft. */
export function newDraftKey(scope: DraftScope): string {
  return prefixOf(scope) + Math.random().toString(36).slice(2);
}

/** Lists the readable drafts in a scope, newest first. */
export function listDrafts(scope: DraftScope): StoredDraft[] {
  return storage
    .keysWith(prefixOf(scope))
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft === null ? [] : [{ ...draft, key }];
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

const tabKeyOf = (scope: DraftScope) => `sow-and-tell:draft-of-tab:${idOf(scope)}`;

/** Finds the draft to restore: this tab's, if it still exists; the newest, if the tab has had no form in this scope. */
export function findDraftOfTab(
  scope: DraftScope,
  drafts: readonly StoredDraft[],
): StoredDraft | undefined {
  const ownKey = storage.readForTab(tabKeyOf(scope));
  return ownKey === null ? drafts[0] : drafts.find(({ key }) => key === ownKey);
}

/** Remembers which draft this tab restores when it next opens a form in this scope. */
export function setDraftOfTab(scope: DraftScope, key: string): void {
  storage.writeForTab(tabKeyOf(scope), key);
}

/** @returns whether the draft is stored; if not, an older one under its key remains */
export function writeDraft(key: string, draft: Draft): boolean {
  return storage.write(key, JSON.stringify(draft)) === null;
}

/** Removes a draft, if it exists. */
export function removeDraft(key: string): void {
  storage.remove(key);
}

/** Removes unreadable and expired drafts of all accounts. */
export function removeOldDrafts(): void {
  for (const key of storage.keysWith(PREFIX)) {
    const draft = readDraft(key);
    if (draft === null || Date.now() - draft.savedAt > MAX_DRAFT_AGE_MS) removeDraft(key);
  }
}

/**
 * Removes other accounts' drafts that only their authors may see: hidden drafts, and drafts of hidden tips.
 * @param uid the account whose drafts stay; null removes every account's
 */
export function removeOtherAccountsHiddenDrafts(uid: string | null): void {
  // As `prefixOf`, but for all of the account's tips.
  const ownPrefix = `${PREFIX}[${JSON.stringify(uid)},`;
  for (const key of storage.keysWith(PREFIX)) {
    const draft = readDraft(key);
    const isHiddenDraft = draft !== null && (isHidden(draft.fields) || isHidden(draft.base));
    if (isHiddenDraft && !key.startsWith(ownPrefix)) removeDraft(key);
  }
}

/** Removes a draft, since the server has the tip, and tells the scope's forms in all tabs. */
export function announceSent(key: string): void {
  storage.write(key, SENT);
  removeDraft(key);
  storage.notifyThisTab(key, SENT);
}

/**
 * Listens to changes to a scope's drafts in other tabs, and to sent ones in any tab.
 * @param listener called with true if a draft was sent, and with false after any other change
 * @returns a function that unsubscribes
 */
export function subscribeToDrafts(
  scope: DraftScope,
  listener: (isSent: boolean) => void,
): () => void {
  return storage.subscribe(prefixOf(scope), (text) => listener(text === SENT));
}
