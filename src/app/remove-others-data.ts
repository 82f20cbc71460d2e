import * as v from "valibot";
import { getAuthState, subscribeToAuth } from "@/auth/auth-session";
import type { AuthUser } from "@/auth/auth-user";
import { removeOtherAccountsHiddenDrafts } from "@/features/tips/editor/draft-storage";
import { removeInvisibleSavedTips } from "@/features/tips/saved/saved-store";
import { type Tip, TipListSchema } from "@/features/tips/tip.schema";
import { PICTURES } from "@/lib/cache-names";
import { whenIdle } from "@/lib/idle";
import { imageUrl } from "@/lib/image-url";
import { removeOtherMembersData } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";

/**
 * Removes from memory and device the data that only other members may see: their tips, hidden saved tips, hidden
 * drafts, and the pictures of all of these. After the provider has rejected a session, drafts and saved tips stay,
 * since its member may sign in again.
 * @param user the current user; null for a visitor
 * @throws what the browser's storage throws
 */
async function removeOthersData(user: AuthUser | null): Promise<void> {
  const uid = user?.uid ?? null;
  const isRejected = getAuthState().endedBy === "provider";
  const stored = isRejected
    ? []
    : [...removeInvisibleSavedTips(user), ...removeOtherAccountsHiddenDrafts(uid)];
  await Promise.all([
    removePictures(stored),
    // Each response is a tip, or a list of tips.
    removeOtherMembersData(uid).then((responses) =>
      removePictures(v.parse(TipListSchema, responses.flat())),
    ),
  ]);
}

async function removePictures(tips: Pick<Tip, "imageUrl">[]): Promise<void> {
  const pictures = tips.flatMap((tip) => imageUrl(tip.imageUrl) ?? []);
  if (pictures.length === 0 || !("caches" in globalThis)) return;
  const cache = await caches.open(PICTURES);
  await Promise.all(pictures.map((picture) => cache.delete(picture)));
}

/**
 * Removes other members' data whenever the user changes: after a logout here or in another tab, a sign-in to another
 * account, or the provider's rejection of the session. A session that could not be verified continues.
 * @returns a cleanup function
 */
export function removeOthersDataOnUserChange(): () => void {
  let uid: string | null | undefined;
  function handleChange() {
    const { user, loading } = getAuthState();
    const newUid = user?.uid ?? null;
    if ((newUid === null && loading) || newUid === uid) return;
    uid = newUid;
    removeOthersData(user).catch(reportError);
  }
  const cancelFirst = whenIdle(handleChange);
  const unsubscribe = subscribeToAuth(handleChange);
  return () => {
    cancelFirst();
    unsubscribe();
  };
}
