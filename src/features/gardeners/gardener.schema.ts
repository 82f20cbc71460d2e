import * as v from "valibot";
import { count, listOf } from "@/lib/lenient";

/** A text or a number, as text. A blank one is replaced by its counterpart, or not shown. */
const line = v.optional(
  v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim()), ""),
  "",
);

/** `experience`, `status` and `tip` are not in the spec; `contact` is ignored, since it is mostly an e-mail address. */
const lineNames = [
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
 * A gardener as the backend sends it: with the home page's fields (`_id`, `profileImage`, `specialty`, `bio`), with the
 * explore page's (`id`, `image`, `experiences`), or with a mixture of both.
 */
const RawGardenerSchema = v.object({
  ...v.entriesFromList([...lineNames, "_id", "profileImage"], line),
  total_shared_tips: v.fallback(v.nullable(count()), null),
});

/** A gardener, whichever field set it was sent with. An empty string or null is not shown. */
const GardenerFieldsSchema = v.object({
  ...v.entriesFromList(lineNames, v.string()),
  sharedTips: v.nullable(v.number()),
});

export type Gardener = v.InferOutput<typeof GardenerFieldsSchema>;

/** The schema of persisted gardeners, which no longer have the backend's fields. */
export const PersistedGardenersSchema = v.array(GardenerFieldsSchema);

/**
 * Normalizes both field sets. `experiences` replaces a missing specialty, or else a missing bio, but never both, since
 * a card would show the same sentence twice.
 */
export const GardenerSchema = v.pipe(
  RawGardenerSchema,
  v.check((raw) => raw._id !== "" || raw.id !== "" || raw.name !== ""),
  v.transform(
    ({ _id, profileImage, total_shared_tips: sharedTips, ...lines }): Gardener => ({
      ...lines,
      id: _id || lines.id || lines.name,
      name: lines.name || "A gardener",
      image: profileImage || lines.image,
      specialty: lines.specialty || lines.experiences,
      bio: lines.bio || (lines.specialty && lines.experiences),
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
