import * as v from "valibot";
import { NAMELESS } from "@/auth/auth-user";
import { read } from "@/lib/endpoint";
import { count, listOf } from "@/lib/lenient";
import { shownLine } from "@/lib/text";

/** A string as it is shown, or a number as a string; empty for anything else. */
const textOrNumber = v.fallback(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.transform(shownLine)),
  "",
);

const textFields = [
  "_id",
  "id",
  "name",
  "image",
  "profileImage",
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
 * A gardener of the backend or of the explore page's file, with the home page's fields (`profileImage`, `specialty`,
 * `bio`), the explore page's (`image`, `experiences`), or a mixture. The spec does not list `experience`, `status` and
 * `tip`, but the backend sends them. `experiences` replaces a missing specialty, or else a missing bio, but never both,
 * since a card would show the same sentence twice. Parsing a parsed gardener changes nothing, so the schema also
 * validates persisted ones.
 */
export const GardenerSchema = v.pipe(
  v.object({
    ...v.entriesFromList(textFields, textOrNumber),
    total_shared_tips: v.fallback(v.nullable(count()), null),
  }),
  // `listOf` drops an item that has neither an id nor a name.
  v.check(({ _id, id, name }) => _id !== "" || id !== "" || name !== ""),
  v.transform((raw) => {
    const specialty = raw.specialty || raw.experiences;
    return {
      ...raw,
      name: raw.name || NAMELESS,
      image: raw.profileImage || raw.image,
      specialty,
      bio: raw.bio || (specialty === raw.experiences ? "" : raw.experiences),
    };
  }),
);

/** A missing text is empty, except the name, which is `NAMELESS`; a missing number is null, an invalid one 0. */
export type Gardener = v.InferOutput<typeof GardenerSchema>;

export const GardenerListSchema = listOf(GardenerSchema);

/** The gardeners of the home page. */
export const listGardeners = read("gardeners", "/gardeners", GardenerListSchema, {
  persist: (gardeners) => gardeners,
});

/**
 * The gardeners of the explore page, from a file that is deployed with the app, and that the service worker precaches.
 * During prerendering, the `fetch` of `tooling/prerender-plugin.ts` reads it from disk.
 */
export const listExploreGardeners = read(
  "gardeners",
  "/exploreGardeners.json",
  GardenerListSchema,
  {
    baseUrl: "",
  },
);
