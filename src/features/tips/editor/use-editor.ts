import { useEffect, useState, useSyncExternalStore } from "react";
import type { Member } from "@/auth/auth-user";
import {
  announceRemoval,
  type Draft,
  type DraftScope,
  findDraftOfTab,
  listDrafts,
  newDraftKey,
  removeDraft,
  type StoredDraft,
  setDraftOfTab,
  subscribeToDrafts,
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
import type { Tip } from "@/features/tips/tip.schema";
import { editableFieldsOf, hasSameFields, newTipFields } from "@/features/tips/tip-fields";
import { tipQuery } from "@/features/tips/tips.queries";
import { queryClient } from "@/lib/query-client";
import { createStore } from "@/lib/store";

export type Editor = ReturnType<typeof createEditor>;

/**
 * A form's state. Its draft is stored at each change and restored when the form opens again.
 * @param tip null for a new one. The component needs a different `key` for another tip or member
 */
export function useEditor(member: Member, tip: Tip | null) {
  const [editor] = useState(() => createEditor(member, tip));
  useEffect(() => editor.connect(), [editor]);
  useEffect(() => {
    if (tip !== null) editor.dispatch({ type: "tipLoaded", fields: editableFieldsOf(tip) });
  }, [editor, tip]);
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  return { editor, state };
}

/** Keeps the state outside React, so that the draft can be written synchronously, before a request. */
function createEditor(member: Member, tip: Tip | null) {
  const scope: DraftScope = { uid: member.uid, tipId: tip?._id ?? null };
  const initial = tip === null ? newTipFields : editableFieldsOf(tip);
  const ownKey = newDraftKey(scope);
  const drafts = listDrafts(scope).filter(({ fields }) => !hasSameFields(fields, initial));
  const restored = findDraftOfTab(scope, drafts);
  /** Whether a stored draft is the restored one, and unchanged since. */
  const isRestored = ({ key, savedAt }: StoredDraft) =>
    key === restored?.key && savedAt === restored.savedAt;
  let isConnected = false;
  const { getState, setState, subscribe } = createStore(
    openEditor(tip === null, initial, restored),
  );
  updateOtherDraft();

  function applyAction(action: EditorAction) {
    setState(reduceEditor(getState(), action));
  }

  /** Updates the state and the stored drafts. */
  function dispatch(action: EditorAction) {
    const before = getState();
    applyAction(action);
    // Once the tip is shared, nothing is left to store: its draft has been removed or, if the author typed while it was
    // being sent, stored.
    if (getState() === before || before.delivery.status === "shared") return;
    const { other, origin } = before;
    const isChoice = action.type === "takeOther" || action.type === "keepMine";
    if (isChoice && other !== null) removeDraft(other.key);
    const isFromOtherTab = origin.kind === "replacement" && origin.by === "takeOther";
    // The other tab's text becomes a draft of its own again.
    if (action.type === "undo" && isFromOtherTab) writeDraft(newDraftKey(scope), draftOf(before));
    store();
  }

  /**
   * Makes the storage match the state. A form that was left may still get an answer: it then only corrects its draft,
   * unless a later form, or a logout, has removed that.
   */
  function store() {
    const state = getState();
    const stored = listDrafts(scope).find(({ key }) => key === ownKey);
    // A later form that has restored the draft recognizes it by its time.
    const draft = draftOf(state, isConnected ? undefined : stored?.savedAt);
    const isSent = state.delivery.status === "shared" && hasSameFields(draft.fields, draft.base);
    if (isSent || !hasDraft(state)) {
      removeRestored(isSent);
      if (isSent) announceRemoval(ownKey, "sent");
      else removeDraft(ownKey);
      applyAction({ type: "storageChanged", storage: "untouched" });
    } else if (isConnected || stored !== undefined) {
      const replaced = removeRestored();
      const isStored = writeDraft(ownKey, draft);
      if (!isStored && replaced !== undefined) {
        const { key, ...old } = replaced;
        writeDraft(key, old);
        setDraftOfTab(scope, key);
      }
      applyAction({ type: "storageChanged", storage: isStored ? "stored" : "failed" });
    }
    updateOtherDraft();
  }

  /**
   * Removes the restored draft, which this form continues under its own key. Until this form's state changes, it stays
   * where it is, since its form may still be open in another tab.
   */
  function removeRestored(isSent = false): StoredDraft | undefined {
    const draft = listDrafts(scope).find(isRestored);
    if (draft !== undefined) {
      if (isSent) removeDraft(draft.key);
      else announceRemoval(draft.key, "takenOver");
    }
    // A form that was left may still get an answer, after a later one has opened.
    if (isConnected) setDraftOfTab(scope, ownKey);
    return draft;
  }

  /** Stores this form's text again if another tab has taken over its draft, and has a different text. */
  function keepTakenOver() {
    const { storage, fields } = getState();
    const isStored = listDrafts(scope).some(
      (draft) => draft.key === ownKey || hasSameFields(draft.fields, fields),
    );
    if (storage === "stored" && !isStored) store();
  }

  /** Offers the newest other draft whose text differs from this form's and from the initial one. Its tab may be closed. */
  function updateOtherDraft() {
    const state = getState();
    const found = listDrafts(scope).find(
      (draft) =>
        draft.key !== ownKey &&
        !isRestored(draft) &&
        !hasSameFields(draft.fields, state.fields) &&
        !hasSameFields(draft.fields, state.initial),
    );
    applyAction({ type: "otherDraftFound", other: found ?? null });
  }

  function handleSentElsewhere() {
    if (tip !== null) {
      void queryClient.invalidateQueries({ queryKey: tipQuery(tip._id, member).queryKey });
      return;
    }
    const { storage, other } = getState();
    // A different text would have been offered as `other` before it was sent, so it was this one that was sent.
    if (storage === "untouched" && other === null) removeRestored(true);
    applyAction({ type: "sharedElsewhere" });
  }

  return {
    getState,
    subscribe,
    dispatch,

    /**
     * Removes drafts without changes, and listens to other forms.
     * @returns a function that stops listening
     */
    connect() {
      for (const { key, fields } of listDrafts(scope)) {
        // Such as the draft of an update that arrived although its response was lost.
        if (hasSameFields(fields, initial)) removeDraft(key);
      }
      isConnected = true;
      setDraftOfTab(scope, restored?.key ?? ownKey);
      const unsubscribe = subscribeToDrafts(scope, (removal) => {
        if (removal === "sent" && !isBusy(getState())) handleSentElsewhere();
        if (removal === "takenOver") keepTakenOver();
        const isStored = listDrafts(scope).some(({ key }) => key === ownKey);
        if (getState().storage === "stored" && !isStored) {
          applyAction({ type: "storageChanged", storage: "untouched" });
        }
        updateOtherDraft();
      });
      return () => {
        isConnected = false;
        unsubscribe();
      };
    },
  };
}

function draftOf(state: EditorState, savedAt = Date.now()): Draft {
  const { fields, base } = state;
  return { fields, base, savedAt, attempt: attemptOf(state) };
}
