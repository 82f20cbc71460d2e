import { useEffect, useEffectEvent } from "react";
import { useBlocker, useLocation } from "react-router-dom";
import { getAuthState } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";
import { confirmAction } from "@/components/dialog";
import { isUnstored } from "@/features/tips/editor/editor-state";
import type { Editor } from "@/features/tips/editor/use-editor";
import { useIsMounted } from "@/lib/hooks";

/** Asks before the member leaves a form whose text may be lost (`isUnstored`). */
export function useNavigationBlocker(editor: Editor) {
  const { pathname: here } = useLocation();
  const isMounted = useIsMounted();

  // Not while the tip is being sent, nor without a session, since `PrivateRoute` redirects, nor once the router has
  // left.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editor.getState().delivery.status !== "sending" &&
      isMember(getAuthState().user) &&
      currentLocation.pathname === here &&
      nextLocation.pathname !== here &&
      isUnstored(editor.getState()),
  );
  const isBlocked = blocker.state === "blocked";
  // An effect event, to use the latest blocker: another navigation during the question, such as Back, replaces it.
  const handleAnswer = useEffectEvent((isLeaving: boolean) => {
    if (!isMounted()) return;
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  });

  // The listener is added only while needed, since it may keep the page out of the back/forward cache.
  const mustAsk = isUnstored(editor.getState());
  useEffect(() => {
    if (!mustAsk) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => window.removeEventListener("beforeunload", askBeforeUnload);
  }, [mustAsk]);

  useEffect(() => {
    if (isBlocked) void askToLeave().then(handleAnswer);
  }, [isBlocked]);
}

function askToLeave(): Promise<boolean> {
  return confirmAction({
    icon: "question",
    title: "Leave this page?",
    text: "This device can’t save your draft. It will be lost if you leave.",
    confirmText: "Leave",
    cancelText: "Stay",
  });
}
