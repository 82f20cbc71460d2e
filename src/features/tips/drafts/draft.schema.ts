import * as v from "valibot";
import type { TipFields } from "@/features/tips/tip.schema";

/** What somebody types or chooses in a tip's form; e-mail and name are the account's, and never in a draft. */
export type TypedFields = Omit<TipFields, "email" | "name">;

/** No tip is a hundredth as long, and a field has to open with it. */
const MAX_CHARACTERS = 1_000_000;

/** The last day that a date can hold. Milliseconds since 1970. */
const LAST_DAY_MS = 8.64e15;

/** A field that is missing, too long or no text is null: the others are worth keeping without it. */
const typed = () =>
  v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(MAX_CHARACTERS))), null), null);

const StoredFieldsSchema = v.object({
  title: typed(),
  plantType: typed(),
  difficulty: typed(),
  category: typed(),
  description: typed(),
  imageUrl: typed(),
  availability: typed(),
});

/** As much of a new tip as tells it apart from the author's others, before it has an id. */
const AttemptSchema = v.object({
  title: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});

export type Attempt = v.InferOutput<typeof AttemptSchema>;

/** A draft as a device keeps it. Anybody may have changed it there. */
const StoredDraftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    fields: StoredFieldsSchema,
    base: v.optional(v.fallback(v.nullable(StoredFieldsSchema), null), null),
    savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_DAY_MS)),
    attempt: v.optional(v.fallback(v.nullable(AttemptSchema), null), null),
  }),
);

export interface Draft {
  fields: TypedFields;
  /** What the form held before anything was typed: of an update, the tip as it was then. */
  base: TypedFields;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The tip as it was sent; null where it was not, or where the server refused it. */
  attempt?: Attempt | null;
}

/**
 * Reads a draft as it was stored.
 * @param initial stands in for what the draft lacks
 * @returns null for anything that is no draft
 */
export function parseDraft(raw: string, initial: TypedFields): Draft | null {
  const { success, output } = v.safeParse(StoredDraftSchema, raw);
  if (!success) return null;
  return {
    fields: completed(output.fields, initial),
    base: output.base === null ? initial : completed(output.base, initial),
    savedAt: output.savedAt,
    attempt: output.attempt,
  };
}

/** Whether `parseDraft` gives back all of it. */
export function isKeepable({ fields, base }: Draft): boolean {
  return [...Object.values(fields), ...Object.values(base)].every(
    (text) => text.length <= MAX_CHARACTERS,
  );
}

function completed(
  stored: v.InferOutput<typeof StoredFieldsSchema>,
  initial: TypedFields,
): TypedFields {
  return {
    title: stored.title ?? initial.title,
    plantType: stored.plantType ?? initial.plantType,
    difficulty: stored.difficulty ?? initial.difficulty,
    category: stored.category ?? initial.category,
    description: stored.description ?? initial.description,
    imageUrl: stored.imageUrl ?? initial.imageUrl,
    availability: stored.availability ?? initial.availability,
  };
}
