import { useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router-dom";
import { getAuthState } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";
import { confirmAction } from "@/components/dialog";
import type { DraftStore } from "@/features/tips/drafts/draft-store";

/** Asks the browser's own question, whose words are its own too. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Asks before a form is left with something typed in it that the server does not have.
 * @param isChanged whether there is such a thing
 * @param isSending the tip is being sent: it arrives on another page of this site too, but not without this site
 */
export function useLeaveQuestion(draft: DraftStore, isChanged: boolean, isSending: boolean) {
  const { pathname: here } = useLocation();
  // The store knows at once when a tip has arrived. A person who has signed out is not asked.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      draft.getState().isChanged &&
      !isSending &&
      isMember(getAuthState().user) &&
      currentLocation.pathname === here &&
      nextLocation.pathname !== here,
  );
  const isBlocked = blocker.state === "blocked";
  // A press on another link during the question changes where Leave leads.
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
      draft.flush();
      const isLeaving = await askToLeave(draft.getState().isStored !== false);
      if (!isHere) return;
      if (isLeaving) latestBlocker.current.proceed?.();
      else latestBlocker.current.reset?.();
    }

    void ask();
    return () => {
      isHere = false;
    };
  }, [isBlocked, draft]);
}

function askToLeave(isStored: boolean): Promise<boolean> {
  return confirmAction({
    icon: "question",
    title: "Leave this page?",
    text: isStored
      ? "Your draft stays on this device and will be here when you come back."
      : "This device can't save your draft. It is lost when you close this tab.",
    confirmText: "Leave",
    cancelText: "Stay",
  });
}
