import { use, useEffect } from "react";
import {
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
} from "react-router-dom";
import { getAuthState } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";
import { confirmAction } from "@/components/dialog";
import type { DraftKeeper } from "@/features/tips/drafts/draft-keeper";

const BLOCKER = "draft";

/** Asks the browser's own question, whose words are its own too. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Asks before somebody leaves a form with something typed in it that the server does not have.
 * @param isChanged whether there is such a thing
 * @param isSending the tip is on its way: it arrives on another page of this site too, but not without this site
 */
export function useLeaveQuestion(keeper: DraftKeeper, isChanged: boolean, isSending: boolean) {
  // Not by `useBlocker`: a first visit to any page would fetch it, and the router has what it is made of.
  const router = use(DataRouterContext)?.router;

  useEffect(() => {
    if (!isChanged) return;
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => window.removeEventListener("beforeunload", askBeforeUnload);
  }, [isChanged]);

  useEffect(() => {
    if (router === undefined) return;
    const here = router.state.location.pathname;
    let isAsking = false;

    // The keeper knows at once when a tip has arrived. Nobody is held back who has signed out.
    const shouldAsk: BlockerFunction = ({ currentLocation, nextLocation }) =>
      keeper.getState().isChanged &&
      !isSending &&
      isMember(getAuthState().user) &&
      currentLocation.pathname === here &&
      nextLocation.pathname !== here;

    async function ask() {
      isAsking = true;
      keeper.save();
      const isLeaving = await askToLeave(keeper.getState().isKept !== false);
      isAsking = false;
      const blocker = router?.state.blockers.get(BLOCKER);
      if (isLeaving) blocker?.proceed?.();
      else blocker?.reset?.();
    }

    router.getBlocker(BLOCKER, shouldAsk);
    const unsubscribe = router.subscribe(({ blockers }) => {
      if (blockers.get(BLOCKER)?.state === "blocked" && !isAsking) void ask();
    });
    return () => {
      unsubscribe();
      router.deleteBlocker(BLOCKER);
    };
  }, [router, keeper, isSending]);
}

function askToLeave(isKept: boolean): Promise<boolean> {
  return confirmAction({
    icon: "question",
    title: "Leave this page?",
    text: isKept
      ? "Your draft stays on this device and will be here when you come back."
      : "This device can't save your draft. It is lost when you close this tab.",
    confirmText: "Leave",
    cancelText: "Stay",
  });
}
