import {
  type Draft,
  isKeepable,
  parseDraft,
  type TypedFields,
} from "@/features/tips/drafts/draft.schema";

/**
 * Drafts in local storage, which is there at once and outlives a tab that is killed. Each form writes under a key of
 * its own, so that no two tabs can overwrite each other.
 */

const PREFIX = "sow-and-tell:draft:";

/** Older drafts go. Milliseconds. */
const MAX_AGE_MS = 90 * 24 * 60 * 60_000;

/** Stands in a draft's place for a moment, so that other tabs hear why it goes. */
const SENT = "sent";

/** Whose draft, and of which tip. */
export interface DraftPlace {
  uid: string;
  /** Null for a tip that is new. */
  tipId: string | null;
}

export interface StoredDraft extends Draft {
  key: string;
  /** As it was found: what another tab has written since is another draft. */
  raw: string;
}

/** Where storage is full or blocked, a draft lasts as long as the page. */
const memory = new Map<string, string>();

/** Drafts in a full storage that those in memory go on from. */
const outdated = new Set<string>();

/** Begins all keys of a place, and none of another's: JSON says itself where it ends. */
function prefixOf({ uid, tipId }: DraftPlace): string {
  return `${PREFIX}${JSON.stringify([uid, tipId])}:`;
}

/** Where one form writes, and no other. */
export function newDraftKey(place: DraftPlace): string {
  return prefixOf(place) + Math.random().toString(36).slice(2);
}

function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes what a form has written. */
export function removeDraft(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing.
  }
}

/** @returns whether the device keeps it */
function write(key: string, raw: string): boolean {
  try {
    localStorage.setItem(key, raw);
    return true;
  } catch {
    return false;
  }
}

function keysWith(prefix: string): string[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Blocked: only what the page itself remembers.
  }
  return [...new Set([...keys, ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

/**
 * Every draft of a place, the newest first. What cannot be read is left out.
 * @param initial stands in for fields that a draft lacks
 */
export function listDrafts(place: DraftPlace, initial: TypedFields): StoredDraft[] {
  return keysWith(prefixOf(place))
    .flatMap((key) => {
      const raw = read(key);
      const draft = raw === null ? null : parseDraft(raw, initial);
      return raw === null || draft === null || outdated.has(raw) ? [] : [{ ...draft, key, raw }];
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

/**
 * Keeps a draft, then lets go of those that it goes on from.
 * @returns whether the device keeps it; if not, the page does while it is open
 */
export function writeDraft(
  key: string,
  draft: Draft,
  continued: readonly StoredDraft[] = [],
): boolean {
  const raw = JSON.stringify(draft);
  const isKept = isKeepable(draft) && (write(key, raw) || writeInPlaceOf(continued, key, raw));
  if (isKept) {
    memory.delete(key);
    removeDrafts(continued);
  } else {
    memory.set(key, raw);
    for (const former of continued) {
      memory.delete(former.key);
      outdated.add(former.raw);
    }
  }
  return isKept;
}

/** On a full device there may be room for one draft and not for two. */
function writeInPlaceOf(continued: readonly StoredDraft[], key: string, raw: string): boolean {
  const there = continued.filter((draft) => read(draft.key) === draft.raw);
  if (there.length === 0) return false;
  removeDrafts(there);
  if (write(key, raw)) return true;
  for (const draft of there) write(draft.key, draft.raw);
  return false;
}

/** Removes drafts, but not what another tab has written since in their place. */
export function removeDrafts(drafts: readonly StoredDraft[]): void {
  for (const { key, raw } of drafts) {
    if (read(key) === raw) removeDraft(key);
  }
}

/** Removes what a form has written, and tells the others of its place that the server has the tip. */
export function announceSent(key: string): void {
  write(key, SENT);
  removeDraft(key);
  for (const listener of ownListeners) listener(key, SENT);
}

/** Removes every account's drafts that are too old. */
export function removeOldDrafts(): void {
  for (const key of keysWith(PREFIX)) {
    const draft = parseDraft(read(key) ?? "", blank);
    if (draft !== null && Date.now() - draft.savedAt > MAX_AGE_MS) removeDraft(key);
  }
}

const blank: TypedFields = {
  title: "",
  plantType: "",
  difficulty: "",
  category: "",
  description: "",
  imageUrl: "",
  availability: "",
};

const ownListeners = new Set<(key: string, value: string) => void>();

/**
 * Listens to other tabs, and to what is sent from here.
 * @param onChange hears that a place's drafts are not what they were
 * @param onSent hears that the server has got the tip
 * @returns ends it
 */
export function watchDrafts(
  place: DraftPlace,
  onChange: () => void,
  onSent: () => void,
): () => void {
  const prefix = prefixOf(place);

  /** No key: all of the storage was cleared. */
  function hear(key: string | null, value: string | null) {
    if (key !== null && !key.startsWith(prefix)) return;
    if (value === SENT) onSent();
    onChange();
  }

  const handleStorage = ({ key, newValue }: StorageEvent) => hear(key, newValue);
  window.addEventListener("storage", handleStorage);
  ownListeners.add(hear);
  return () => {
    window.removeEventListener("storage", handleStorage);
    ownListeners.delete(hear);
  };
}
