import { useEffect, useEffectEvent } from "react";
import { useBlocker, useLocation } from "react-router-dom";
import { getAuthState } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";
import { confirmAction } from "@/components/dialog";
import { isUnstored } from "@/features/tips/editor/editor-state";
import type { Editor } from "@/features/tips/editor/use-editor";
import { useIsMounted } from "@/lib/use-is-mounted";

/** Asks before the member leaves a form whose text the device could not store, and the server does not have. */
export function useNavigationBlocker(editor: Editor) {
  const { pathname: here } = useLocation();
  const isMounted = useIsMounted();

  // Sending continues after the member has left the page. Without a session, `PrivateRoute` redirects.
  // While another page replaces this one, `here` is no longer the current location.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editor.getState().delivery.status !== "sending" &&
      isMember(getAuthState().user) &&
      currentLocation.pathname === here &&
      nextLocation.pathname !== here &&
      isUnstored(editor.getState()),
  );
  const isBlocked = blocker.state === "blocked";
  // Uses the latest blocker: another navigation while the question is open, such as Back, changes the destination.
  const handleAnswer = useEffectEvent((isLeaving: boolean) => {
    if (!isMounted()) return;
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  });

  // Only while needed, since browsers may keep a page with this listener out of the back/forward cache.
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
    text: "This device can't save your draft. It will be lost if you leave.",
    confirmText: "Leave",
    cancelText: "Stay",
  });
}
