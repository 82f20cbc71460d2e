import * as v from "valibot";
import type { AuthUser } from "@/auth/auth-user";
import { removeOthersHiddenDrafts } from "@/features/tips/drafts/draft-storage";
import { removeOthersHiddenTips } from "@/features/tips/saved/saved-store";
import { TipListSchema, TipSchema } from "@/features/tips/tip.schema";
import { imageUrl } from "@/lib/image-url";
import { PICTURES } from "@/lib/picture-cache";
import { removeOtherMembers } from "@/lib/query-client";

const TipsSchema = v.union([
  v.pipe(
    TipSchema,
    v.transform((tip) => [tip]),
  ),
  TipListSchema,
]);

/**
 * Removes what only other members may see from memory and device: their tips, the hidden ones among the saved, hidden
 * drafts, and the pictures of all of these.
 * @param user who uses the device from now on; null for a visitor
 * @throws what the browser's storage throws
 */
export async function removeOthersData(user: AuthUser | null): Promise<void> {
  const uid = user?.uid ?? null;
  const saved = removeOthersHiddenTips(user);
  const drafts = removeOthersHiddenDrafts(uid);
  const answers = (await removeOtherMembers(uid)).flatMap((data) => {
    const tips = v.safeParse(TipsSchema, data);
    return tips.success ? tips.output : [];
  });
  const pictures = [...saved, ...drafts, ...answers].flatMap((tip) => imageUrl(tip.imageUrl) ?? []);
  if (pictures.length === 0 || !("caches" in globalThis)) return;
  const cache = await caches.open(PICTURES);
  await Promise.all(pictures.map((picture) => cache.delete(picture)));
}
