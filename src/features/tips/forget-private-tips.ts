import * as v from "valibot";
import { forgetHiddenSavedTips } from "@/features/tips/saved/saved-tips";
import { TipListSchema, TipSchema } from "@/features/tips/tip.schema";
import { PICTURES } from "@/lib/bounded-cache";
import { imageUrl } from "@/lib/image-url";
import { privateAnswers } from "@/lib/kept-answers";

const PrivateTipsSchema = v.union([
  v.pipe(
    TipSchema,
    v.transform((tip) => [tip]),
  ),
  TipListSchema,
]);

/** Takes what only one member may see off this device: their own tips and the hidden ones, with their pictures. */
export async function forgetPrivateTips(): Promise<void> {
  forgetHiddenSavedTips();
  const found = await privateAnswers();
  if (found.length === 0) return;
  const pictures = await caches.open(PICTURES);
  for (const { answer, forget } of found) {
    const tips = v.safeParse(PrivateTipsSchema, answer);
    for (const tip of tips.success ? tips.output : []) {
      const picture = imageUrl(tip.imageUrl);
      if (picture !== null) await pictures.delete(picture);
    }
    await forget();
  }
}
