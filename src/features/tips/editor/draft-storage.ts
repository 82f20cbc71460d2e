/** @file Drafts in local storage. Each form uses its own key, so that two tabs never overwrite each other's. */

import * as v from "valibot";
import { type EditableFields, EditableFieldsSchema, fieldNames } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

const PREFIX = "sow-and-tell:draft:";

const DAY_MS = 24 * 60 * 60_000;

const MAX_DRAFT_AGE_MS = 90 * DAY_MS;

/** The latest time that a `Date` can represent. Milliseconds since 1970. */
const MAX_DATE_MS = 8.64e15;

/** Written to a draft's key just before it is removed, to tell other tabs that the server has the tip. */
const SENT = "sent";

/** An author's drafts of one tip. */
export interface DraftScope {
  uid: string;
  /** Null for a new tip. */
  tipId: string | null;
}

const AttemptSchema = v.object({
  /** When the tip was first sent. ISO 8601, UTC. Becomes a new tip's `createdAt`, by which lookups recognize it. */
  createdAt: v.string(),
});

/** An attempt to send the tip, which may have reached the server. */
export type Attempt = v.InferOutput<typeof AttemptSchema>;

export interface Draft {
  fields: EditableFields;
  /** What the text builds on: for an update, the tip before the first edit, or as its author has seen it since. */
  base: EditableFields;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The attempt that the next send repeats; null if that will be a first one. */
  attempt: Attempt | null;
}

export interface StoredDraft extends Draft {
  key: string;
  /** The stored text. A different text under the same key is a later draft from another tab. */
  text: string;
}

/**
 * Parses a stored draft; null if it is unreadable.
 * @param initial replaces fields that are missing or not strings
 */
function parseDraft(text: string | null, initial: EditableFields): Draft | null {
  const entries = fieldNames.map((name) => [name, v.fallback(v.string(), initial[name])] as const);
  const FieldsSchema = v.pipe(
    v.object(Object.fromEntries(entries)),
    // `Object.fromEntries` loses the names of the fields, and the spread restores their type.
    v.transform((fields) => ({ ...initial, ...fields })),
  );
  const DraftSchema = v.object({
    fields: FieldsSchema,
    base: v.fallback(FieldsSchema, initial),
    savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DATE_MS)),
    attempt: v.fallback(v.nullable(AttemptSchema), null),
  });
  return parseJson(DraftSchema, text);
}

/** Whether only its author may see a draft: it is hidden, or a draft of a hidden tip. */
export function isHiddenDraft({ fields, base }: Draft): boolean {
  return isHidden(fields) || isHidden(base);
}

/** Identifies a scope in the keys of its drafts. It is a JSON array, so no scope's id is a prefix of another's. */
const idOf = ({ uid, tipId }: DraftScope) => JSON.stringify([uid, tipId]);

const prefixOf = (scope: DraftScope) => `${PREFIX}${idOf(scope)}:`;

/** @returns a key that no other form uses */
export function newDraftKey(scope: DraftScope): string {
  return prefixOf(scope) + Math.random().toString(36).slice(2);
}

/**
 * Lists the readable drafts in a scope, newest first.
 * @param initial replaces fields that a draft lacks
 */
export function listDrafts(scope: DraftScope, initial: EditableFields): StoredDraft[] {
  return storage
    .keysWith(prefixOf(scope))
    .flatMap((key) => {
      const text = storage.read(key);
      const draft = parseDraft(text, initial);
      return text === null || draft === null ? [] : [{ ...draft, key, text }];
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

const tabKeyOf = (scope: DraftScope) => `sow-and-tell:draft-of-tab:${idOf(scope)}`;

/** Finds the draft that this tab restores: its own or, if it has not had a form in this scope yet, the newest. */
export function findDraftOfTab(
  scope: DraftScope,
  drafts: readonly StoredDraft[],
): StoredDraft | undefined {
  const ownKey = storage.readForTab(tabKeyOf(scope));
  return ownKey === null ? drafts[0] : drafts.find(({ key }) => key === ownKey);
}

/** Remembers which draft this tab restores after a reload. */
export function setDraftOfTab(scope: DraftScope, key: string): void {
  storage.writeForTab(tabKeyOf(scope), key);
}

/**
 * Stores a draft in place of those that it supersedes, except for those that another tab has changed since.
 * @returns whether the draft is stored; if not, the older ones remain
 */
export function writeDraft(
  key: string,
  draft: Draft,
  superseded: readonly StoredDraft[] = [],
): boolean {
  const replaced = superseded.filter((old) => storage.read(old.key) === old.text);
  // Removed first, since there may not be room for both.
  for (const old of replaced) storage.remove(old.key);
  const isStored = storage.write(key, JSON.stringify(draft)) === null;
  if (!isStored) {
    for (const old of replaced) storage.write(old.key, old.text);
  }
  return isStored;
}

/** Removes drafts, unless another tab has stored a later one under the same key. */
export function removeUnchangedDrafts(drafts: readonly StoredDraft[]): void {
  for (const { key, text } of drafts) {
    if (storage.read(key) === text) storage.remove(key);
  }
}

/** Removes a draft from the device. */
export function removeDraft(key: string): void {
  storage.remove(key);
}

const CHECKED_AT_KEY = "sow-and-tell:drafts-checked-at";

const emptyFields = v.parse(EditableFieldsSchema, {});

/**
 * Removes unreadable and expired drafts of all accounts. A draft expires only if it was already too old at the previous
 * check, at least a day ago: one visit with a clock that is ahead removes nothing.
 */
export function removeOldDrafts(): void {
  const now = Date.now();
  const checkedAt = Number(storage.read(CHECKED_AT_KEY)) || 0;
  const isCheckOld = checkedAt <= now - DAY_MS;
  // A check in the future was made with a wrong clock.
  if (isCheckOld || checkedAt > now) storage.write(CHECKED_AT_KEY, String(now));
  for (const key of storage.keysWith(PREFIX)) {
    const draft = parseDraft(storage.read(key), emptyFields);
    const isExpired = isCheckOld && draft !== null && checkedAt - draft.savedAt > MAX_DRAFT_AGE_MS;
    if (draft === null || isExpired) removeDraft(key);
  }
}

/**
 * Removes other accounts' drafts that only their authors may see: hidden drafts, and drafts of hidden tips.
 * @param uid the account whose drafts stay; null removes every account's
 * @returns whether there were any
 */
export function removeOtherAccountsHiddenDrafts(uid: string | null): boolean {
  // The keys of all drafts of an account begin so: see `idOf`.
  const ownPrefix = `${PREFIX}[${JSON.stringify(uid)},`;
  const others = storage
    .keysWith(PREFIX)
    .filter((key) => uid === null || !key.startsWith(ownPrefix));
  const hidden = others.filter((key) => {
    const draft = parseDraft(storage.read(key), emptyFields);
    return draft !== null && isHiddenDraft(draft);
  });
  for (const key of hidden) removeDraft(key);
  return hidden.length > 0;
}

/** Removes a draft and notifies the other forms in its scope, in all tabs, that the server has the tip. */
export function announceSent(key: string): void {
  storage.write(key, SENT);
  removeDraft(key);
  storage.notifyThisTab(key, SENT);
}

/**
 * Listens to changes to a scope's drafts in other tabs, and to `announceSent` in any tab.
 * @param listener called with whether the change came from `announceSent`
 * @returns a function that unsubscribes
 */
export function subscribeToDrafts(
  scope: DraftScope,
  listener: (isSent: boolean) => void,
): () => void {
  return storage.subscribe(prefixOf(scope), (text) => listener(text === SENT));
}
