import { showAlert } from "@/components/dialog";
import { MAX_SAVED_TIPS, type SaveProblem } from "@/features/tips/saved/saved-tips";

/** Why something was not saved, and what to do about it. */
export const saveProblemWords: Record<SaveProblem, string> = {
  "too-many": `${MAX_SAVED_TIPS} tips are saved on this device, and that is as many as it keeps. Take one out, then try again.`,
  full: "This device is full. Remove a saved tip, then try again.",
  blocked:
    "This browser doesn't let the site save data, as in some private windows. Allow it in the browser's settings, then try again.",
};

/** Says that nothing was saved, or taken out, and what to do about it. */
export function showSaveProblem(title: string, problem: SaveProblem): void {
  void showAlert({ icon: "error", title, text: saveProblemWords[problem] });
}
