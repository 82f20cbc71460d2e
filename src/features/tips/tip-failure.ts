import { showAlert } from "@/components/dialog";
import { errorMessage } from "@/lib/error-message";
import { type Arrival, LostAnswerError } from "@/lib/lost-answer";

const arrivalWords: Record<Arrival, string> = {
  absent: " It did not arrive.",
  unknown: " We can't tell whether it arrived.",
};

/**
 * The spec's words for a write that failed, and under them what it was. The form behind it is free again at once.
 * @param consequence one more sentence, with a space before it
 */
export function showTipFailure(error: unknown, consequence = ""): void {
  const arrival = error instanceof LostAnswerError ? arrivalWords[error.arrival] : "";
  void showAlert({
    icon: "error",
    title: "Oops!",
    text: "Something went wrong. Please try again.",
    note: errorMessage(error).text + arrival + consequence,
  });
}
