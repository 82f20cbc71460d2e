import { useEffect, useState, useSyncExternalStore } from "react";
import {
  type Attempt,
  announceSent,
  type DraftScope,
  findDraftOfTab,
  hasDraftOfTab,
  listDrafts,
  newDraftKey,
  removeDraft,
  removeDrafts,
  type StoredDraft,
  setDraftOfTab,
  subscribeToDrafts,
  wasSent,
  writeDraft,
} from "@/features/tips/drafts/draft-storage";
import type { EditableFields } from "@/features/tips/tip.schema";
import { editableFieldsOf, hasSameFields } from "@/features/tips/tip-fields";
import { debounce } from "@/lib/debounce";
import { type Arrival, LostAnswerError } from "@/lib/lost-answer";

/** How long typing must pause before a draft is stored. Milliseconds. */
const DEBOUNCE_MS = 400;

/** How long a draft may wait while typing goes on. Milliseconds. */
const MAX_WAIT_MS = 2000;

/** What took the place of another text in the form, and with it the text that can be brought back. */
export interface Replaced {
  by: "nothing" | "otherTab" | "newest" | "choice" | "earlier";
  before: EditableFields;
  attempt: Attempt | null;
}

export interface DraftState {
  /** What the form begins with. */
  start: EditableFields;
  /** Another one whenever another text takes the form's place. */
  version: number;
  /** Whether something was typed in this visit that the server does not have. */
  isChanged: boolean;
  /** Whether the form holds anything but what it began with, typed in this visit or restored. */
  hasDraft: boolean;
  /** Whether what was typed is stored on the device; null while nothing was typed. */
  isStored: boolean | null;
  /** When the restored draft was written, in milliseconds since 1970; null without one. */
  restoredAt: number | null;
  /** Another tab's text for the same tip. */
  other: StoredDraft | null;
  /** Whether the tip was changed on the server after the draft was begun. */
  isTipNewer: boolean;
  /** Whether the server has received the tip from another form. */
  isSentElsewhere: boolean;
  replaced: Replaced | null;
  /** What this text was sent as before, with an answer that was lost; null where it was not. */
  attempt: Attempt | null;
  /** What is known of whether that arrived. */
  arrival: Arrival | "checking" | null;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * Stores what is typed into one form on the device, when typing pauses and when the page goes, restores it, and watches
 * other tabs. It begins with the draft of this tab; in a tab that has had no such form, with the newest of the device.
 * @param initial what the form holds without a draft
 */
export function createDraftStore(place: DraftScope, initial: EditableFields) {
  const isInitial = (fields: EditableFields) => hasSameFields(fields, initial);
  const found = listDrafts(place, initial).filter(({ fields }) => !isInitial(fields));
  const restored = findDraftOfTab(place, found);
  const ownKey = newDraftKey(place);
  const listeners = new Set<() => void>();
  const storing = debounce(store, DEBOUNCE_MS, MAX_WAIT_MS);

  let latest = restored?.fields ?? initial;
  /** What the tip was when the draft was begun. */
  let base = restored?.base ?? initial;
  /** Drafts that this form goes on from: its own replaces them. */
  let former = found.filter(({ fields }) => hasSameFields(fields, latest));
  let isSent = false;

  let state: DraftState = {
    start: latest,
    version: 0,
    isChanged: false,
    hasDraft: restored !== undefined,
    isStored: null,
    restoredAt: restored?.savedAt ?? null,
    other: null,
    isTipNewer: isTipNewer(),
    isSentElsewhere: false,
    replaced: null,
    attempt: restored?.attempt ?? null,
    arrival: null,
  };
  state.other = findOther();

  function set(change: Partial<DraftState>) {
    if (Object.entries(change).every(([key, value]) => value === Reflect.get(state, key))) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function isTipNewer(): boolean {
    return place.tipId !== null && !isInitial(base);
  }

  function findOther(): StoredDraft | null {
    const formerTexts = former.map(({ text }) => text);
    const other = listDrafts(place, initial).find(
      ({ key, text, fields }) =>
        key !== ownKey &&
        !formerTexts.includes(text) &&
        !hasSameFields(fields, latest) &&
        !isInitial(fields),
    );
    // The same object as long as it is the same text, so that nothing is rendered anew.
    return other?.text === state.other?.text ? state.other : (other ?? null);
  }

  function updateOther() {
    set({ other: isSent ? null : findOther() });
  }

  function store() {
    if (isInitial(latest)) {
      removeStored();
      set({ isStored: null });
    } else {
      const { attempt } = state;
      const draft = { fields: latest, base, savedAt: Date.now(), ...(attempt && { attempt }) };
      const isStored = writeDraft(ownKey, draft, former);
      if (isStored) {
        former = [];
        setDraftOfTab(place, ownKey);
      }
      set({ isStored });
    }
    updateOther();
  }

  function storeNow() {
    storing.cancel();
    store();
  }

  function removeStored() {
    removeDraft(ownKey);
    removeDrafts(former);
    former = [];
  }

  /** Puts another text into the form. What stood there can be brought back. */
  function replace(next: EditableFields, by: Replaced["by"], change: Partial<DraftState> = {}) {
    storing.cancel();
    const replaced = isInitial(latest) ? null : { by, before: latest, attempt: state.attempt };
    latest = next;
    const isChanged = !isInitial(next);
    set({
      start: next,
      version: state.version + 1,
      isChanged,
      hasDraft: isChanged,
      isStored: null,
      restoredAt: null,
      isSentElsewhere: false,
      replaced,
      attempt: null,
      arrival: null,
      ...change,
    });
  }

  function startOver(by: Replaced["by"]) {
    removeStored();
    base = initial;
    replace(initial, by, { isTipNewer: false });
    updateOther();
  }

  function flushWhenHidden() {
    if (document.visibilityState === "hidden") storing.flush();
  }

  return {
    getState: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Listens to the browser and to other tabs. @returns stops listening, with all that was typed stored */
    connect() {
      // Left by a tip that did arrive, though its answer did not.
      removeDrafts(listDrafts(place, initial).filter(({ fields }) => isInitial(fields)));
      if (!hasDraftOfTab(place)) setDraftOfTab(place, restored?.key ?? ownKey);
      const unsubscribe = subscribeToDrafts(place, (isSentNow) => {
        if (isSentNow && !isSent) set({ isSentElsewhere: true });
        updateOther();
      });
      // The server may answer between the moment in which the draft is read and this one.
      if (restored !== undefined && wasSent(restored.key)) set({ isSentElsewhere: true });
      window.addEventListener("pagehide", storing.flush);
      document.addEventListener("visibilitychange", flushWhenHidden);
      return () => {
        storing.flush();
        unsubscribe();
        window.removeEventListener("pagehide", storing.flush);
        document.removeEventListener("visibilitychange", flushWhenHidden);
      };
    },

    /** What the tip was when the draft was begun. */
    getBase: () => base,

    /** Whether the form has these fields now. */
    has: (fields: EditableFields) => hasSameFields(latest, fields),

    /** Stores what is not stored yet. */
    flush: storing.flush,

    /** To be called when the form's fields have changed. */
    update(fields: EditableFields) {
      if (isSent) return;
      latest = editableFieldsOf(fields);
      storing.call();
      const isChanged = !isInitial(latest);
      set({ isChanged, hasDraft: isChanged });
    },

    /** Empties the form, or fills it with the tip as it is. */
    discard: () => startOver("nothing"),

    /** Takes the tip as it is on the server now. */
    takeNewest: () => startOver("newest"),

    /** Continues with a draft whose tip has changed since. */
    keepDraft() {
      base = initial;
      set({ isTipNewer: false });
      storeNow();
    },

    /** Takes the other tab's text. */
    takeOther() {
      const { other } = state;
      if (other === null) return;
      removeStored();
      former = [other];
      setDraftOfTab(place, other.key);
      base = other.base;
      const { fields, attempt = null } = other;
      replace(fields, "otherTab", { attempt, isTipNewer: isTipNewer() });
      updateOther();
    },

    /** Stays with this text and removes the other tab's. */
    removeOther() {
      if (state.other !== null) removeDrafts([state.other]);
      storeNow();
    },

    /** Puts back what another text took the place of. */
    undoReplace() {
      if (state.replaced === null) return;
      const { before, attempt } = state.replaced;
      former = [];
      replace(before, "earlier", { attempt });
      storeNow();
    },

    /** Puts a choice between two versions into the form; the newer one is what it has begun from. */
    rebase(fields: EditableFields, newer: EditableFields) {
      base = newer;
      if (!hasSameFields(latest, fields)) replace(fields, "choice");
      storeNow();
    },

    /**
     * To be called before the form's text is sent. The same title keeps its time, so that a text that was sent twice can
     * be told.
     * @returns what to look for where the answer is lost
     */
    startAttempt(title: string): Attempt {
      const attempt =
        state.attempt?.title === title
          ? state.attempt
          : { title, createdAt: new Date().toISOString() };
      set({ attempt, arrival: null });
      storeNow();
      return attempt;
    },

    /** Says what is known of the attempt. */
    setArrival: (arrival: NonNullable<DraftState["arrival"]>) => set({ arrival }),

    /** To be called with what sending failed with. An attempt that the server refused is none any more. */
    fail(error: unknown) {
      if (error instanceof LostAnswerError) return set({ arrival: error.arrival });
      set({ arrival: null, attempt: null });
      storeNow();
    },

    /** The server has what was sent, and the form holds something else. */
    settleAttempt() {
      set({ attempt: null, arrival: null, isSentElsewhere: true });
      storeNow();
    },

    /** The server has these fields; what was typed since then stays a draft. */
    settle(sent: EditableFields) {
      if (hasSameFields(latest, sent)) {
        storing.cancel();
        isSent = true;
        removeDrafts(former);
        announceSent(ownKey);
      } else {
        base = editableFieldsOf(sent);
        storeNow();
        isSent = true;
      }
      set({ isChanged: false, hasDraft: false, other: null });
    },
  };
}

/**
 * The draft of one form.
 * @param place of the draft; another place, or other initial fields, need another component (`key`)
 * @returns the store, and its state
 */
export function useDraft(place: DraftScope, initial: EditableFields) {
  const [draft] = useState(() => createDraftStore(place, initial));
  useEffect(() => draft.connect(), [draft]);
  const state = useSyncExternalStore(draft.subscribe, draft.getState);
  return { draft, state };
}
