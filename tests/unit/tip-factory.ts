import * as fc from "fast-check";
import * as v from "valibot";
import { type Tip, TipSchema } from "@/features/tips/tip.schema";
import { tipRecord } from "../support/factories";

/** A tip as the client reads it. */
export function makeTip(fields: Partial<Tip> = {}): Tip {
  return { ...v.parse(TipSchema, tipRecord()), ...fields };
}

/** Any UTF-16 unit: JSON can also say half of an emoji. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

/** Anything that a text field can hold: brackets, emoji, control characters. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({ unit: anyUnit }),
);

/** Tips of any content, with sorting keys that often meet. */
export const anyTip: fc.Arbitrary<Tip> = fc
  .record({
    _id: fc.stringMatching(/^[0-9a-f]{24}$/),
    title: fc.oneof(
      fc.constantFrom("apple", "Apple", "\u00c4pple", "9 beans", "10 beans"),
      anyText,
    ),
    plantType: anyText,
    difficulty: fc.oneof(fc.constantFrom("easy", "Easy", "MEDIUM", " hard ", ""), anyText),
    category: fc.oneof(fc.constantFrom("soil", "vartecalGardening", "Soil", ""), anyText),
    description: anyText,
    name: anyText,
  })
  .map(makeTip);
