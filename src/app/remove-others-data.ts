import { getAuthState, subscribeToAuth } from "@/auth/auth-session";
import type { AuthUser } from "@/auth/auth-user";
import { removeOtherAccountsHiddenDrafts } from "@/features/tips/editor/draft-storage";
import { removeOthersHiddenCopies } from "@/features/tips/saved/saved-store";
import { whenIdle } from "@/lib/idle";
import { removeOtherMembersData } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";
import { REMOVE_PICTURES } from "@/lib/worker-names";

/**
 * Removes from memory and device the data that only other members may see: what they read, hidden saved tips and hidden
 * drafts. If there was any, or a member has just left, removes all cached pictures too, since nothing tells whose they
 * are. After the provider has rejected a session, drafts and saved tips stay, since its member may sign in again.
 * @param user the current user; null for a visitor
 * @param hadMember whether another user was signed in on this page
 * @throws what the browser's storage throws
 */
async function removeOthersData(user: AuthUser | null, hadMember: boolean): Promise<void> {
  const uid = user?.uid ?? null;
  const isRejected = getAuthState().endedBy === "provider";
  const queries = removeOtherMembersData(uid);
  const removals = [
    !isRejected && removeOthersHiddenCopies(user),
    !isRejected && removeOtherAccountsHiddenDrafts(uid),
    await queries.catch(() => true),
  ];
  if (hadMember || removals.includes(true)) {
    const registration = await navigator.serviceWorker?.getRegistration();
    registration?.active?.postMessage({ type: REMOVE_PICTURES });
  }
  // Even if it has failed, the pictures are removed first.
  await queries;
}

/**
 * Removes other members' data whenever the user changes: after a logout here or in another tab, a sign-in to another
 * account, or the provider's rejection of the session. A session that could not be verified continues. Also runs
 * once when the page is idle, since the user may have changed while no page was open.
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
    removeOthersData(user, hadMember).catch(reportError);
  }
  const cancelFirst = whenIdle(handleChange);
  const unsubscribe = subscribeToAuth(handleChange);
  return () => {
    cancelFirst();
    unsubscribe();
  };
}
