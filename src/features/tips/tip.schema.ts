import * as v from "valibot";
import { count, listOf, text } from "@/lib/lenient";
import { ObjectIdSchema } from "@/lib/object-id";

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
 * A tip as it is read. Only `_id` is indispensable: old tips lack fields, and every text was typed by somebody.
 * `difficulty` and `category` stay as they were stored, whatever the spelling.
 */
export const TipSchema = v.object({
  _id: ObjectIdSchema,
  title: text(),
  plantType: text(),
  difficulty: text(),
  category: text(),
  imageUrl: text(),
  description: text(),
  availability: text("public"),
  email: text(),
  name: text(),
  totalLiked: count(),
  authorPhoto: text(),
  createdAt: text(),
});

export type Tip = v.InferOutput<typeof TipSchema>;

export const TipListSchema = listOf(TipSchema);

/** The nine fields a PUT carries; a POST adds three of its own. */
export interface TipFields {
  title: string;
  plantType: string;
  difficulty: string;
  category: string;
  description: string;
  imageUrl: string;
  availability: string;
  email: string;
  name: string;
}

/** What POST /shareTIps carries. */
export interface NewTip extends TipFields {
  totalLiked: number;
  authorPhoto: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}
