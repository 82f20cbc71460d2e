import { useCallback, useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router-dom";
import { getAuthState } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";
import { confirmAction } from "@/components/dialog";
import type { DraftStore } from "@/features/tips/drafts/draft-store";

/**
 * Asks before a form is left with something typed in it that neither the server nor the device has.
 * @param isChanged whether there is such a thing
 * @param isSending the tip is being sent: it arrives on another page of this site too, but not without this site
 */
export function useLeaveQuestion(draft: DraftStore, isChanged: boolean, isSending: boolean) {
  const { pathname: here } = useLocation();

  /** What was typed last may not be stored yet. */
  const isLost = useCallback(() => {
    draft.flush();
    const state = draft.getState();
    return state.isChanged && state.isStored === false;
  }, [draft]);

  // The store knows at once when a tip has arrived. A person who has signed out is not asked.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSending &&
      isMember(getAuthState().user) &&
      currentLocation.pathname === here &&
      nextLocation.pathname !== here &&
      isLost(),
  );
  const isBlocked = blocker.state === "blocked";
  // A press on another link during the question changes where Leave leads.
  const latestBlocker = useRef(blocker);

  useEffect(() => {
    if (!isChanged) return;
    /** Asks the browser's own question, whose words are its own too. */
    function askBeforeUnload(event: BeforeUnloadEvent) {
      if (isLost()) event.preventDefault();
    }
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => window.removeEventListener("beforeunload", askBeforeUnload);
  }, [isChanged, isLost]);

  useEffect(() => {
    latestBlocker.current = blocker;
  }, [blocker]);

  useEffect(() => {
    if (!isBlocked) return;
    let isHere = true;

    async function ask() {
      const isLeaving = await askToLeave();
      if (!isHere) return;
      if (isLeaving) latestBlocker.current.proceed?.();
      else latestBlocker.current.reset?.();
    }

    void ask();
    return () => {
      isHere = false;
    };
  }, [isBlocked]);
}

function askToLeave(): Promise<boolean> {
  return confirmAction({
    icon: "question",
    title: "Leave this page?",
    text: "This device can't save your draft. It is lost when you close this tab.",
    confirmText: "Leave",
    cancelText: "Stay",
  });
}
