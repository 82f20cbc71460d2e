import {
  type Draft,
  isKeepable,
  parseDraft,
  type TypedFields,
} from "@/features/tips/drafts/draft.schema";
import {
  entriesWith,
  forgetEntry,
  readEntry,
  rememberEntry,
  removeEntry,
  writeEntry,
} from "@/features/tips/drafts/draft-storage";
import { isHidden } from "@/features/tips/tip-visibility";

/** Drafts on the device. Each form writes under a key of its own, so that no two tabs can overwrite each other. */

const PREFIX = "sow-and-tell:draft:";

/** Older drafts go. Milliseconds. */
const MAX_AGE_MS = 90 * 24 * 60 * 60_000;

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

/** Drafts in a full storage that those in memory go on from. */
const outdated = new Set<string>();

/** Begins all keys of a place, and none of another's: JSON says itself where it ends. */
export function prefixOf({ uid, tipId }: DraftPlace): string {
  return `${PREFIX}${JSON.stringify([uid, tipId])}:`;
}

/** Where one form writes, and no other. */
export function newDraftKey(place: DraftPlace): string {
  return prefixOf(place) + Math.random().toString(36).slice(2);
}

/**
 * Every draft of a place, the newest first. What cannot be read is left out.
 * @param initial stands in for fields that a draft lacks
 */
export function listDrafts(place: DraftPlace, initial: TypedFields): StoredDraft[] {
  return entriesWith(prefixOf(place))
    .flatMap((key) => {
      const raw = readEntry(key);
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
  const isKept = isKeepable(draft) && (writeEntry(key, raw) || writeInPlaceOf(continued, key, raw));
  if (isKept) {
    removeDrafts(continued);
  } else {
    rememberEntry(key, raw);
    for (const former of continued) {
      forgetEntry(former.key);
      outdated.add(former.raw);
    }
  }
  return isKept;
}

/** On a full device there may be room for one draft and not for two. */
function writeInPlaceOf(continued: readonly StoredDraft[], key: string, raw: string): boolean {
  const there = continued.filter((draft) => readEntry(draft.key) === draft.raw);
  if (there.length === 0) return false;
  removeDrafts(there);
  if (writeEntry(key, raw)) return true;
  for (const draft of there) writeEntry(draft.key, draft.raw);
  return false;
}

/** Removes drafts, but not what another tab has written since in their place. */
export function removeDrafts(drafts: readonly StoredDraft[]): void {
  for (const { key, raw } of drafts) {
    if (readEntry(key) === raw) removeEntry(key);
  }
}

/** Removes every account's drafts that are too old, or that cannot be read. */
export function removeOldDrafts(): void {
  for (const key of entriesWith(PREFIX)) {
    const draft = parseDraft(readEntry(key) ?? "", blank);
    if (draft === null || Date.now() - draft.savedAt > MAX_AGE_MS) removeEntry(key);
  }
}

/**
 * Removes what other accounts were writing that nobody else may see: drafts that are hidden, or of a hidden tip.
 * @param uid of the account that stays; null where nobody is signed in
 * @returns what was removed
 */
export function removeOthersHiddenDrafts(uid: string | null): TypedFields[] {
  const ownPrefix = `${PREFIX}${JSON.stringify([uid]).slice(0, -1)},`;
  return entriesWith(PREFIX).flatMap((key) => {
    if (uid !== null && key.startsWith(ownPrefix)) return [];
    const draft = parseDraft(readEntry(key) ?? "", blank);
    if (draft === null || ![draft.fields, draft.base].some(isHidden)) return [];
    removeEntry(key);
    return [draft.fields, draft.base];
  });
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
