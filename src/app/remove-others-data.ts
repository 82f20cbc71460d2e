import { getAuthState, subscribeToAuth } from "@/auth/auth-session";
import { removeOtherAccountsHiddenDrafts } from "@/features/tips/editor/draft-storage";
import { STEP_KEY } from "@/features/tips/tip";
import { whenIdle } from "@/lib/idle";
import { forgetAllPictures } from "@/lib/image-url";
import { removeOtherMembersData } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";
import { KEPT_FORM, removeForTabWith } from "@/lib/storage";

type Viewer =
  /** Until the session has been read, and this page has looked. */
  | { status: "unknown" }
  | { status: "visitor" }
  /** Anyone with an account, even without an e-mail address. */
  | { status: "signedIn"; uid: string };

/** Removes what only other members may see whenever the user changes, in any tab. @returns a cleanup function */
export function removeOthersDataOnUserChange(): () => void {
  let viewer: Viewer = { status: "unknown" };

  function handleChange() {
    const before = viewer;
    const now = viewerNow();
    if (now.status === "unknown" || isSame(before, now)) return;
    viewer = now;
    // A logout may precede the first call.
    const hadMember = before.status === "signedIn" || getAuthState().endedBy === "logout";
    if (hadMember) removeTraces();
    // Only what this member has typed: a visitor's outlives a reload.
    if (before.status === "signedIn") removeForTabWith(KEPT_FORM);
    // What only members can read.
    if (hadMember || uidOf(now) === null) removeForTabWith(STEP_KEY);
    removeFromDevice(uidOf(now)).catch(reportError);
  }

  // Also at first, since the user may have changed while no page was open.
  const cancelFirst = whenIdle(handleChange);
  const unsubscribe = subscribeToAuth(handleChange);
  return () => {
    cancelFirst();
    unsubscribe();
  };
}

function viewerNow(): Viewer {
  const { user, loading, endedBy } = getAuthState();
  if (user !== null) return { status: "signedIn", uid: user.uid };
  return { status: loading && endedBy === null ? "unknown" : "visitor" };
}

function uidOf(viewer: Viewer): string | null {
  return viewer.status === "signedIn" ? viewer.uid : null;
}

function isSame(one: Viewer, other: Viewer): boolean {
  return one.status === other.status && uidOf(one) === uidOf(other);
}

/** Removes what may show a member who was signed in on this page. */
function removeTraces(): void {
  // Without a dialog, its code has not loaded.
  import("@/components/dialog").then(({ closeDialog }) => closeDialog()).catch(reportError);
  forgetAllPictures().catch(reportError);
}

/** Removes others' hidden drafts and query data. @throws what the browser's storage throws */
async function removeFromDevice(uid: string | null): Promise<void> {
  // A member whose session Firebase has rejected may sign in again, to their drafts.
  if (getAuthState().endedBy !== "provider") removeOtherAccountsHiddenDrafts(uid);
  await removeOtherMembersData(uid);
}
