import type { Ref } from "react";
import type { DraftState, DraftStore, Replaced } from "@/features/tips/drafts/draft-store";
import { formatDateTime } from "@/lib/format";

export interface DraftNoticeProps {
  ref: Ref<HTMLDivElement>;
  state: DraftState;
  draft: DraftStore;
  /** The tip is not on the server yet. */
  isNew: boolean;
  /** Nothing can be chosen while the tip is being sent. */
  isDisabled: boolean;
  /** Something was chosen; its button has gone. */
  onChosen: () => void;
  /** Loads the tip again. */
  onReload: () => void;
}

/** Says above a form what has become of its draft, and what can be done about it. Can take the focus. */
export function DraftNotice(props: DraftNoticeProps) {
  const { ref, state, draft, isNew, isDisabled, onChosen, onReload } = props;
  const news = noticeOf(state, draft, isNew, handleReload);
  const isNotStored = state.isStored === false;
  const edge = isNotStored ? "border-warning" : "border-moss";

  function handleReload() {
    // The form of the newer tip looks for it before this one goes.
    draft.flush();
    onReload();
  }

  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={
        news !== null || isNotStored
          ? `mb-8 max-w-3xl scroll-mt-24 border-l-4 bg-paper-shade p-5 ${edge}`
          : ""
      }
    >
      <div role="status" className="flex max-w-measure flex-col gap-3">
        {isNotStored && (
          <p>
            This device can't save a draft: its storage is full or blocked. Send your tip before you
            close this page.
          </p>
        )}
        {news !== null && <p>{news.text}</p>}
      </div>
      {news !== null && (
        <div className="mt-4 flex flex-wrap gap-3">
          {news.actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              disabled={isDisabled}
              className="btn btn-outline min-h-touch"
              onClick={() => {
                run();
                onChosen();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface Action {
  label: string;
  run: () => void;
}

const action = (label: string, run: () => void): Action => ({ label, run });
const notice = (text: string, ...actions: Action[]) => ({ text, actions });

const replacedTexts: Record<Replaced["by"], string> = {
  nothing: "Draft discarded.",
  otherTab: "This is the other tab's text now.",
  newest: "This is the newest version of the tip.",
  choice: "These are the fields as you chose them.",
  earlier: "Your text has been restored.",
};

const arrivalTexts: Record<NonNullable<DraftState["arrival"]>, string> = {
  checking: "You sent this tip before. We are checking whether it arrived.",
  absent: "You sent this tip before, and it did not arrive. You can send it again.",
  unknown:
    "You sent this tip before, and we can't tell whether it arrived. We check again before it is sent.",
};

/** The most important thing to say of a draft, and what can be done about it; null for nothing. */
function noticeOf(state: DraftState, draft: DraftStore, isNew: boolean, reload: () => void) {
  const { hasDraft, other, isSentElsewhere, isTipNewer, replaced, restoredAt, arrival } = state;
  const discard = action("Discard draft", draft.discard);
  if (other !== null) {
    const when = formatDateTime(new Date(other.savedAt));
    const takeOther = action("Use the other tab's text", draft.takeOther);
    if (!hasDraft)
      return notice(`You were writing this tip in another tab, on ${when}.`, takeOther);
    return notice(
      `You were writing this tip in another tab too, on ${when}. Both drafts stay until you choose.`,
      takeOther,
      action("Keep mine", draft.removeOther),
    );
  }
  if (isSentElsewhere && !isNew) {
    const rest = hasDraft ? " Your draft is still here." : "";
    return notice(`This tip was updated from another tab.${rest}`, action("Reload", reload));
  }
  if (isSentElsewhere && hasDraft) {
    return notice(
      "This tip has already been shared, perhaps from another tab. Sharing it here makes a second one.",
      discard,
    );
  }
  const restored =
    restoredAt === null
      ? ""
      : `We restored your draft from ${formatDateTime(new Date(restoredAt))}.`;
  if (arrival !== null) {
    const text = `${restored} ${arrivalTexts[arrival]}`.trim();
    return arrival === "checking" ? notice(text) : notice(text, discard);
  }
  if (isTipNewer) {
    return notice(
      "This tip was changed after you began to write. The form holds your draft.",
      action("Keep my draft", draft.keepDraft),
      action("See the newest version", draft.takeNewest),
    );
  }
  if (replaced !== null) {
    return notice(replacedTexts[replaced.by], action("Undo", draft.undoReplace));
  }
  return restored === "" ? null : notice(restored, discard);
}
