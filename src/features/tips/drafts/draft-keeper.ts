import type { Attempt, TypedFields } from "@/features/tips/drafts/draft.schema";
import type { DraftState, Replaced } from "@/features/tips/drafts/draft-state";
import { removeEntry } from "@/features/tips/drafts/draft-storage";
import {
  type DraftPlace,
  listDrafts,
  newDraftKey,
  removeDrafts,
  type StoredDraft,
  writeDraft,
} from "@/features/tips/drafts/draft-store";
import { createPauses } from "@/features/tips/drafts/pauses";
import { isSame } from "@/features/tips/drafts/typed-fields";
import { announceSent, wasSent, watchDrafts } from "@/features/tips/drafts/watch-drafts";

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps what is typed into one form: writes it to the device at each pause and when the page goes, brings it back, and
 * looks out for other tabs. It begins with the newest draft that the device has.
 * @param initial what the form holds without a draft
 */
export function createDraftKeeper(place: DraftPlace, initial: TypedFields) {
  const found = listDrafts(place, initial).filter(({ fields }) => !isSame(fields, initial));
  const newest = found[0];
  const ownKey = newDraftKey(place);
  const listeners = new Set<() => void>();

  let latest = newest?.fields ?? initial;
  /** What the tip was when the draft was begun. */
  let base = newest?.base ?? initial;
  /** Drafts that this form goes on from, and that its own takes the place of. */
  let continued = found.filter(({ fields }) => isSame(fields, latest));
  let isSent = false;
  const pauses = createPauses(save);

  let state: DraftState = {
    start: latest,
    version: 0,
    isChanged: false,
    hasDraft: newest !== undefined,
    isKept: null,
    restoredAt: newest?.savedAt ?? null,
    other: null,
    isTipNewer: isNewerThan(base),
    isSentElsewhere: false,
    replaced: null,
    attempt: newest?.attempt ?? null,
    arrival: null,
  };
  state.other = findOther();

  function isNewerThan(former: TypedFields): boolean {
    return place.tipId !== null && !isSame(former, initial);
  }

  function set(change: Partial<DraftState>) {
    const entries = Object.entries(change);
    if (entries.every(([key, value]) => Object.is(value, Reflect.get(state, key)))) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function findOther(): StoredDraft | null {
    const known = new Set(continued.map(({ raw }) => raw));
    const others = listDrafts(place, initial).filter(
      ({ key, raw, fields }) =>
        key !== ownKey && !known.has(raw) && !isSame(fields, latest) && !isSame(fields, initial),
    );
    // The same object as long as it is the same text, so that nothing is drawn anew.
    return others[0]?.raw === state.other?.raw ? state.other : (others[0] ?? null);
  }

  function save() {
    if (isSame(latest, initial)) {
      letGo();
      set({ isKept: null });
    } else {
      const { attempt } = state;
      const draft = { fields: latest, base, savedAt: Date.now(), ...(attempt && { attempt }) };
      const isKept = writeDraft(ownKey, draft, continued);
      if (isKept) continued = [];
      set({ isKept });
    }
    lookAround();
  }

  function saveNow() {
    pauses.cancel();
    save();
  }

  function letGo() {
    removeEntry(ownKey);
    removeDrafts(continued);
    continued = [];
  }

  function lookAround() {
    set({ other: isSent ? null : findOther() });
  }

  /** Puts another text into the form. What stood there can be brought back. */
  function replace(next: TypedFields, by: Replaced["by"], attempt: Attempt | null = null) {
    pauses.cancel();
    const replaced = isSame(latest, initial)
      ? null
      : { by, before: latest, attempt: state.attempt };
    latest = next;
    const isChanged = !isSame(next, initial);
    set({
      start: next,
      version: state.version + 1,
      isChanged,
      hasDraft: isChanged,
      isKept: null,
      restoredAt: null,
      isSentElsewhere: false,
      replaced,
      attempt,
      arrival: null,
    });
  }

  function startOver(by: Replaced["by"]) {
    letGo();
    base = initial;
    replace(initial, by);
    set({ isTipNewer: false });
    lookAround();
  }

  function saveWhenHidden() {
    if (document.visibilityState === "hidden") pauses.flush();
  }

  return {
    getState: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Listens to the browser and to other tabs. @returns ends it, with all that was typed kept */
    open() {
      // An answer that did not come back, to a tip that did arrive.
      removeDrafts(listDrafts(place, initial).filter(({ fields }) => isSame(fields, initial)));
      const stopWatching = watchDrafts(place, lookAround, () => {
        if (!isSent) set({ isSentElsewhere: true });
      });
      // The server may answer between the moment in which the draft is read and this one.
      if (newest !== undefined && wasSent(newest.key)) set({ isSentElsewhere: true });
      window.addEventListener("pagehide", pauses.flush);
      document.addEventListener("visibilitychange", saveWhenHidden);
      return () => {
        pauses.flush();
        stopWatching();
        window.removeEventListener("pagehide", pauses.flush);
        document.removeEventListener("visibilitychange", saveWhenHidden);
      };
    },

    /** What the tip was when the draft was begun. */
    getBase: () => base,

    /** Puts a choice between two versions into the form; the newer one is what it has begun from. */
    rebase(fields: TypedFields, newer: TypedFields) {
      base = newer;
      if (isSame(latest, fields)) return saveNow();
      replace(fields, "choice");
      saveNow();
    },

    /** Whether the form says that now. */
    holds: (fields: TypedFields) => isSame(latest, fields),

    /** Writes what is not written yet. */
    save: pauses.flush,

    /** The form holds something else now. */
    type(fields: TypedFields) {
      if (isSent) return;
      latest = fields;
      pauses.type();
      const isChanged = !isSame(fields, initial);
      set({ isChanged, hasDraft: isChanged });
    },

    /** Empties the form, or fills it with the tip as it is. */
    discard: () => startOver("nothing"),

    /** Takes the tip as it is on the server now. */
    useNewest: () => startOver("newest"),

    /** Goes on with a draft whose tip has changed meanwhile. */
    keepDraft() {
      base = initial;
      set({ isTipNewer: false });
      saveNow();
    },

    /** Takes the other tab's text. */
    useOther() {
      const { other } = state;
      if (other === null) return;
      letGo();
      continued = [other];
      base = other.base;
      replace(other.fields, "otherTab", other.attempt);
      set({ isTipNewer: isNewerThan(base) });
      lookAround();
    },

    /** Stays with this text and lets go of the other tab's. */
    keepMine() {
      if (state.other !== null) removeDrafts([state.other]);
      saveNow();
    },

    /** Puts back what another text took the place of. */
    bringBack() {
      if (state.replaced === null) return;
      continued = [];
      replace(state.replaced.before, "earlier", state.replaced.attempt);
      saveNow();
    },

    /**
     * The form's text is about to be sent. The same title keeps its stamp, so that a text that was sent twice can be told.
     * @returns what to look for where the answer is lost
     */
    stamp(title: string): Attempt {
      const { attempt: former } = state;
      const attempt =
        former?.title === title ? former : { title, createdAt: new Date().toISOString() };
      set({ attempt, arrival: null });
      saveNow();
      return attempt;
    },

    /** Tells what is known of the attempt; null for one that the server refused. */
    setArrival(arrival: DraftState["arrival"]) {
      set(arrival === null ? { arrival, attempt: null } : { arrival });
      if (arrival === null) saveNow();
    },

    /** The server has what was sent, and the form holds something else. */
    leaveBehind() {
      set({ attempt: null, arrival: null, isSentElsewhere: true });
      saveNow();
    },

    /** The server has got this; what was typed since then stays a draft. */
    settle(sent: TypedFields) {
      if (isSame(latest, sent)) {
        pauses.cancel();
        isSent = true;
        removeDrafts(continued);
        announceSent(ownKey);
      } else {
        base = sent;
        saveNow();
        isSent = true;
      }
      set({ isChanged: false, hasDraft: false, other: null });
    },
  };
}
