import * as v from "valibot";
import { count, listOf, text } from "@/lib/lenient";

const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim());

/** A blank line is one to leave out, or for the other field set to fill. */
const line = v.pipe(text(), v.trim());

/** A gardener as it is read: either field set, or a mixture, item by item. */
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

/** One gardener, whichever field set it came in. An empty string or null is a line to leave out. */
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
  /** Beyond the spec's two field sets. The backend's `contact` is left unread: it is mostly an e-mail address. */
  experience: v.string(),
  status: v.string(),
  tip: v.string(),
});

export type Gardener = v.InferOutput<typeof GardenerFieldsSchema>;

/** Gardeners as they are persisted: read already, and not to be read as the backend's fields again. */
export const PersistedGardenersSchema = v.array(GardenerFieldsSchema);

/**
 * Reads both field sets into one. `experiences` stands in for a missing specialty, else for a missing bio,
 * but never for both: the same sentence twice on a card helps no reader.
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

/** Gardeners of either field set may share an id or have none, so each one's place in the list is made part of it. */
export const GardenerListSchema = v.pipe(
  listOf(GardenerSchema),
  v.transform((gardeners) =>
    gardeners.map((gardener, place) => ({ ...gardener, id: `${place} ${gardener.id}` })),
  ),
);
