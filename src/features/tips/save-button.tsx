import { Bookmark } from "lucide-react";
import { showAlert, showToast } from "@/components/dialog";
import { toggleSaved, useSavedIds } from "@/features/tips/saved-tips";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";

const problemTexts = {
  full: "There is no room left for this site's data. Make some in the browser's settings, then try again.",
  blocked:
    "This browser doesn't let the site save data, as in some private windows. Allow it in the browser's settings, then try again.",
};

export const FIRST_SAVE_TOAST_MS = 2000;

export interface SaveButtonProps {
  tip: Tip;
  className: string;
  hasText?: boolean;
}

/** Saves a tip on this device, or removes it again. Sends nothing to the server. */
export function SaveButton({ tip, className, hasText = false }: SaveButtonProps) {
  const saved = useSavedIds();
  const isSaved = saved.includes(tip._id);

  function handleClick() {
    const problem = toggleSaved(tip._id);
    if (problem !== null) {
      void showAlert({
        icon: "error",
        title: isSaved ? "We couldn't remove the saved tip" : "We couldn't save the tip",
        text: problemTexts[problem],
      });
    } else if (saved.length === 0) {
      // Tells where tips are saved. For later ones, the state of the button is enough.
      void showToast("Saved on this device", { timer: FIRST_SAVE_TOAST_MS });
    }
  }

  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${tipTitle(tip)}`}
      onClick={handleClick}
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
