import type { DraftKeeper } from "@/features/tips/drafts/draft-keeper";
import type { DraftState, Replaced } from "@/features/tips/drafts/draft-state";

export interface DraftNews {
  text: string;
  actions: readonly { label: string; run: () => void }[];
}

const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeStyle: "short" });

const replacedWords: Record<Replaced["by"], DraftNews["text"]> = {
  nothing: "Draft discarded.",
  otherTab: "This is the other tab's text now.",
  newest: "This is the newest version of the tip.",
  choice: "These are the fields as you chose them.",
  earlier: "Your text has been restored.",
};

const arrivalWords: Record<NonNullable<DraftState["arrival"]>, string> = {
  checking: "You sent this tip before. We are checking whether it arrived.",
  absent: "You sent this tip before, and it did not arrive. You can send it again.",
  unknown:
    "You sent this tip before, and we can't tell whether it arrived. We check again before it is sent.",
};

/**
 * What there is to say of a draft, the weightiest first, and what can be done about it; null for nothing.
 * @param isNew the tip is not on the server yet
 * @param reload loads the tip anew
 */
export function draftNews(
  state: DraftState,
  keeper: DraftKeeper,
  isNew: boolean,
  reload: () => void,
): DraftNews | null {
  const { hasDraft, other, isSentElsewhere, isTipNewer, replaced, restoredAt, arrival } = state;
  const discard = { label: "Discard draft", run: keeper.discard };
  if (other !== null) {
    const when = dateAndTime.format(other.savedAt);
    const useOther = { label: "Use the other tab's text", run: keeper.useOther };
    const keepMine = { label: "Keep mine", run: keeper.keepMine };
    return hasDraft
      ? {
          text: `You were writing this tip in another tab too, on ${when}. Both drafts stay until you choose.`,
          actions: [useOther, keepMine],
        }
      : { text: `You were writing this tip in another tab, on ${when}.`, actions: [useOther] };
  }
  if (isSentElsewhere && !isNew) {
    return {
      text: `This tip was updated from another tab.${hasDraft ? " Your draft is still here." : ""}`,
      actions: [{ label: "Reload", run: reload }],
    };
  }
  if (isSentElsewhere && hasDraft) {
    return {
      text: "This tip has already been shared, perhaps from another tab. Sharing it here makes a second one.",
      actions: [discard],
    };
  }
  const restored =
    restoredAt === null ? [] : [`We restored your draft from ${dateAndTime.format(restoredAt)}.`];
  if (arrival !== null) {
    return {
      text: [...restored, arrivalWords[arrival]].join(" "),
      actions: arrival === "checking" ? [] : [discard],
    };
  }
  if (isTipNewer) {
    return {
      text: "This tip was changed after you began to write. The form holds your draft.",
      actions: [
        { label: "Keep my draft", run: keeper.keepDraft },
        { label: "See the newest version", run: keeper.useNewest },
      ],
    };
  }
  if (replaced !== null) {
    return {
      text: replacedWords[replaced.by],
      actions: [{ label: "Undo", run: keeper.bringBack }],
    };
  }
  return restored.length > 0 ? { text: restored.join(" "), actions: [discard] } : null;
}
