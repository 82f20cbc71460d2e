import * as v from "valibot";
import { count, IdSchema, listOf, text } from "@/lib/lenient";

export const difficulties = ["easy", "medium", "hard"];

export const availabilities = ["public", "hidden"];

/** A field of one line. Line breaks become spaces: a form's control would remove them, and join the words. */
function line(fallback?: string) {
  const joinLines = v.transform((value: string) => value.replace(/[\r\n]+/g, " "));
  return v.pipe(text(fallback), joinLines);
}

const normalizeLineBreaks = v.transform((value: string) => value.replace(/\r\n?/g, "\n"));

/**
 * The fields of a tip's form, in its order, with defaults for old tips that lack them. Requests, drafts, saved copies,
 * the export file and the choice between two versions derive from this schema. Line breaks and URLs are normalized to
 * what a form returns, so that versions can be compared.
 */
export const EditableFieldsSchema = v.object({
  title: line(),
  plantType: line(),
  category: line(),
  difficulty: line(),
  availability: line("public"),
  description: v.pipe(text(), normalizeLineBreaks),
  imageUrl: v.pipe(text(), v.trim()),
});

export type EditableFields = v.InferOutput<typeof EditableFieldsSchema>;

export const fieldNames = v.keyof(EditableFieldsSchema).options;

export type FieldName = keyof EditableFields;

export const newTipFields = v.parse(EditableFieldsSchema, {
  category: "composting",
  difficulty: "easy",
});

/** Picks the editable fields of a tip or of a form's values, and normalizes them. */
export function editableFieldsOf(values: Record<string, unknown>): EditableFields {
  return v.parse(EditableFieldsSchema, values);
}

/** The names of the fields that differ. */
export function differentFields(one: EditableFields, other: EditableFields): FieldName[] {
  return fieldNames.filter((name) => one[name] !== other[name]);
}

/** Whether all fields are equal. */
export function hasSameFields(one: EditableFields, other: EditableFields): boolean {
  return differentFields(one, other).length === 0;
}

/**
 * A tip of the backend. Only `_id` is required: old tips lack fields, and a text may have any content and length.
 * `category`, `difficulty` and `availability` keep their stored spelling.
 */
export const TipSchema = v.object({
  _id: IdSchema,
  ...EditableFieldsSchema.entries,
  email: text(),
  name: text(),
  totalLiked: count(),
  authorPhoto: text(),
  /** ISO 8601, UTC; empty, or any text, in old tips. */
  createdAt: text(),
});

export type Tip = v.InferOutput<typeof TipSchema>;

/** Keeps one tip per id: the last, at the index of the first. */
export function withoutDuplicates<TTip extends Pick<Tip, "_id">>(tips: readonly TTip[]): TTip[] {
  return [...new Map(tips.map((tip) => [tip._id, tip])).values()];
}

export const TipListSchema = v.pipe(listOf(TipSchema), v.transform(withoutDuplicates));

/** The fields that an update sends. */
export type TipFields = Pick<Tip, FieldName | "email" | "name">;

/** The fields that are sent when a tip is shared. */
export type NewTip = Omit<Tip, "_id">;
