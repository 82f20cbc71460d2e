import { showAlert } from "@/components/dialog";
import { failureWords } from "@/lib/failure-words";

/** The spec's words for a write that failed, and under them what it was. The form behind it is free again at once. */
export function showTipFailure(error: unknown): void {
  void showAlert({
    icon: "error",
    title: "Oops!",
    text: "Something went wrong. Please try again.",
    note: failureWords(error).text,
  });
}
