import type { Ref } from "react";
import {
  type EditorState,
  hasDraft,
  isBusy,
  isTipNewer,
  type Replacement,
} from "@/features/tips/editor/editor-state";
import { deliveryMessages } from "@/features/tips/outcome-messages";
import { formatDateTime } from "@/lib/format";

const choiceLabels = {
  discard: "Discard draft",
  takeNewest: "See the newest version",
  keepDraft: "Keep my draft",
  takeOther: "Use the other tab's text",
  keepMine: "Keep mine",
  undo: "Undo",
};

/** The type of the action that a button dispatches. */
export type NoticeChoice = keyof typeof choiceLabels;

export interface EditorNoticeProps {
  ref: Ref<HTMLDivElement>;
  state: EditorState;
  onChoose: (choice: NoticeChoice) => void;
}

/** The notice above the form: what happened to its text, and what the member can do. */
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
          {notice.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              disabled={isBusy(state)}
              className="btn btn-outline"
              onClick={() => onChoose(choice)}
            >
              {choiceLabels[choice]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface Notice {
  text: string;
  choices: NoticeChoice[];
}

const replacementMessages: Record<Replacement, string> = {
  discard: "Draft discarded.",
  takeOther: "This is the other tab's text now.",
  takeNewest: "This is the newest version of the tip.",
  rebase: "These are the fields as you chose them.",
  undo: "Your text has been restored.",
};

/** The most important notice about the form's text; null if there is none. */
function noticeOf(state: EditorState): Notice | null {
  const { delivery, other } = state;
  if (other !== null) {
    const when = formatDateTime(new Date(other.savedAt));
    return hasDraft(state)
      ? {
          text: `You were writing this tip in another tab too, on ${when}. Choose which text to keep.`,
          choices: ["takeOther", "keepMine"],
        }
      : {
          text: `You were writing this tip in another tab, on ${when}.`,
          choices: ["takeOther"],
        };
  }
  if (delivery.status === "sharedElsewhere" && hasDraft(state)) {
    return {
      text: "This tip may already have been shared, from here or from another tab. If so, sharing it now may make a second one.",
      choices: ["discard"],
    };
  }
  if (isTipNewer(state) && !isBusy(state)) {
    return {
      text: "This tip was changed after you began to write. The form holds your draft.",
      choices: ["keepDraft", "takeNewest"],
    };
  }
  return textNotice(state);
}

/** Where the text is from, and what is known about an earlier attempt to send it. */
function textNotice({ origin, delivery }: EditorState): Notice | null {
  const texts: string[] = [];
  const choices: NoticeChoice[] = [];
  if (origin.kind === "draft") {
    texts.push(`We restored your draft from ${formatDateTime(new Date(origin.savedAt))}.`);
  }
  if (origin.kind === "replacement") {
    texts.push(replacementMessages[origin.by]);
    choices.push("undo");
  }
  // Sending again begins by looking up the earlier attempt.
  const status =
    delivery.status === "sending" && delivery.isRepeated ? "checking" : delivery.status;
  const wasSentBefore = status === "checking" || status === "absent" || status === "unconfirmed";
  if (wasSentBefore) texts.push(deliveryMessages[status]);
  if (wasSentBefore || origin.kind === "draft") choices.push("discard");
  return texts.length === 0 ? null : { text: texts.join(" "), choices };
}

export interface DraftLineProps {
  state: EditorState;
  onShowNotice: () => void;
}

/** The line beside the submit button: whether the draft is stored, or a button that leads to the notice. */
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
