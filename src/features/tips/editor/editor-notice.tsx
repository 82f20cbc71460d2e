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
  keepDraft: "Keep my draft",
  seeNewest: "See the newest version",
  discard: "Discard draft",
  undo: "Undo",
};

export type NoticeChoice = keyof typeof choiceLabels;

export interface EditorNoticeProps {
  ref: Ref<HTMLDivElement>;
  state: EditorState;
  onChoose: (choice: NoticeChoice) => void;
}

export function EditorNotice({ ref, state, onChoose }: EditorNoticeProps) {
  const { texts, choices } = noticeOf(state);
  const isEmpty = texts.length === 0;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={isEmpty ? "" : "mb-8 scroll-mt-24 border-moss border-l-4 bg-paper-shade p-5"}
    >
      <div role="status" className="flex max-w-measure flex-col gap-3">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {choices.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-disabled={isBusy(state)}
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

function noticeOf(state: EditorState) {
  const { delivery, replacement, before } = state;
  const isNewer = isTipNewer(state) && !isBusy(state);
  const isRestored = replacement?.by === "draft";
  const wasSent = delivery.status === "unconfirmed" && hasDraft(state);
  const texts: string[] = [];
  const choices: NoticeChoice[] = [];
  if (state.isStored === false) {
    texts.push(
      "This device can’t save a draft: its storage is full or blocked. Send your tip before you close or reload this tab.",
    );
  }
  if (isNewer) {
    texts.push("This tip was changed after you began to write. The form holds your draft.");
    choices.push("keepDraft", "seeNewest");
  } else if (replacement !== null) {
    texts.push(replacementText(replacement, state));
  }
  if (wasSent) {
    const isAbsent = delivery.attempt.sentAt === undefined;
    const unconfirmed = state.isStored === false ? "unsaved" : "unconfirmed";
    texts.push(deliveryMessages[isAbsent ? "absent" : unconfirmed]);
  }
  if (!isNewer && (isRestored || wasSent)) choices.push("discard");
  if (before !== null) choices.push("undo");
  return { texts, choices };
}

function replacementText(replacement: Replacement, state: EditorState): string {
  switch (replacement.by) {
    case "draft":
      return `We restored your draft from ${formatDateTime(new Date(replacement.savedAt))}.`;
    case "discard":
      return "Draft discarded.";
    case "seeNewest":
      return "This is the newest version of the tip.";
    case "undo":
      return hasDraft(state) ? "Your text has been restored." : "The form is as it was before.";
    case "share":
      return "The form now has the text from another app.";
    case "removal":
      return "Your draft was shared or discarded in another tab.";
  }
}
