import { useEffect, useState, useSyncExternalStore } from "react";
import { getAuthState } from "@/auth/auth-session";
import {
  announceSent,
  type Draft,
  type DraftScope,
  findDraftOfTab,
  isHiddenDraft,
  listDrafts,
  moveDraft,
  newDraftKey,
  removeDraft,
  setDraftOfTab,
  subscribeToDrafts,
  writeDraft,
} from "@/features/tips/editor/draft-storage";
import {
  attemptOf,
  type EditorAction,
  type EditorState,
  hasDraft,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import type { EditableFields } from "@/features/tips/tip.schema";
import { hasSameFields } from "@/features/tips/tip-fields";
import { createStore } from "@/lib/store";

/**
 * A form's state. Its draft is stored at each change and restored when the form opens again.
 * @param scope must not change: remount the component with a `key` for another tip or member
 */
export function useEditor(scope: DraftScope, initial: EditableFields) {
  const [editor] = useState(() => createEditor(scope, initial));
  useEffect(() => editor.connect(), [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  return { editor, state };
}

/** State outside React, so that the draft can be written synchronously, before a request. */
function createEditor(scope: DraftScope, initial: EditableFields) {
  const ownKey = newDraftKey(scope);
  const drafts = listDrafts(scope).filter(({ fields }) => !hasSameFields(fields, initial));
  const restored = findDraftOfTab(scope, drafts);
  const { getState, setState, subscribe } = createStore(
    openEditor(scope.tipId === null, initial, restored),
  );
  updateOtherDraft();

  function applyAction(action: EditorAction) {
    setState(reduceEditor(getState(), action));
  }

  /** Updates the state and the stored drafts. */
  function dispatch(action: EditorAction) {
    const before = getState();
    applyAction(action);
    // Once the tip is shared, its draft has been removed or, if the author typed while it was being sent, stored.
    if (getState() === before || before.delivery.status === "shared") return;
    const { other, origin } = before;
    const isChoice = action.type === "takeOther" || action.type === "keepMine";
    if (isChoice && other !== null) removeDraft(other.key);
    const isOtherTabs = origin.kind === "replacement" && origin.by === "otherTab";
    // The other tab's text becomes a draft of its own again.
    if (action.type === "undo" && isOtherTabs) writeDraft(newDraftKey(scope), draftOf(before));
    store();
  }

  /** Makes the storage match the state. After a logout, which removes hidden drafts, a form may still get an answer. */
  function store() {
    const state = getState();
    const draft = draftOf(state);
    const isSent = state.delivery.status === "shared" && hasSameFields(draft.fields, draft.base);
    const isLoggedOut = getAuthState().user?.uid !== scope.uid;
    if (isSent || !hasDraft(state)) {
      if (isSent) announceSent(ownKey);
      else removeDraft(ownKey);
      applyAction({ type: "saved", storage: "untouched" });
    } else if (!isLoggedOut || !isHiddenDraft(draft)) {
      const isStored = writeDraft(ownKey, draft);
      applyAction({ type: "saved", storage: isStored ? "stored" : "failed" });
    }
    updateOtherDraft();
  }

  /** Offers the newest draft of another tab whose text differs from this form's. */
  function updateOtherDraft() {
    const { fields, initial: current } = getState();
    const found = listDrafts(scope).find(
      (draft) =>
        draft.key !== ownKey &&
        !hasSameFields(draft.fields, fields) &&
        !hasSameFields(draft.fields, current),
    );
    applyAction({ type: "otherTabChanged", other: found ?? null });
  }

  return {
    getState,
    subscribe,
    dispatch,

    /** Takes over the restored draft, and listens to other tabs. @returns a function that stops listening */
    connect() {
      for (const { key, fields } of listDrafts(scope)) {
        // The tip arrived although the response was lost.
        if (hasSameFields(fields, initial)) removeDraft(key);
      }
      if (restored !== undefined) moveDraft(restored.key, ownKey);
      setDraftOfTab(scope, ownKey);
      return subscribeToDrafts(scope, (isSent) => {
        // A restored text that was not edited is the one that was sent.
        if (isSent && getState().storage === "untouched") removeDraft(ownKey);
        if (isSent) applyAction({ type: "sharedElsewhere" });
        updateOtherDraft();
      });
    },
  };
}

function draftOf(state: EditorState): Draft {
  const { fields, base } = state;
  return { fields, base, savedAt: Date.now(), attempt: attemptOf(state) };
}
