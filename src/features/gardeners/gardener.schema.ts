import * as v from "valibot";
import { count, listOf, text } from "@/lib/lenient";

const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim());

/** A blank line is not shown, or replaced by the other field set's. */
const line = v.pipe(text(), v.trim());

/** A gardener as the backend sends it: with either field set, or a mixture of both. */
const RawGardenerSchema = v.object({
  _id: v.optional(v.fallback(idText, ""), ""),
  id: v.optional(v.fallback(idText, ""), ""),
  name: line,
  profileImage: line,
  image: line,
  specialty: line,
  location: line,
  bio: line,
  experiences: line,
  age: v.optional(v.fallback(idText, ""), ""),
  gender: line,
  experience: v.optional(v.fallback(idText, ""), ""),
  status: line,
  tip: line,
  total_shared_tips: v.optional(v.fallback(v.nullable(count()), null), null),
});

/** A gardener, whichever field set it was sent with. An empty string or null is not shown. */
const GardenerFieldsSchema = v.object({
  id: v.string(),
  name: v.string(),
  image: v.string(),
  specialty: v.string(),
  location: v.string(),
  bio: v.string(),
  experiences: v.string(),
  age: v.string(),
  gender: v.string(),
  sharedTips: v.nullable(v.number()),
  /** Not in the spec's field sets. The backend's `contact` is ignored, since it is mostly an e-mail address. */
  experience: v.string(),
  status: v.string(),
  tip: v.string(),
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
  v.transform((raw): Gardener => {
    const specialty = raw.specialty || raw.experiences;
    return {
      id: raw._id || raw.id || raw.name,
      name: raw.name || "A gardener",
      image: raw.profileImage || raw.image,
      specialty,
      location: raw.location,
      bio: raw.bio || (raw.specialty === "" ? "" : raw.experiences),
      experiences: raw.experiences,
      age: raw.age,
      gender: raw.gender,
      sharedTips: raw.total_shared_tips,
      experience: raw.experience,
      status: raw.status,
      tip: raw.tip,
    };
  }),
);

/** Ids may be missing or repeat, so each gardener's index in the list becomes part of the id. */
export const GardenerListSchema = v.pipe(
  listOf(GardenerSchema),
  v.transform((gardeners) =>
    gardeners.map((gardener, index) => ({ ...gardener, id: `${index} ${gardener.id}` })),
  ),
);
