import * as v from "valibot";
import type { AuthUser } from "@/auth/auth-user";
import { forgetHiddenSavedTips } from "@/features/tips/saved/saved-tips";
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
 * Removes what only other members may see from memory and device: their tips, with their pictures, and the hidden ones
 * among the saved.
 * @param user who uses the device from now on; null for a visitor
 * @throws what the browser's storage throws
 */
export async function removeOthersData(user: AuthUser | null): Promise<void> {
  forgetHiddenSavedTips(user);
  const removed = await removeOtherMembers(user?.uid ?? null);
  if (removed.length === 0 || !("caches" in globalThis)) return;
  const pictures = await caches.open(PICTURES);
  for (const data of removed) {
    const tips = v.safeParse(TipsSchema, data);
    for (const tip of tips.success ? tips.output : []) {
      const picture = imageUrl(tip.imageUrl);
      if (picture !== null) await pictures.delete(picture);
    }
  }
}
