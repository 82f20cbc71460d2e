import * as v from "valibot";
import { type EditableFields, EditableFieldsSchema, fieldNames } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

/** Drafts on the device. Each form writes under a key of its own, so that no two tabs can overwrite each other. */

const PREFIX = "sow-and-tell:draft:";

/** Older drafts are removed. Milliseconds. */
const MAX_AGE_MS = 90 * 24 * 60 * 60_000;

/** No tip is a hundredth as long, and a field has to open with it. UTF-16 units. */
const MAX_LENGTH = 1_000_000;

/** The last day that a date can hold. Milliseconds since 1970. */
const LAST_DAY_MS = 8.64e15;

/** Stands in a draft's place for a moment, so that other tabs hear why it goes. */
const SENT = "sent";

/** Whose draft, and of which tip. */
export interface DraftScope {
  uid: string;
  /** Null for a tip that is new. */
  tipId: string | null;
}

/** As much of a new tip as tells it apart from the author's others, before it has an id. */
const AttemptSchema = v.object({
  title: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});

export type Attempt = v.InferOutput<typeof AttemptSchema>;

export interface Draft {
  fields: EditableFields;
  /** What the form held before anything was typed: of an update, the tip as it was then. */
  base: EditableFields;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The tip as it was sent; null where it was not, or where the server refused it. */
  attempt?: Attempt | null;
}

export interface StoredDraft extends Draft {
  key: string;
  /** As it was found: what another tab has written since is another draft. */
  text: string;
}

const StoredDraftSchema = v.object({
  fields: v.looseObject({}),
  base: v.optional(v.fallback(v.looseObject({}), {}), {}),
  savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_DAY_MS)),
  attempt: v.optional(v.fallback(v.nullable(AttemptSchema), null), null),
});

const FieldSchema = v.pipe(v.string(), v.maxLength(MAX_LENGTH));

/** @param initial stands in for fields that are missing, too long or no text: the others are worth keeping without them */
function parseDraft(text: string | null, initial: EditableFields): Draft | null {
  const draft = parseJson(StoredDraftSchema, text);
  if (draft === null) return null;
  function completed(stored: Record<string, unknown>): EditableFields {
    const readable = fieldNames.flatMap((name) => {
      const field = v.safeParse(FieldSchema, stored[name]);
      return field.success ? [[name, field.output] as const] : [];
    });
    return { ...initial, ...Object.fromEntries(readable) };
  }
  return { ...draft, fields: completed(draft.fields), base: completed(draft.base) };
}

/** Whether `parseDraft` gives back all of it. */
function isReadable({ fields, base }: Draft): boolean {
  return [...Object.values(fields), ...Object.values(base)].every((text) =>
    v.is(FieldSchema, text),
  );
}

/** Begins all keys of a place, and none of another's: JSON says itself where it ends. */
function prefixOf({ uid, tipId }: DraftScope): string {
  return `${PREFIX}${JSON.stringify([uid, tipId])}:`;
}

/** Where one form writes, and no other. */
export function newDraftKey(place: DraftScope): string {
  return prefixOf(place) + Math.random().toString(36).slice(2);
}

const TAB_PREFIX = "sow-and-tell:draft-of-tab:";

const tabKeyOf = ({ uid, tipId }: DraftScope) => TAB_PREFIX + JSON.stringify([uid, tipId]);

/** Whether this tab has had a form of a place. */
export function hasDraftOfTab(place: DraftScope): boolean {
  return storage.readForTab(tabKeyOf(place)) !== null;
}

/** @returns which of a place's drafts is this tab's: in a tab that has had no form of it, the newest */
export function findDraftOfTab(
  place: DraftScope,
  drafts: readonly StoredDraft[],
): StoredDraft | undefined {
  if (!hasDraftOfTab(place)) return drafts[0];
  const tabKey = storage.readForTab(tabKeyOf(place));
  // What is only in memory is of this page.
  return drafts.find(({ key }) => key === tabKey || storage.hasInMemory(key));
}

/** Has this tab find its own draft again after a reload. */
export function setDraftOfTab(place: DraftScope, key: string): void {
  storage.writeForTab(tabKeyOf(place), key);
}

/** Keys of stored drafts that a newer one in memory replaces: the storage was too full to store that one. */
const outdated = new Set<string>();

