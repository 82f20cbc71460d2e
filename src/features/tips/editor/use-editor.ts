import { useEffect, useState, useSyncExternalStore } from "react";
import { getAuthState, getSessionEnd } from "@/auth/auth-session";
import {
  announceSent,
  type DraftScope,
  findDraftOfTab,
  listDrafts,
  newDraftKey,
  removeDraft,
  removeDrafts,
  type StoredDraft,
  setDraftOfTab,
  subscribeToDrafts,
  writeDraft,
} from "@/features/tips/editor/draft-storage";
import {
  attemptOf,
  type EditorAction,
  hasDraft,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import type { EditableFields } from "@/features/tips/tip.schema";
import { hasSameFields } from "@/features/tips/tip-fields";
import { isHidden } from "@/features/tips/tip-visibility";
import { debounce } from "@/lib/debounce";

/** How long typing must pause before the draft is stored. Milliseconds. */
const DEBOUNCE_MS = 400;

/** The longest delay while typing continues. Milliseconds. */
const MAX_WAIT_MS = 2000;

export type Editor = ReturnType<typeof createEditor>;

/**
 * A form's state. Its draft is stored on every change and restored when the form opens again.
 * @param scope the draft's scope; another one needs another component (`key`)
 * @param initial the fields without a draft
 */
export function useEditor(scope: DraftScope, initial: EditableFields) {
  const [editor] = useState(() => createEditor(scope, initial));
  useEffect(() => editor.connect(), [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  return { editor, state };
}

/** An external store, since the draft must be stored before a request is sent and while a page closes. */
function createEditor(scope: DraftScope, initial: EditableFields) {
  const ownKey = newDraftKey(scope);
  const drafts = listDrafts(scope, initial).filter(({ fields }) => !hasSameFields(fields, initial));
  const restored = findDraftOfTab(scope, drafts);
  const listeners = new Set<() => void>();
  const storing = debounce(store, DEBOUNCE_MS, MAX_WAIT_MS);
  let state = openEditor(scope.tipId === null, initial, drafts, restored);
  findOther();

  function set(action: EditorAction) {
    const before = state;
    state = reduceEditor(state, action);
    if (state !== before) for (const listener of listeners) listener();
  }

  /** Updates the state and the stored draft. */
  function dispatch(action: EditorAction) {
    const before = state;
    set(action);
    if (state === before || before.delivery.status === "shared") return;
    if (action.type === "typed") storing.call();
    else store();
  }

  /**
   * Does not store a hidden draft after its author has logged out, since the form closes only after the logout has
   * removed it.
   */
  function store() {
    storing.cancel();
    const { fields, base, delivery, continued } = state;
    const draft = { fields, base, savedAt: Date.now(), attempt: attemptOf(state) };
    const stored = continued.find((former) => isSameDraft(former, draft));
    if (delivery.status === "shared" && hasSameFields(fields, base)) {
      removeDrafts(continued);
      announceSent(ownKey);
      set({ type: "saved", storage: "untouched" });
    } else if (!hasDraft(state)) {
      removeDraft(ownKey);
      removeDrafts(continued);
      set({ type: "saved", storage: "untouched" });
    } else if (stored !== undefined) {
      removeDraft(ownKey);
      removeDrafts(continued.filter((former) => former !== stored));
      setDraftOfTab(scope, stored.key);
    } else if (!isPrivate(draft) || !hasLoggedOut(scope.uid)) {
      const isStored = writeDraft(ownKey, draft, continued);
      if (isStored) setDraftOfTab(scope, ownKey);
      set({ type: "saved", storage: isStored ? "stored" : "refused" });
    }
    findOther();
  }

  /** Looks for another tab's draft. */
  function findOther() {
    const { fields, continued, delivery } = state;
    const found = listDrafts(scope, state.initial).find(
      (draft) =>
        draft.key !== ownKey &&
        !continued.some(({ text }) => text === draft.text) &&
        !hasSameFields(draft.fields, fields) &&
        !hasSameFields(draft.fields, state.initial),
    );
    if (delivery.status === "shared" || found?.text === state.other?.text) return;
    set({ type: "otherTabChanged", other: found ?? null });
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

    dispatch,

    /** Stores pending changes. @returns whether the form has a draft that could not be stored */
    hasUnsavedDraft(): boolean {
      storing.flush();
      return state.storage === "refused" && state.delivery.status !== "shared";
    },

    /** Listens to the browser and to other tabs. @returns stops listening, and stores pending changes */
    connect() {
      const stored = listDrafts(scope, initial);
      // Left over from tips that arrived although their responses were lost.
      removeDrafts(stored.filter(({ fields }) => hasSameFields(fields, initial)));
      setDraftOfTab(scope, restored?.key ?? ownKey);
      const unsubscribe = subscribeToDrafts(scope, (isSent) => {
        if (isSent) dispatch({ type: "sharedElsewhere" });
        findOther();
      });
      // The tip may have reached the server after the draft was read.
      const isRemoved = restored !== undefined && !stored.some(({ key }) => key === restored.key);
      if (isRemoved) dispatch({ type: "sharedElsewhere" });
      window.addEventListener("pagehide", storing.flush);
      document.addEventListener("visibilitychange", flushWhenHidden);
      return () => {
        storing.flush();
        unsubscribe();
        window.removeEventListener("pagehide", storing.flush);
        document.removeEventListener("visibilitychange", flushWhenHidden);
      };
    },
  };
}

type Draft = Omit<StoredDraft, "key" | "text">;

const isPrivate = ({ fields, base }: Draft) => isHidden(fields) || isHidden(base);

/** Whether the member has logged out, or another account has signed in. */
const hasLoggedOut = (uid: string) =>
  getAuthState().user?.uid !== uid && getSessionEnd() !== "provider";

function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    hasSameFields(one.fields, other.fields) &&
    hasSameFields(one.base, other.base) &&
    one.attempt?.createdAt === other.attempt?.createdAt
  );
}
