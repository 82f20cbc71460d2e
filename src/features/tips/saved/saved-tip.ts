import * as v from "valibot";
import { type Tip, TipSchema } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { listOf, text } from "@/lib/lenient";

/** A tip that is kept on this device: what was shown of it, and when it was saved. */
export const SavedTipSchema = v.object({
  ...TipSchema.entries,
  /** ISO 8601, UTC. */
  savedAt: text(),
});

export type SavedTip = v.InferOutput<typeof SavedTipSchema>;

export const SavedTipListSchema = listOf(SavedTipSchema);

/** A tip from the server, or a copy of one that is there no more. */
export type TipOrCopy = Tip | SavedTip;

/** Whether a tip is the reader's own copy. */
export function isCopy(tip: TipOrCopy): tip is SavedTip {
  return "savedAt" in tip;
}

/**
 * What is kept of a tip: only what is shown. An author's e-mail stays out, but for a hidden tip's, which tells whose
 * eyes it is for.
 */
export function keptFields(tip: Tip) {
  const { _id, title, plantType, difficulty, category, imageUrl, description, availability, name } =
    tip;
  return {
    _id,
    title,
    plantType,
    difficulty,
    category,
    imageUrl,
    description,
    availability,
    name,
    ...(isHidden(tip) && { email: tip.email }),
  };
}
