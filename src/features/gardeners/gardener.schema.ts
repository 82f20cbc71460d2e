import * as v from "valibot";
import { count, listOf } from "@/lib/lenient";

/** A trimmed string, or a number as a string; empty for anything else. */
const textOrNumber = v.fallback(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim()),
  "",
);

/**
 * The spec does not list `experience`, `status` and `tip`, but the backend sends them. The backend also sends
 * `contact`, which is ignored, since it is usually an e-mail address.
 */
const textFields = [
  "id",
  "name",
  "image",
  "age",
  "gender",
  "experiences",
  "specialty",
  "location",
  "bio",
  "experience",
  "status",
  "tip",
] as const;

/**
 * A gardener as the backend or the explore page's file has it: with the home page's fields (`_id`, `profileImage`,
 * `specialty`, `bio`), with the explore page's (`id`, `image`, `experiences`), or with a mixture of both.
 */
const RawGardenerSchema = v.object({
  ...v.entriesFromList([...textFields, "_id", "profileImage"], textOrNumber),
  total_shared_tips: v.fallback(v.nullable(count()), null),
});

/** A normalized gardener. An unknown text is empty, except `id` and `name`; a missing number is null. */
const GardenerFieldsSchema = v.object({
  ...v.entriesFromList(textFields, v.string()),
  sharedTips: v.nullable(v.number()),
});

export type Gardener = v.InferOutput<typeof GardenerFieldsSchema>;

/** Gardeners are persisted after `GardenerSchema` has normalized them. */
export const PersistedGardenersSchema = v.array(GardenerFieldsSchema);

/**
 * Normalizes both field sets. A gardener needs an id or a name. `experiences` replaces a missing specialty, or
 * else a missing bio, but never both, since a card would show the same sentence twice.
 */
export const GardenerSchema = v.pipe(
  RawGardenerSchema,
  v.check((raw) => raw._id !== "" || raw.id !== "" || raw.name !== ""),
  v.transform(
    ({ _id, profileImage, total_shared_tips: sharedTips, ...texts }): Gardener => ({
      ...texts,
      id: _id || texts.id || texts.name,
      name: texts.name || "A gardener",
      image: profileImage || texts.image,
      specialty: texts.specialty || texts.experiences,
      bio: texts.bio || (texts.specialty && texts.experiences),
      sharedTips,
    }),
  ),
);

/** Ids may be missing or repeat, so each gardener's index in the list becomes part of the id. */
export const GardenerListSchema = v.pipe(
  listOf(GardenerSchema),
  v.transform((gardeners) =>
    gardeners.map((gardener, index) => ({ ...gardener, id: `${index} ${gardener.id}` })),
  ),
);
