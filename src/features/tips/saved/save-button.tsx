import { Bookmark } from "lucide-react";
import { closeDialog, showAlert, showToast } from "@/components/dialog";
import {
  getSavedTips,
  MAX_SAVED_TIPS,
  type SaveProblem,
  saveTip,
  unsaveTip,
} from "@/features/tips/saved/saved-store";
import type { SavedTip } from "@/features/tips/saved/saved-tip.schema";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";

export const saveProblemTexts: Record<SaveProblem, string> = {
  "too-many": `You can save up to ${MAX_SAVED_TIPS} tips on this device. Remove one, then try again.`,
  full: "There is no room left for this site's data. Remove a saved tip, then try again.",
  blocked:
    "This browser doesn't let the site save data, as in some private windows. Allow it in the browser's settings, then try again.",
};

const FIRST_SAVE_TOAST_MS = 2000;

const UNDO_TOAST_MS = 8000;

/** @param index where the copy was in the list */
async function offerUndo(removed: SavedTip, index: number): Promise<void> {
  const isUndone = await showToast("Removed from your saved tips", {
    icon: "info",
    timer: UNDO_TOAST_MS,
    actionLabel: "Undo",
  });
  if (!isUndone) return;
  const problem = saveTip(removed, removed.savedAt, index);
  if (problem !== null) return showProblem(problem);
  // The toast's Undo button had the focus. Where only saved tips are listed, the tip's card is back by the next frame.
  requestAnimationFrame(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-save]")];
    buttons.find(({ dataset }) => dataset.save === removed._id)?.focus();
  });
}

function showProblem(problem: SaveProblem, title = "We couldn't save the tip"): Promise<void> {
  return showAlert({ icon: "error", title, text: saveProblemTexts[problem] });
}

export interface SaveButtonProps {
  tip: Tip;
  isSaved: boolean;
  className: string;
  hasText?: boolean;
}

/** Saves a tip on this device, or removes it again. Sends nothing to the server. */
export function SaveButton({ tip, isSaved, className, hasText = false }: SaveButtonProps) {
  function handleSave() {
    const isFirst = getSavedTips().length === 0;
    const problem = saveTip(tip);
    if (problem !== null) {
      void showProblem(problem);
    } else if (isFirst) {
      // Tells where tips are saved. For later ones, the state of the button is enough.
      void showToast("Saved on this device", { timer: FIRST_SAVE_TOAST_MS });
    } else {
      // Closes a toast that is now wrong, such as "Removed from your saved tips".
      closeDialog();
    }
  }

  function handleRemove() {
    const tips = getSavedTips();
    const index = tips.findIndex(({ _id }) => _id === tip._id);
    const copy = tips[index];
    const problem = unsaveTip(tip._id);
    if (problem !== null) void showProblem(problem, "We couldn't remove the saved tip");
    else if (copy !== undefined) void offerUndo(copy, index);
  }

  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${tipTitle(tip)}`}
      data-save={tip._id}
      onClick={isSaved ? handleRemove : handleSave}
      className={className}
    >
      <Bookmark
        size={hasText ? "1.125rem" : "1.25rem"}
        className={isSaved ? (hasText ? "fill-current" : "fill-terracotta text-terracotta") : ""}
      />
      {hasText && (
        // As wide as the longer label, so that nothing shifts.
        <span className="grid text-start *:col-start-1 *:row-start-1">
          <span className={isSaved ? "invisible" : ""}>Save</span>
          <span className={isSaved ? "" : "invisible"}>Saved</span>
        </span>
      )}
    </button>
  );
}
