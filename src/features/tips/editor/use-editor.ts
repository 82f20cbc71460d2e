import { useEffect, useState, useSyncExternalStore } from "react";
import type { Member } from "@/auth/auth-user";
import {
  announceSent,
  type Draft,
  type DraftScope,
  findDraftOfTab,
  listDrafts,
  newDraftKey,
  readDraft,
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
  isBusy,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import {
  editableFieldsOf,
  hasSameFields,
  newTipFields,
  type Tip,
} from "@/features/tips/tip.schema";
import { tipQuery } from "@/features/tips/tips.queries";
import { queryClient } from "@/lib/query-client";
import { createStore } from "@/lib/store";

export type Editor = ReturnType<typeof createEditor>;

/**
 * The state of a form, whose draft is stored at each change and restored when the form opens again.
 * @param tip null for a new one; another tip, or another member, needs another `key`
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

/**
 * Keeps the state outside React: a draft is stored before it is sent, and removed once the tip is shared, even if the
 * form is unmounted by then.
 */
function createEditor(member: Member, tip: Tip | null) {
  const scope: DraftScope = { uid: member.uid, tipId: tip?._id ?? null };
  const initial = tip === null ? newTipFields : editableFieldsOf(tip);
  const drafts = listDrafts(scope).filter(({ fields }) => !hasSameFields(fields, initial));
  const restored = findDraftOfTab(scope, drafts);
  /** Where the draft is stored. A form keeps the key of the draft that it restored until another form changes that. */
  let key = restored?.key ?? newDraftKey(scope);
  /** The `savedAt` that this form last read or wrote. If the stored one differs, another form has changed the draft. */
  let savedAt = restored?.savedAt;
  let isConnected = false;
  const { getState, setState, subscribe } = createStore(
    openEditor(tip === null, initial, restored),
  );
  updateStorageState();

  function applyAction(action: EditorAction) {
    setState(reduceEditor(getState(), action));
  }

  /** Updates the state and the stored drafts. */
  function dispatch(action: EditorAction) {
    const before = getState();
    applyAction(action);
    // Once the tip is shared, nothing is left to store: its draft has been removed or, with what was typed during the
    // send, stored.
    if (getState() === before || before.delivery.status === "shared") return;
    const { other, origin } = before;
    const isChoice = action.type === "takeOther" || action.type === "keepMine";
    if (isChoice && other !== null) removeDraft(other.key);
    const isFromOtherTab = origin.kind === "replacement" && origin.by === "takeOther";
    // The other tab's text becomes a draft of its own again.
    if (action.type === "undo" && isFromOtherTab)
      writeDraft(newDraftKey(scope), draftOf(before, Date.now()));
    storeDraft();
  }

  /**
   * Makes the storage match the state. For a form that was left, this only removes the draft of a shared tip: a write
   * could bring back a draft that another form has discarded.
   */
  function storeDraft(at = Date.now()) {
    const state = getState();
    replaceOverwrittenKey();
    const draft = draftOf(state, at);
    const isSent = state.delivery.status === "shared" && hasSameFields(draft.fields, draft.base);
    if (isSent || !hasDraft(state)) {
      if (isSent) announceSent(key);
      else removeDraft(key);
      updateStorageState("untouched");
    } else if (isConnected) {
      const isStored = writeDraft(key, draft);
      if (isStored) {
        savedAt = draft.savedAt;
        setDraftOfTab(scope, key);
      }
      updateStorageState(isStored ? "stored" : "failed");
    }
  }

  /** Takes a new key if another form has changed the text under this form's key. @returns whether it took one */
  function replaceOverwrittenKey(): boolean {
    const stored = readDraft(key);
    if (stored === null || stored.savedAt === savedAt) return false;
    if (hasSameFields(stored.fields, getState().fields)) {
      savedAt = stored.savedAt;
      return false;
    }
    key = newDraftKey(scope);
    return true;
  }

  /** Updates the state's `storage` and `other`. */
  function updateStorageState(storage = getState().storage) {
    const { fields, initial } = getState();
    const other = listDrafts(scope).find(
      (draft) =>
        draft.key !== key &&
        !hasSameFields(draft.fields, fields) &&
        !hasSameFields(draft.fields, initial),
    );
    applyAction({ type: "storageChanged", storage, other: other ?? null });
  }

  function handleStorageChange(isSent: boolean) {
    if (isSent && !isBusy(getState())) handleSentElsewhere();
    const isReplaced = replaceOverwrittenKey();
    const { storage } = getState();
    if (storage === "stored" && isReplaced) {
      // Another form has overwritten this form's text, which is stored again under the new key, with its old time.
      storeDraft(savedAt);
      return;
    }
    // Another form may have discarded this form's draft, or sent it.
    const isStored = readDraft(key) !== null;
    updateStorageState(storage === "stored" && !isStored ? "untouched" : storage);
  }

  function handleSentElsewhere() {
    if (tip === null) applyAction({ type: "sharedElsewhere" });
    else void queryClient.invalidateQueries({ queryKey: tipQuery(tip._id, member).queryKey });
  }

  return {
    getState,
    subscribe,
    dispatch,
    /**
     * Marks the form as open, remembers its draft as the one that this tab restores, removes drafts without changes,
     * and listens to other forms.
     * @returns a function that marks the form as left, and stops listening
     */
    connect() {
      for (const draft of listDrafts(scope)) {
        // For example, the draft of an update that arrived although its response was lost.
        if (hasSameFields(draft.fields, initial)) removeDraft(draft.key);
      }
      isConnected = true;
      setDraftOfTab(scope, key);
      const unsubscribe = subscribeToDrafts(scope, handleStorageChange);
      return () => {
        isConnected = false;
        unsubscribe();
      };
    },
  };
}

function draftOf(state: EditorState, savedAt: number): Draft {
  const { fields, base } = state;
  return { fields, base, savedAt, attempt: attemptOf(state) };
}
