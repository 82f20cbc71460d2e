import * as v from "valibot";
import { type Tip, TipSchema } from "@/features/tips/tip.schema";
import { editableFieldsOf, hasSameFields } from "@/features/tips/tip-fields";
import { isHidden } from "@/features/tips/tip-visibility";
import { listOf, text } from "@/lib/lenient";

/** A tip that is saved on this device: what was shown of it, and when it was saved. */
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
 * What is stored of a saved tip, on the device and in a file: only what is shown. An author's e-mail stays out, but for a
 * hidden tip's, which tells who may see it.
 */
export function storedFields(tip: SavedTip) {
  const { _id, name, email, savedAt } = tip;
  return { _id, ...editableFieldsOf(tip), name, ...(isHidden(tip) && { email }), savedAt };
}

/** A tip as it is saved from now on. */
export function copyOf(tip: Tip, savedAt: string): SavedTip {
  return v.parse(SavedTipSchema, storedFields({ ...tip, savedAt }));
}

/** Whether two copies of a tip say the same. */
export function isSameCopy(one: SavedTip, other: SavedTip): boolean {
  return hasSameFields(one, other) && one.name === other.name && one.email === other.email;
}

/** Each tip once; of two with the same id the later. */
export function withoutDuplicates(tips: readonly SavedTip[]): SavedTip[] {
  return [...new Map(tips.map((tip) => [tip._id, tip])).values()];
}
