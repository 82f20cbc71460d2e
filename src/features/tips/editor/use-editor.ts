import { useEffect, useState, useSyncExternalStore } from "react";
import { getAuthState } from "@/auth/auth-session";
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
  isBusy,
  openEditor,
  reduceEditor,
} from "@/features/tips/editor/editor-state";
import type { EditableFields } from "@/features/tips/tip.schema";
import { hasSameFields } from "@/features/tips/tip-fields";
import { isHidden } from "@/features/tips/tip-visibility";

/** How long typed text may wait to be stored. Milliseconds. */
const STORE_AFTER_MS = 400;

/**
 * A form's state. Its draft is stored on every change and restored when the form opens again.
 * @param scope the draft's scope; another one needs another component (`key`)
 * @param initial the fields without a draft
 * @param reload loads the tip again, which another form has updated
 */
export function useEditor(scope: DraftScope, initial: EditableFields, reload: () => void) {
  const [editor] = useState(() => createEditor(scope, initial, reload));
  useEffect(() => editor.connect(), [editor]);
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  return { editor, state };
}

/** An external store, since the draft must be stored before a request is sent and while a page closes. */
function createEditor(scope: DraftScope, initial: EditableFields, reload: () => void) {
  const ownKey = newDraftKey(scope);
  const drafts = listDrafts(scope).filter(({ fields }) => !hasSameFields(fields, initial));
  const restored = findDraftOfTab(scope, drafts);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
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
    if (action.type === "typed") timer ??= setTimeout(store, STORE_AFTER_MS);
    else store();
  }

  /**
   * Does not store a hidden draft after its author has logged out, since the form closes only after the logout has
   * removed it.
   */
  function store() {
    clearTimeout(timer);
    timer = undefined;
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
    const found = listDrafts(scope).find(
      (draft) =>
        draft.key !== ownKey &&
        !continued.some(({ text }) => text === draft.text) &&
        !hasSameFields(draft.fields, fields) &&
        !hasSameFields(draft.fields, state.initial),
    );
    if (delivery.status === "shared" || found?.text === state.other?.text) return;
    set({ type: "otherTabChanged", other: found ?? null });
  }

  /** Stores pending changes. */
  function flush() {
    if (timer !== undefined) store();
  }

  function flushWhenHidden() {
    if (document.visibilityState === "hidden") flush();
  }

  function handleSentElsewhere() {
    if (scope.tipId === null) dispatch({ type: "sharedElsewhere" });
    else if (!isBusy(state)) reload();
  }

  return {
    getState: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    dispatch,

    /** Listens to the browser and to other tabs. @returns stops listening, and stores pending changes */
    connect() {
      const stored = listDrafts(scope);
      // Left over from tips that arrived although their responses were lost.
      removeDrafts(stored.filter(({ fields }) => hasSameFields(fields, initial)));
      setDraftOfTab(scope, restored?.key ?? ownKey);
      const unsubscribe = subscribeToDrafts(scope, (isSent) => {
        if (isSent) handleSentElsewhere();
        findOther();
      });
      // The tip may have reached the server after the draft was read.
      const isRemoved = restored !== undefined && !stored.some(({ key }) => key === restored.key);
      if (isRemoved) handleSentElsewhere();
      window.addEventListener("pagehide", flush);
      document.addEventListener("visibilitychange", flushWhenHidden);
      return () => {
        flush();
        unsubscribe();
        window.removeEventListener("pagehide", flush);
        document.removeEventListener("visibilitychange", flushWhenHidden);
      };
    },
  };
}

type Draft = Omit<StoredDraft, "key" | "text">;

const isPrivate = ({ fields, base }: Draft) => isHidden(fields) || isHidden(base);

/** Whether the member has logged out, or another account has signed in. */
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
