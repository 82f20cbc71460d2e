import type { Ref } from "react";
import {
  type EditorAction,
  type EditorState,
  hasDraft,
  isBusy,
  isTipNewer,
  type Replacement,
} from "@/features/tips/editor/editor-state";
import { deliveryMessages } from "@/features/tips/outcome-messages";
import { formatDateTime } from "@/lib/format";

export interface EditorNoticeProps {
  ref: Ref<HTMLDivElement>;
  state: EditorState;
  onChoose: (action: EditorAction) => void;
}

/** The notice above a form: what happened to its text, and the available actions. */
export function EditorNotice({ ref, state, onChoose }: EditorNoticeProps) {
  const notice = noticeOf(state);
  const hasStorageFailed = state.storage === "failed";
  const edge = hasStorageFailed ? "border-warning" : "border-moss";

  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={
        notice !== null || hasStorageFailed
          ? `mb-8 scroll-mt-24 border-l-4 bg-paper-shade p-5 ${edge}`
          : ""
      }
    >
      <div role="status" className="flex max-w-measure flex-col gap-3">
        {hasStorageFailed && (
          <p>
            This device can't save a draft: its storage is full or blocked. Send your tip before you
            close this page.
          </p>
        )}
        {notice !== null && <p>{notice.text}</p>}
      </div>
      {notice !== null && (
        <div className="mt-4 flex flex-wrap gap-3">
          {notice.actions.map(({ label, action }) => (
            <button
              key={label}
              type="button"
              disabled={isBusy(state)}
              className="btn btn-outline"
              onClick={() => onChoose(action)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface NoticeAction {
  label: string;
  action: EditorAction;
}

interface Notice {
  text: string;
  actions: NoticeAction[];
}

const discard: NoticeAction = { label: "Discard draft", action: { type: "discard" } };

const replacementMessages: Record<Replacement, string> = {
  discarded: "Draft discarded.",
  otherTab: "This is the other tab's text now.",
  newest: "This is the newest version of the tip.",
  choice: "These are the fields as you chose them.",
  undone: "Your text has been restored.",
};

/** The most important notice about the form's text; null if there is none. */
function noticeOf(state: EditorState): Notice | null {
  const { delivery, other } = state;
  if (other !== null) return otherTabNotice(other.savedAt, hasDraft(state));
  if (delivery.status === "sharedElsewhere" && hasDraft(state)) {
    return {
      text: "This tip may already have been shared, perhaps from another tab. If so, sharing it here makes a second one.",
      actions: [discard],
    };
  }
  if (isTipNewer(state) && !isBusy(state)) {
    return {
      text: "This tip was changed after you began to write. The form holds your draft.",
      actions: [
        { label: "Keep my draft", action: { type: "keepDraft" } },
        { label: "See the newest version", action: { type: "takeNewest" } },
      ],
    };
  }
  return textNotice(state);
}

function otherTabNotice(savedAt: number, hasOwnDraft: boolean): Notice {
  const when = formatDateTime(new Date(savedAt));
  const takeOther: NoticeAction = {
    label: "Use the other tab's text",
    action: { type: "takeOther" },
  };
  if (!hasOwnDraft) {
    return { text: `You were writing this tip in another tab, on ${when}.`, actions: [takeOther] };
  }
  return {
    text: `You were writing this tip in another tab too, on ${when}. Both drafts stay until you choose.`,
    actions: [takeOther, { label: "Keep mine", action: { type: "keepMine" } }],
  };
}

/** Tells where the text came from, and what is known about an earlier attempt to send it. */
function textNotice({ origin, delivery }: EditorState): Notice | null {
  const texts: string[] = [];
  const actions: NoticeAction[] = [];
  if (origin.kind === "draft") {
    texts.push(`We restored your draft from ${formatDateTime(new Date(origin.savedAt))}.`);
  }
  if (origin.kind === "replacement") {
    texts.push(replacementMessages[origin.by]);
    actions.push({ label: "Undo", action: { type: "undo" } });
  }
  // Sending again begins by looking up the earlier attempt.
  const status =
    delivery.status === "sending" && delivery.isRepeated ? "checking" : delivery.status;
  const wasSentBefore = status === "checking" || status === "absent" || status === "unconfirmed";
  if (wasSentBefore) texts.push(deliveryMessages[status]);
  if (wasSentBefore || origin.kind === "draft") actions.push(discard);
  return texts.length === 0 ? null : { text: texts.join(" "), actions };
}

export interface DraftLineProps {
  state: EditorState;
  onShowNotice: () => void;
}

/**
 * The line beside the submit button: whether the draft is stored, or a button that leads to the notice above the form.
 */
export function DraftLine({ state, onShowNotice }: DraftLineProps) {
  if (state.other !== null) {
    return (
      <button type="button" className="link min-h-touch text-start text-sm" onClick={onShowNotice}>
        Another tab has a draft of its own
      </button>
    );
  }
  if (state.storage === "untouched") return null;
  return (
    <p className="text-ink-soft text-sm">
      {state.storage === "stored"
        ? "Draft saved on this device."
        : "This device can't save a draft."}
    </p>
  );
}
