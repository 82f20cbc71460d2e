import { removeEntry, writeEntry } from "@/features/tips/drafts/draft-storage";
import { type DraftPlace, prefixOf } from "@/features/tips/drafts/draft-store";

/** Stands in a draft's place for a moment, so that other tabs hear why it goes. */
const SENT = "sent";

const ownListeners = new Set<(key: string, value: string) => void>();

/** Where drafts stood that this page has sent. */
const sentKeys = new Set<string>();

/** Removes what a form has written, and tells the others of its place that the server has the tip. */
export function announceSent(key: string): void {
  sentKeys.add(key);
  writeEntry(key, SENT);
  removeEntry(key);
  for (const listener of ownListeners) listener(key, SENT);
}

/** Whether this page has sent the draft that stood there: a form may have read it a moment before. */
export function wasSent(key: string): boolean {
  return sentKeys.has(key);
}

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