/**
 * Every draft of a place, the newest first. What cannot be read is left out.
 * @param initial stands in for fields that a draft lacks
 */
export function listDrafts(place: DraftScope, initial: EditableFields): StoredDraft[] {
  return storage
    .keysWith(prefixOf(place))
    .flatMap((key) => {
      const text = storage.read(key);
      const draft = parseDraft(text, initial);
      return text === null || draft === null || outdated.has(text) ? [] : [{ ...draft, key, text }];
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

/**
 * Stores a draft, then removes those that it goes on from.
 * @returns whether it is stored; if not, it is in memory as long as the page is open
 */
export function writeDraft(
  key: string,
  draft: Draft,
  former: readonly StoredDraft[] = [],
): boolean {
  const text = JSON.stringify(draft);
  const isStored =
    isReadable(draft) && (storage.write(key, text) === null || writeInPlaceOf(former, key, text));
  if (isStored) {
    removeDrafts(former);
  } else {
    storage.writeToMemory(key, text);
    for (const draft of former) {
      storage.removeFromMemory(draft.key);
      outdated.add(draft.text);
    }
  }
  updateUnloadQuestion();
  return isStored;
}

/** On a full device there may be room for one draft and not for two. */
function writeInPlaceOf(former: readonly StoredDraft[], key: string, text: string): boolean {
  const there = former.filter((draft) => storage.read(draft.key) === draft.text);
  if (there.length === 0) return false;
  removeDrafts(there);
  if (storage.write(key, text) === null) return true;
  for (const draft of there) storage.write(draft.key, draft.text);
  return false;
}

/** Removes drafts, but not what another tab has written since in their place. */
export function removeDrafts(drafts: readonly StoredDraft[]): void {
  for (const { key, text } of drafts) if (storage.read(key) === text) removeDraft(key);
}

/** Removes what stands under a key. */
export function removeDraft(key: string): void {
  storage.remove(key);
  updateUnloadQuestion();
}

function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Has the browser ask before the page goes, and drafts with it that are only in memory. */
function updateUnloadQuestion(): void {
  if (storage.hasInMemory(PREFIX)) window.addEventListener("beforeunload", askBeforeUnload);
  else window.removeEventListener("beforeunload", askBeforeUnload);
}

/** Removes every account's drafts that are too old, or that cannot be read. */
export function removeOldDrafts(): void {
  for (const key of storage.keysWith(PREFIX)) {
    const draft = parseDraft(storage.read(key), blank);
    if (draft === null || Date.now() - draft.savedAt > MAX_AGE_MS) removeDraft(key);
  }
}

/**
 * Removes what other accounts were writing and only they may see: drafts that are hidden, or of a hidden tip.
 * @param uid of the account that stays; null for a visitor
 * @returns what was removed
 */
export function removeOthersHiddenDrafts(uid: string | null): EditableFields[] {
  const ownPrefix = `${PREFIX}${JSON.stringify([uid]).slice(0, -1)},`;
  return storage.keysWith(PREFIX).flatMap((key) => {
    if (uid !== null && key.startsWith(ownPrefix)) return [];
    const draft = parseDraft(storage.read(key), blank);
    if (draft === null || ![draft.fields, draft.base].some(isHidden)) return [];
    removeDraft(key);
    return [draft.fields, draft.base];
  });
}

const blank = v.parse(EditableFieldsSchema, {});

/** Keys of drafts that this page has sent. */
const sentKeys = new Set<string>();

/** Removes a draft, and tells the other forms of its place, here and in other tabs, that the server has the tip. */
export function announceSent(key: string): void {
  sentKeys.add(key);
  storage.write(key, SENT);
  removeDraft(key);
  storage.notifyThisTab(key, SENT);
}

/** Whether this page has sent the draft that stood there: a form may have read it a moment before. */
export function wasSent(key: string): boolean {
  return sentKeys.has(key);
}

/**
 * Listens to the other forms of a place.
 * @param listener hears that its drafts have changed, and whether that is because the server has the tip
 * @returns stops listening
 */
export function subscribeToDrafts(
  place: DraftScope,
  listener: (isSent: boolean) => void,
): () => void {
  return storage.subscribe(prefixOf(place), (text) => listener(text === SENT));
}
