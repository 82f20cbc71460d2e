import { getAuthState, subscribeToAuth } from "@/auth/auth-session";
import type { AuthUser } from "@/auth/auth-user";
import { closeDialog } from "@/components/dialog";
import { removeOtherAccountsHiddenDrafts } from "@/features/tips/editor/draft-storage";
import { removeOthersHiddenCopies } from "@/features/tips/saved/saved-store";
import { whenIdle } from "@/lib/idle";
import { removeOtherMembersData } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";
import { REMOVE_PICTURES } from "@/lib/worker-names";

/**
 * Removes from memory and device the data that only other members may see: what they read, hidden saved tips and hidden
 * drafts. After the provider has rejected a session, drafts and saved tips stay, since its member may sign in again.
 * @throws what the browser's storage throws
 */
async function removeOthersData(user: AuthUser | null): Promise<void> {
  const uid = user?.uid ?? null;
  if (getAuthState().endedBy !== "provider") {
    removeOthersHiddenCopies(user);
    removeOtherAccountsHiddenDrafts(uid);
  }
  await removeOtherMembersData(uid);
}

/** Removes all cached pictures, since nothing tells whose they are. */
async function removePictures(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: REMOVE_PICTURES });
}

/**
 * Removes other members' data whenever the user changes: after a logout here or in another tab, a sign-in to another
 * account, or the provider's rejection of the session. A session that could not be verified continues. Also runs once
 * when the page is idle, since the user may have changed while no page was open. If someone was signed in here before
 * the change, also closes the open dialog, and removes the cached pictures.
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
      removePictures().catch(reportError);
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
