import { useEffect, useState, useSyncExternalStore } from "react";
import { getAuthState } from "@/auth/auth-session";
import {
  announceSent,
  type Draft,
  type DraftScope,
  findDraftOfTab,
  isHiddenDraft,
  listDrafts,
  newDraftKey,
  removeDraft,
  removeUnchangedDrafts,
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
  const drafts = listDrafts(scope, initial).filter(({ fields }) => !hasSameFields(fields, initial));
  const restored = findDraftOfTab(scope, drafts);
  const { getState, setState, subscribe } = createStore(
    openEditor(scope.tipId === null, initial, drafts, restored),
  );
  updateOtherDraft();

  function applyAction(action: EditorAction) {
    const next = reduceEditor(getState(), action);
    if (next !== getState()) setState(next);
  }

  /** Updates the state and the stored draft. */
  function dispatch(action: EditorAction) {
    const before = getState();
    applyAction(action);
    // Once the tip is shared, its draft has been removed or, if the author typed while it was being sent, stored.
    if (getState() === before || before.delivery.status === "shared") return;
    store();
  }

  /**
   * Makes the storage match the state. After a logout, which removes hidden drafts, the form may still be open: a
   * hidden draft is then not stored again.
   */
  function store() {
    const state = getState();
    const { fields, base, delivery, superseded } = state;
    const draft = { fields, base, savedAt: Date.now(), attempt: attemptOf(state) };
    // A failed write is repeated even if an older draft has the text, since only a write ends the warning. So is the
    // write before a send, whose time it stores.
    const mustWrite = state.storage === "failed" || delivery.status === "sending";
    const stored = mustWrite ? undefined : superseded.find((old) => isSameDraft(old, draft));
    const isSent = delivery.status === "shared" && hasSameFields(fields, base);
    if (isSent || !hasDraft(state)) {
      removeUnchangedDrafts(superseded);
      if (isSent) announceSent(ownKey);
      else removeDraft(ownKey);
      applyAction({ type: "saved", storage: "untouched" });
    } else if (stored !== undefined) {
      // Another draft has the same text, and is superseded only by the next change.
      removeDraft(ownKey);
      removeUnchangedDrafts(superseded.filter((old) => old !== stored));
      setDraftOfTab(scope, stored.key);
    } else if (!isHiddenDraft(draft) || !hasLoggedOut(scope.uid)) {
      const isStored = writeDraft(ownKey, draft, superseded);
      if (isStored) setDraftOfTab(scope, ownKey);
      applyAction({ type: "saved", storage: isStored ? "stored" : "failed" });
    }
    updateOtherDraft();
  }

  /** Offers the newest draft of another tab whose text differs from this form's. */
  function updateOtherDraft() {
    const state = getState();
    const { fields, superseded } = state;
    const found = listDrafts(scope, state.initial).find(
      (draft) =>
        draft.key !== ownKey &&
        !superseded.some(({ text }) => text === draft.text) &&
        !hasSameFields(draft.fields, fields) &&
        !hasSameFields(draft.fields, state.initial),
    );
    applyAction({ type: "otherTabChanged", other: found ?? null });
  }

  return {
    getState,
    subscribe,
    dispatch,

    /** Listens to other tabs. @returns a function that stops listening */
    connect() {
      const stored = listDrafts(scope, initial);
      // Removes the drafts of tips that arrived although their responses were lost.
      removeUnchangedDrafts(stored.filter(({ fields }) => hasSameFields(fields, initial)));
      setDraftOfTab(scope, restored?.key ?? ownKey);
      const unsubscribe = subscribeToDrafts(scope, (isSent) => {
        if (isSent) dispatch({ type: "sharedElsewhere" });
        updateOtherDraft();
      });
      // Another tab may have sent the tip, or discarded its draft, since `restored` was read.
      const isRemoved = restored !== undefined && !stored.some(({ key }) => key === restored.key);
      if (isRemoved) dispatch({ type: "sharedElsewhere" });
      return unsubscribe;
    },
  };
}

/**
 * Whether the member has logged out. A session that the provider ended does not count: the member may sign in again.
 */
function hasLoggedOut(uid: string): boolean {
  const { user, endedBy } = getAuthState();
  return user?.uid !== uid && endedBy !== "provider";
}

function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    hasSameFields(one.fields, other.fields) &&
    hasSameFields(one.base, other.base) &&
    one.attempt?.createdAt === other.attempt?.createdAt
  );
}
