import { getAuthState, subscribeToAuth } from "@/auth/auth-session";
import type { AuthUser } from "@/auth/auth-user";
import { closeDialog } from "@/components/dialog";
import { removeOtherAccountsHiddenDrafts } from "@/features/tips/editor/draft-storage";
import { whenIdle } from "@/lib/hooks";
import { PICTURES } from "@/lib/image-url";
import { removeOtherMembersData } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";

/**
 * Removes from memory and the device what only other members may see: their query data and hidden drafts. Keeps drafts if
 * Firebase has rejected the session, since its member may sign in again.
 * @throws what the browser's storage throws
 */
async function removeOthersData(user: AuthUser | null): Promise<void> {
  const uid = user?.uid ?? null;
  if (getAuthState().endedBy !== "provider") removeOtherAccountsHiddenDrafts(uid);
  await removeOtherMembersData(uid);
}

/**
 * Removes other members' data whenever the user changes: after a logout in any tab, a sign-in to another account, or
 * Firebase's rejection of the session. Also runs once when the browser is idle, since the user may have changed while
 * no page was open. If this page had a signed-in user before the change, also closes the open dialog, and deletes all
 * cached pictures, since their cache does not record who has seen them.
 * @returns a cleanup function
 */
export function removeOthersDataOnUserChange(): () => void {
  let uid: string | null | undefined;
  function handleChange() {
    const { user, loading, endedBy } = getAuthState();
    const newUid = user?.uid ?? null;
    const isUnknown = newUid === null && loading && endedBy === null;
    if (isUnknown || newUid === uid) return;
    const hadMember = typeof uid === "string" || endedBy === "logout";
    uid = newUid;
    if (hadMember) {
      // A dialog may show the member's data.
      closeDialog();
      // Missing outside secure contexts.
      globalThis.caches?.delete(PICTURES).catch(reportError);
    }
    removeOthersData(user).catch(reportError);
  }
  const cancelFirst = whenIdle(handleChange);
  const unsubscribe = subscribeToAuth(handleChange);
  return () => {
    cancelFirst();
    unsubscribe();
  };
}
