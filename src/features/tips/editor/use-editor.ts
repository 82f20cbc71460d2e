import { useEffect, useState, useSyncExternalStore } from "react";
import type { Member } from "@/auth/auth-user";
import {
  type Draft,
  draftKey,
  hasUnstoredDraft,
  readDraft,
  removeDraft,
  writeDraft,
} from "@/features/tips/editor/draft-storage";
import {
  attemptOf,
  type EditorAction,
  type EditorState,
  hasDraft,
  isBusy,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import type { Tip } from "@/features/tips/tip";
import { editableFieldsOf, hasSameFields, newTipFields } from "@/features/tips/tip-fields";
import { createStore } from "@/lib/store";

export type Editor = ReturnType<typeof createEditor>;

/** Restores the draft, and stores it at each change. @param tip null for a new one; another tip needs another `key` */
export function useEditor(member: Member, tip: Tip | null) {
  const [editor] = useState(() => createEditor(member, tip));
  useEffect(() => {
    if (tip !== null) editor.dispatch({ type: "tipLoaded", fields: editableFieldsOf(tip) });
  }, [editor, tip]);
  useEffect(() => {
    // Where two windows are side by side, only the focus moves; some phones report only the visibility, and some browsers
    // neither when the page returns from the back/forward cache.
    window.addEventListener("focus", editor.showStoredDraft);
    window.addEventListener("pageshow", editor.showStoredDraft);
    document.addEventListener("visibilitychange", editor.showStoredDraft);
    return () => {
      window.removeEventListener("focus", editor.showStoredDraft);
      window.removeEventListener("pageshow", editor.showStoredDraft);
      document.removeEventListener("visibilitychange", editor.showStoredDraft);
    };
  }, [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  return { editor, state };
}

/** Outside React: the draft of a shared tip is removed even if the form is unmounted. */
function createEditor(member: Member, tip: Tip | null) {
  const key = draftKey(member.uid, tip?._id ?? null);
  const initial = tip === null ? newTipFields : editableFieldsOf(tip);
  const stored = readDraft(key);
  /** The `savedAt` of the draft that this form last read or wrote. If the stored one differs, another form wrote it. */
  let savedAt = stored?.savedAt;
  const { getState, setState, subscribe } = createStore<EditorState>({
    ...openEditor(initial, restorable(stored), { isNew: tip === null }),
    isStored: isStoredElsewhere(),
  });

  /** For a text that another form may have written. */
  function isStoredElsewhere(): false | null {
    return hasUnstoredDraft(key) ? false : null;
  }

  function restorable(draft: Draft | null, unchanged = initial): Draft | null {
    if (draft === null || hasSameFields(draft.fields, unchanged)) return null;
    // A new tip has no version that could be newer, though a release may have changed its defaults.
    return tip === null ? { ...draft, base: unchanged } : draft;
  }

  function dispatch(action: EditorAction) {
    const state = reduceEditor(getState(), action);
    setState({ ...state, isStored: mustStore(action, state) ? storeDraft(state) : state.isStored });
  }

  function mustStore({ type }: EditorAction, state: EditorState): boolean {
    // What was typed while the tip was sent is stored with the attempt, by which the next send finds the shared tip.
    const isStoredBefore = type === "tipLoaded" || state.delivery.status === "stored";
    if (hasDraft(state) && isStoredBefore) return false;
    // By the time the tip is sent or the server answers, another form may have changed or discarded the draft.
    const isLate = type === "tipLoaded" || type === "sent" || type === "answered";
    return !isLate || readDraft(key)?.savedAt === savedAt;
  }

  function storeDraft(state: EditorState): boolean | null {
    const { fields, base } = state;
    if (!hasDraft(state)) {
      removeDraft(key);
      savedAt = undefined;
      return null;
    }
    const draft = { fields, base, savedAt: Date.now(), attempt: attemptOf(state) };
    savedAt = draft.savedAt;
    return writeDraft(key, draft);
  }

  /** Shows what another form has stored since. A text in memory hides what another tab has stored. */
  function showStoredDraft() {
    const state = getState();
    const draft = readDraft(key);
    if (document.hidden || isBusy(state)) return;
    if (draft?.savedAt === savedAt) return;
    savedAt = draft?.savedAt;
    const action = { type: "draftChanged", draft: restorable(draft, state.initial) } as const;
    setState({ ...reduceEditor(state, action), isStored: isStoredElsewhere() });
  }

  return { getState, subscribe, dispatch, showStoredDraft };
}
