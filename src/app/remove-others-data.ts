import * as v from "valibot";
import { getAuthState, getSessionEnd, subscribeToAuth } from "@/auth/auth-session";
import type { AuthUser } from "@/auth/auth-user";
import { removeOthersHiddenDrafts } from "@/features/tips/editor/draft-storage";
import { removeOthersHiddenTips } from "@/features/tips/saved/saved-store";
import { type Tip, TipListSchema, TipSchema } from "@/features/tips/tip.schema";
import { whenIdle } from "@/lib/idle";
import { imageUrl } from "@/lib/image-url";
import { PICTURES } from "@/lib/picture-cache";
import { removeOtherMembers } from "@/lib/query-client";
import { reportError } from "@/lib/report-error";

const TipsSchema = v.union([
  v.pipe(
    TipSchema,
    v.transform((tip) => [tip]),
  ),
  TipListSchema,
]);

/**
 * Removes what only other members may see from memory and device: their tips, the hidden ones among the saved, hidden
 * drafts, and the pictures of all of these. Drafts and saved tips stay where the provider has refused the session: its
 * member may sign in again.
 * @param user who uses the device from now on; null for a visitor
 * @throws what the browser's storage throws
 */
export async function removeOthersData(user: AuthUser | null): Promise<void> {
  const uid = user?.uid ?? null;
  const isRefused = getSessionEnd() === "provider";
  const stored = isRefused
    ? []
    : [...removeOthersHiddenTips(user), ...removeOthersHiddenDrafts(uid)];
  await Promise.all([
    removePictures(stored),
    removeOtherMembers(uid).then(removePicturesOfAnswers),
  ]);
}

async function removePicturesOfAnswers(answers: unknown[]): Promise<void> {
  await removePictures(
    answers.flatMap((answer) => {
      const tips = v.safeParse(TipsSchema, answer);
      return tips.success ? tips.output : [];
    }),
  );
}

async function removePictures(tips: Pick<Tip, "imageUrl">[]): Promise<void> {
  const pictures = tips.flatMap((tip) => imageUrl(tip.imageUrl) ?? []);
  if (pictures.length === 0 || !("caches" in globalThis)) return;
  const cache = await caches.open(PICTURES);
  await Promise.all(pictures.map((picture) => cache.delete(picture)));
}

/**
 * Removes other members' data whenever the session has become another person's, or nobody's: by a logout here or in
 * another tab, by another account, or by the provider. A session that could not be checked goes on.
 * @returns ends it
 */
export function removeOthersDataOnChange(): () => void {
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
