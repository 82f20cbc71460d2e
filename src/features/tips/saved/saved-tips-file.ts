/** @file Export and import of saved tips, for another device. */

import * as v from "valibot";
import {
  type SavedTip,
  SavedTipListSchema,
  storedFields,
} from "@/features/tips/saved/saved-tip.schema";
import { withoutDuplicates } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";

const FORMAT = "sow-and-tell-saved-tips";

/** The version that is written, and the newest one that is read. */
const VERSION = 1;

/** Larger than any export: browsers store 5 million characters for a site, of at most 3 bytes each. Bytes. */
const MAX_FILE_BYTES = 20_000_000;

/** The properties that all versions have. */
const EnvelopeSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  tips: v.array(v.unknown()),
});

/** The text of the file. It contains no hidden tips, since files are easily passed on. */
export function writeSavedTipsFile(tips: readonly SavedTip[], now: Date): string {
  const file: v.InferInput<typeof EnvelopeSchema> & { exportedAt: string } = {
    format: FORMAT,
    version: VERSION,
    exportedAt: now.toISOString(),
    tips: tips.filter((tip) => !isHidden(tip)).map(storedFields),
  };
  return JSON.stringify(file, null, 2);
}

export type FileProblem = "too-big" | "broken" | "foreign" | "newer";

/**
 * Reads a file written by `writeSavedTipsFile`, which may be damaged. Invalid tips are skipped.
 * @returns the tips without duplicates and hidden ones, or why there are none
 */
export async function readSavedTipsFile(
  file: Blob,
): Promise<{ tips: SavedTip[]; invalidCount: number } | FileProblem> {
  if (file.size > MAX_FILE_BYTES) return "too-big";
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    // Damaged, unreadable, or deleted after it was chosen.
    return "broken";
  }
  const envelope = v.safeParse(EnvelopeSchema, json);
  if (!envelope.success) return "foreign";
  const { version, tips: entries } = envelope.output;
  if (version > VERSION) return "newer";
  const tips = v.parse(SavedTipListSchema, entries);
  const visible = tips.filter((tip) => !isHidden(tip));
  return { tips: withoutDuplicates(visible), invalidCount: entries.length - tips.length };
}
