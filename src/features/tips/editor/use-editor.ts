import { useEffect, useState, useSyncExternalStore } from "react";
import type { Member } from "@/auth/auth-user";
import { draftKey, readDraft, removeDraft, writeDraft } from "@/features/tips/editor/draft-storage";
import {
  attemptOf,
  type EditorAction,
  hasDraft,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import {
  editableFieldsOf,
  hasSameFields,
  newTipFields,
  type Tip,
} from "@/features/tips/tip.schema";
import { createStore } from "@/lib/store";

export type Editor = ReturnType<typeof createEditor>;

/**
 * The state of a form, whose draft is stored at each change and restored when the form opens again.
 * @param tip null for a new one; another tip, or another member, needs another `key`
 */
export function useEditor(member: Member, tip: Tip | null) {
  const [editor] = useState(() => createEditor(member, tip));
  useEffect(() => {
    if (tip !== null) editor.dispatch({ type: "tipLoaded", fields: editableFieldsOf(tip) });
  }, [editor, tip]);
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  return { editor, state };
}

/** Keeps the state outside React: the draft of a shared tip is removed even if the form is unmounted by then. */
function createEditor(member: Member, tip: Tip | null) {
  const key = draftKey(member.uid, tip?._id ?? null);
  const initial = tip === null ? newTipFields : editableFieldsOf(tip);
  const draft = readDraft(key);
  const restored = draft !== null && hasSameFields(draft.fields, initial) ? null : draft;
  const { getState, setState, subscribe } = createStore(openEditor(initial, restored));

  /** Updates the state and, at once, the stored draft. */
  function dispatch(action: EditorAction) {
    const next = reduceEditor(getState(), action);
    let { isStored } = next;
    if (action.type !== "tipLoaded") {
      const { fields, base } = next;
      const isSent = next.delivery.status === "shared";
      if (!hasDraft(next) || isSent) removeDraft(key);
      isStored =
        hasDraft(next) && !isSent
          ? writeDraft(key, { fields, base, savedAt: Date.now(), attempt: attemptOf(next) })
          : null;
    }
    setState({ ...next, isStored });
  }

  return { getState, subscribe, dispatch };
}
