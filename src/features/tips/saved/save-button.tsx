import { Bookmark } from "lucide-react";
import { showSaveProblem } from "@/features/tips/saved/save-problem";
import { saveTip, unsaveTip } from "@/features/tips/saved/saved-tips";
import { useIsSaved } from "@/features/tips/saved/use-saved-tips";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";

export interface SaveButtonProps {
  tip: Tip;
  className: string;
  /** Says in words too what it is. */
  hasText?: boolean;
}

/** Keeps a tip on this device, or takes it out again. Not a like: nobody is told. */
export function SaveButton({ tip, className, hasText = false }: SaveButtonProps) {
  const isSaved = useIsSaved(tip._id);
  const word = isSaved ? "Saved" : "Save";

  function handlePress() {
    const problem = isSaved ? unsaveTip(tip._id) : saveTip(tip);
    if (problem === null) return;
    showSaveProblem(
      isSaved ? "We couldn't remove the saved tip" : "We couldn't save the tip",
      problem,
    );
  }

  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`${word} ${tipTitle(tip)}`}
      onClick={handlePress}
      className={className}
    >
      <Bookmark
        aria-hidden="true"
        size={hasText ? 18 : 20}
        className={isSaved ? "fill-terracotta text-terracotta" : ""}
      />
      {hasText && word}
    </button>
  );
}
