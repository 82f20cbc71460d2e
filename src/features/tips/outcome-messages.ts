import { type AlertOptions, showAlert, showToast } from "@/components/dialog";
import { errorMessage } from "@/lib/error-message";

const MESSAGE_MS = 2000;

const alerts = {
  created: { icon: "success", title: "Tip Shared Successfully!", timer: MESSAGE_MS },
  updated: { icon: "success", title: "Tip Updated Successfully", timer: MESSAGE_MS },
  deleted: {
    icon: "success",
    title: "Deleted!",
    text: "Tips Deleted Successfully",
    timer: MESSAGE_MS,
  },
  deletedBefore: {
    icon: "info",
    title: "Already deleted",
    text: "This tip had been deleted before.",
  },
  storedBefore: {
    icon: "info",
    title: "Your tip was already shared",
    text: "It is shared as you sent it first. What you changed since is still in the form.",
  },
  changed: {
    icon: "info",
    title: "Your update was not saved",
    text: "Another version of this tip was saved in the meantime. Edit the tip again to choose between them.",
  },
  gone: {
    icon: "info",
    title: "This tip no longer exists",
    text: "It was deleted or hidden in the meantime, so nothing was saved.",
  },
} satisfies Record<string, AlertOptions>;

const toasts = {
  unchanged: "Nothing was changed",
  recreated: "The tip had been deleted; it is back as you wrote it",
};

type Outcome = keyof typeof alerts | keyof typeof toasts;

const deliverySuffixes = {
  refused: "",
  absent: "Your request did not arrive.",
  unconfirmed: "We can’t tell whether your request arrived.",
  undeleted: "We can’t tell whether your request arrived. The tip may still be deleted.",
};

export const deliveryMessages = {
  absent: "You sent this tip before, and it did not arrive. You can send it again.",
  unconfirmed: "We have no answer yet. Your words are saved; we look before we send again.",
  /** The device could not save them. */
  unsaved: "We have no answer yet. We look before we send again.",
};

/** Resolves when a dialog has closed, or at once for a toast. */
export async function showOutcome(
  outcome: Outcome,
  focusAfter?: AlertOptions["focusAfter"],
): Promise<void> {
  if (outcome === "unchanged" || outcome === "recreated") {
    void showToast(toasts[outcome], { icon: "info", timer: MESSAGE_MS });
  } else {
    await showAlert({ ...alerts[outcome], focusAfter });
  }
}

interface Failure {
  status: keyof typeof deliverySuffixes;
  error?: unknown;
}

/** The reason of a failure, if it is known, and whether the request arrived. */
export function failureText({ status, error }: Failure): string {
  const reason = error === undefined ? "" : errorMessage(error).text;
  return `${reason} ${deliverySuffixes[status]}`.trim();
}

export function showFailure(failure: Failure): void {
  void showAlert({
    icon: "error",
    title: "Oops!",
    text: "Something went wrong. Please try again.",
    note: failureText(failure),
  });
}
