import { useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router-dom";
import { getAuthState } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";
import { confirmAction } from "@/components/dialog";
import type { DraftKeeper } from "@/features/tips/drafts/draft-keeper";

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
  const { pathname: here } = useLocation();
  // The keeper knows at once when a tip has arrived. Nobody is held back who has signed out.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      keeper.getState().isChanged &&
      !isSending &&
      isMember(getAuthState().user) &&
      currentLocation.pathname === here &&
      nextLocation.pathname !== here,
  );
  const isBlocked = blocker.state === "blocked";
  // Who goes elsewhere while being asked is led there.
  const latestBlocker = useRef(blocker);

  useEffect(() => {
    if (!isChanged) return;
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => window.removeEventListener("beforeunload", askBeforeUnload);
  }, [isChanged]);

  useEffect(() => {
    latestBlocker.current = blocker;
  }, [blocker]);

  useEffect(() => {
    if (!isBlocked) return;
    let isHere = true;

    async function ask() {
      keeper.save();
      const isLeaving = await askToLeave(keeper.getState().isKept !== false);
      if (!isHere) return;
      if (isLeaving) latestBlocker.current.proceed?.();
      else latestBlocker.current.reset?.();
    }

    void ask();
    return () => {
      isHere = false;
    };
  }, [isBlocked, keeper]);
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
