import * as v from "valibot";
import {
  type SavedTip,
  SavedTipListSchema,
  storedFields,
  withoutDuplicates,
} from "@/features/tips/saved/saved-tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";

/** Saved tips as a file, to take them along to another device. */

const FORMAT = "sow-and-tell-saved-tips";

/** What is written, and the newest that is read. */
const VERSION = 1;

/** More than any exported file holds. Bytes. */
export const MAX_FILE_BYTES = 8_000_000;

/** What all versions have in common. */
const EnvelopeSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  tips: v.array(v.unknown()),
});

/**
 * The file's text. A file is easily passed on, so hidden tips, which are for their author's eyes, stay out.
 * @param now when the file is made
 */
export function writeSavedTipsFile(tips: readonly SavedTip[], now: Date): string {
  const file: v.InferInput<typeof EnvelopeSchema> & { exportedAt: string } = {
    format: FORMAT,
    version: VERSION,
    exportedAt: now.toISOString(),
    tips: tips.filter((tip) => !isHidden(tip)).map(storedFields),
  };
  return JSON.stringify(file, null, 2);
}

/** Why a file is not read. */
export type FileProblem = "too-big" | "broken" | "foreign" | "newer";

export interface FileContent {
  /** Each once; hidden ones are left out. */
  tips: SavedTip[];
  /** How many entries are no tips. */
  broken: number;
}

/**
 * Reads what `writeSavedTipsFile` wrote, whatever has become of it. A broken tip does not hide the others.
 * @returns the tips, or why there are none
 */
export function readSavedTipsFile(text: string): FileContent | FileProblem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return "broken";
  }
  const envelope = v.safeParse(EnvelopeSchema, json);
  if (!envelope.success) return "foreign";
  const { version, tips: entries } = envelope.output;
  if (version > VERSION) return "newer";
  const tips = v.parse(SavedTipListSchema, entries);
  const visible = tips.filter((tip) => !isHidden(tip));
  return { tips: withoutDuplicates(visible), broken: entries.length - tips.length };
}

/** As `readSavedTipsFile`, of a file that was chosen. */
export async function openSavedTipsFile(file: Blob): Promise<FileContent | FileProblem> {
  if (file.size > MAX_FILE_BYTES) return "too-big";
  try {
    return readSavedTipsFile(await file.text());
  } catch {
    // Gone since it was chosen, or not to be read.
    return "broken";
  }
}
