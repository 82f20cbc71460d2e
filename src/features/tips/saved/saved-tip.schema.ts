import * as v from "valibot";
import { editableFieldsOf, type Tip, TipSchema } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { listOf } from "@/lib/lenient";

/** `formatDate` would show "Invalid Date" for any other text. */
const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** A tip saved on this device. Fields that are not stored (see `storedFields`) have their defaults. */
const SavedTipSchema = v.object({
  ...TipSchema.entries,
  /** ISO 8601, UTC; empty if it is unknown. */
  savedAt: v.fallback(v.pipe(v.string(), v.check(isDate)), ""),
});

export type SavedTip = v.InferOutput<typeof SavedTipSchema>;

export const SavedTipListSchema = listOf(SavedTipSchema);

/** A tip as loaded from the server, or else its saved copy. */
export type TipOrCopy = Tip | SavedTip;

/** Whether a tip is a saved copy. */
export function isCopy(tip: TipOrCopy): tip is SavedTip {
  return "savedAt" in tip;
}

/**
 * Whether a shown tip may have no page: it is a copy of a public tip, which is shown only if the list of public tips
 * lacks the tip or failed to load. That list has no hidden tips, so a copy of a hidden one may well have its page.
 */
export function isCopyWithoutPage(tip: TipOrCopy): tip is SavedTip {
  return isCopy(tip) && !isHidden(tip);
}

/**
 * The fields of a saved tip that are stored, on the device and in a file: its id, what is displayed, and what
 * determines who may see it: its availability and, only if it is hidden, its author's e-mail address.
 */
export function storedFields(tip: SavedTip) {
  const { _id, name, email, savedAt } = tip;
  return { _id, ...editableFieldsOf(tip), name, ...(isHidden(tip) && { email }), savedAt };
}

/** A copy of a tip, to save. @param savedAt ISO 8601, UTC */
export function copyOf(tip: Tip, savedAt: string): SavedTip {
  return v.parse(SavedTipSchema, storedFields({ ...tip, savedAt }));
}
