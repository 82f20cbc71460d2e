import * as v from "valibot";
import { IdSchema } from "@/lib/id";
import { count, listOf, text } from "@/lib/lenient";

/** What the share form offers; `vartecalGardening` is the backend's own spelling. */
export const categories = [
  "composting",
  "plantCare",
  "vartecalGardening",
  "pestControl",
  "watering",
  "soil",
] as const;

/** What the update form offers. */
export const updateCategories = categories.slice(0, 3);

export const difficulties = ["easy", "medium", "hard"] as const;

export const availabilities = ["public", "hidden"] as const;

/**
 * What a member writes into a tip's form, in the form's order, and what an old tip has where it lacks a field. Form, draft,
 * saved copy, export file and what is sent follow from it.
 */
export const EditableFieldsSchema = v.object({
  title: text(),
  plantType: text(),
  category: text(),
  difficulty: text(),
  availability: text("public"),
  description: text(),
  imageUrl: text(),
});

export type EditableFields = v.InferOutput<typeof EditableFieldsSchema>;

/** The names of the editable fields. */
export const fieldNames = v.keyof(EditableFieldsSchema).options;

export type FieldName = keyof EditableFields;

/**
 * A tip as it is read. Only `_id` is indispensable: old tips lack fields, and a text may hold anything.
 * `difficulty` and `category` stay as they were stored, whatever the spelling.
 */
export const TipSchema = v.object({
  _id: IdSchema,
  ...EditableFieldsSchema.entries,
  email: text(),
  name: text(),
  totalLiked: count(),
  authorPhoto: text(),
  /** ISO 8601, UTC. */
  createdAt: text(),
});

export type Tip = v.InferOutput<typeof TipSchema>;

export const TipListSchema = listOf(TipSchema);

/** The fields that a PUT carries. */
export type TipFields = Pick<Tip, FieldName | "email" | "name">;

/** What POST /shareTIps carries: three more. */
export type NewTip = Omit<Tip, "_id">;
