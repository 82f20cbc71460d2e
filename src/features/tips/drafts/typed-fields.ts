import type { TypedFields } from "@/features/tips/drafts/draft.schema";

/** The seven of a tip's fields that are typed or chosen. */
export function typedFieldsOf(fields: TypedFields): TypedFields {
  const { title, plantType, difficulty, category, description, imageUrl, availability } = fields;
  return { title, plantType, difficulty, category, description, imageUrl, availability };
}

/** Whether a form says the same with both. Controls change line breaks, and blanks around an address are not sent. */
export function isSame(one: TypedFields, other: TypedFields): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint(fields: TypedFields): string {
  const { title, plantType, difficulty, category, description, imageUrl, availability } = fields;
  const lines = [title, plantType, imageUrl.trim()].map((text) => text.replace(/[\r\n]/g, ""));
  const prose = description.replace(/\r\n?/g, "\n");
  return JSON.stringify([...lines, prose, difficulty, category, availability]);
}
