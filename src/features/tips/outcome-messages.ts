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
  sharedBefore: {
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
  absent: " Your request did not arrive.",
  unconfirmed: " We can’t tell whether your request arrived.",
};

export const deliveryMessages = {
  absent: "You sent this tip before, and it did not arrive. You can send it again.",
  unconfirmed:
    "You sent this tip before, and we don’t know whether it arrived. We check before it is sent again.",
};

/** Resolves when a dialog has closed, or at once for a toast. */
export async function showOutcome(outcome: Outcome): Promise<void> {
  if (outcome === "unchanged" || outcome === "recreated") {
    void showToast(toasts[outcome], { icon: "info", timer: MESSAGE_MS });
  } else {
    await showAlert(alerts[outcome]);
  }
}

interface Failure {
  status: keyof typeof deliverySuffixes;
  error?: unknown;
}

/** Shows the reason of a failure, and whether the request arrived. */
export function showFailure({ status, error }: Failure): void {
  void showAlert({
    icon: "error",
    title: "Oops!",
    text: "Something went wrong. Please try again.",
    note: errorMessage(error).text + deliverySuffixes[status],
  });
}
