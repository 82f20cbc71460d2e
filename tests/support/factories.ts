import * as fc from "fast-check";
import * as v from "valibot";
import { type Tip, TipSchema } from "@/features/tips/tip";
import { mapFields } from "@/features/tips/tip-fields";

let count = 0;

/** What the form for a new tip may send. */
export const sampleFields = mapFields(({ sample }) => sample);

/** A tip as the backend stores it: complete, public, and not by the tests' member. */
export function tipRecord(fields: Record<string, unknown> = {}) {
  count += 1;
  return {
    ...sampleFields,
    _id: count.toString(16).padStart(24, "0"),
    title: `Tip ${count}`,
    plantType: "Carrot",
    difficulty: "Easy",
    description: "Thin the seedlings to 5 cm, in the evening, after watering.",
    email: "somebody.else@example.net",
    name: "Somebody Else",
    totalLiked: 0,
    authorPhoto: "",
    createdAt: "2026-04-01T08:00:00.000Z",
    ...fields,
  };
}

export function makeTip(fields: Partial<Tip> = {}): Tip {
  return v.parse(TipSchema, tipRecord(fields));
}

/** A gardener with the home page's fields, which differ from Explore's. */
export function gardenerRecord(fields: Record<string, unknown> = {}) {
  count += 1;
  return {
    _id: count.toString(16).padStart(24, "0"),
    profileImage: "",
    name: `Gardener ${count}`,
    specialty: "Soft fruit",
    location: "Hull",
    bio: "Grows currants against a north wall.",
    ...fields,
  };
}

/** Any UTF-16 code unit, since JSON can hold half of a surrogate pair. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

/** Any content of a text field: brackets, emoji, control characters. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({ unit: anyUnit }),
);

/** Tips of any content, with sorting keys that often collide. */
export const anyTip: fc.Arbitrary<Tip> = fc
  .record({
    ...mapFields(() => anyText),
    _id: fc.stringMatching(/^[0-9a-f]{24}$/),
    title: fc.oneof(
      fc.constantFrom("apple", "Apple", "\u00c4pple", "9 beans", "10 beans"),
      anyText,
    ),
    difficulty: fc.oneof(fc.constantFrom("easy", "Easy", "MEDIUM", " hard ", ""), anyText),
    category: fc.oneof(fc.constantFrom("soil", "vartecalGardening", "Soil", ""), anyText),
    name: anyText,
  })
  .map(makeTip);
