import { Bookmark } from "lucide-react";
import { showAlert } from "@/components/dialog";
import {
  MAX_SAVED_TIPS,
  type SaveProblem,
  saveTip,
  unsaveTip,
  useIsSaved,
} from "@/features/tips/saved/saved-store";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";

/** Why something was not saved, and what to do about it. */
export const saveProblemTexts: Record<SaveProblem, string> = {
  "too-many": `${MAX_SAVED_TIPS} tips are saved on this device, and that is as many as it keeps. Take one out, then try again.`,
  full: "This device is full. Remove a saved tip, then try again.",
  blocked:
    "This browser doesn't let the site save data, as in some private windows. Allow it in the browser's settings, then try again.",
};

export interface SaveButtonProps {
  tip: Tip;
  className: string;
  /** Shows its word beside the icon. */
  hasText?: boolean;
}

/** Saves a tip on this device, or removes it again. Not a like: the server is not told. */
export function SaveButton({ tip, className, hasText = false }: SaveButtonProps) {
  const isSaved = useIsSaved(tip._id);

  function handlePress() {
    const problem = isSaved ? unsaveTip(tip._id) : saveTip(tip);
    if (problem === null) return;
    void showAlert({
      icon: "error",
      title: isSaved ? "We couldn't remove the saved tip" : "We couldn't save the tip",
      text: saveProblemTexts[problem],
    });
  }

  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${tipTitle(tip)}`}
      onClick={handlePress}
      className={className}
    >
      <Bookmark
        aria-hidden="true"
        size={hasText ? 18 : 20}
        className={isSaved ? "fill-terracotta text-terracotta" : ""}
      />
      {hasText && "Save"}
    </button>
  );
}
