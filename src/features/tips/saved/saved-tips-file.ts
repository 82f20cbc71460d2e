/** @file The file in which saved tips are exported, and imported on another device. */

import * as v from "valibot";
import {
  type SavedTip,
  SavedTipListSchema,
  storedFields,
} from "@/features/tips/saved/saved-tip.schema";
import { withoutDuplicates } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { parseJson } from "@/lib/lenient";

const FORMAT = "sow-and-tell-saved-tips";

/** Raise this when earlier releases can no longer read what is written. */
const VERSION = 1;

/** Larger than any export: a site's local storage has room for 5 million characters, of at most 3 bytes each. */
const MAX_FILE_BYTES = 20_000_000;

const FileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  tips: v.array(v.unknown()),
});

/** The text of the file, without hidden tips, since files are easily passed on. */
export function writeSavedTipsFile(tips: readonly SavedTip[], now: Date): string {
  const file: v.InferInput<typeof FileSchema> & { exportedAt: string } = {
    format: FORMAT,
    version: VERSION,
    exportedAt: now.toISOString(),
    tips: tips.filter((tip) => !isHidden(tip)).map(storedFields),
  };
  return JSON.stringify(file, null, 2);
}

/**
 * Reads a file written by `writeSavedTipsFile`, which may be damaged. Invalid tips are skipped.
 * @returns the tips, without duplicates or hidden ones, and how many were invalid; null if the file cannot be read
 */
export async function readSavedTipsFile(
  file: Blob,
): Promise<{ tips: SavedTip[]; invalidCount: number } | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  // Fails if the file was deleted after it was chosen.
  const text = await file.text().catch(() => null);
  const content = parseJson(FileSchema, text);
  if (content === null) return null;
  const tips = v.parse(SavedTipListSchema, content.tips);
  const visible = tips.filter((tip) => !isHidden(tip));
  return { tips: withoutDuplicates(visible), invalidCount: content.tips.length - tips.length };
}
