import type { SelectOption } from "@/components/field";
import {
  type categories,
  difficulties,
  type FieldName,
  fieldNames,
  type TipFields,
} from "@/features/tips/tip.schema";

const categoryNames: Record<string, string> = {
  composting: "Composting",
  plantCare: "Plant Care",
  vartecalGardening: "Vertical Gardening",
  pestControl: "Pest Control",
  watering: "Watering",
  soil: "Soil",
} satisfies Record<(typeof categories)[number], string>;

/** A category's name for people; one that we do not know is shown as it is. */
export function categoryName(category: string): string {
  return Object.hasOwn(categoryNames, category) ? (categoryNames[category] ?? category) : category;
}

/** A word with a capital first letter. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const asWritten = (text: string) => text;

/** What each editable field is called, and how its value reads. */
export const fieldLabels: Record<FieldName, { label: string; show: (value: string) => string }> = {
  title: { label: "Title", show: asWritten },
  plantType: { label: "Plant type", show: asWritten },
  category: { label: "Category", show: categoryName },
  difficulty: { label: "Difficulty", show: capitalised },
  availability: { label: "Availability", show: capitalised },
  description: { label: "Description", show: asWritten },
  imageUrl: { label: "Image URL", show: asWritten },
};

/** Fields that a tip is never listed with: each has a place of its own. */
const ownPlace: readonly FieldName[] = ["title", "description", "imageUrl"];

/**
 * What is known of a tip besides its title, text and picture, for a list of facts.
 * @param without a field that is shown elsewhere, or that does not matter
 */
export function tipFacts(tip: TipFields, without: FieldName) {
  const listed = fieldNames.filter((name) => name !== without && !ownPlace.includes(name));
  return listed.map((name) => {
    const { label, show } = fieldLabels[name];
    return { term: label, text: show(tip[name]) };
  });
}

/** Who shared a tip, for a list of facts. */
export function authorFact(tip: { name: string }) {
  return { term: "Added by", text: authorName(tip) };
}

/** The options of a category select. */
export function categoryOptions(values: readonly string[]): SelectOption[] {
  return values.map((value) => ({ value, label: categoryName(value) }));
}

export const difficultyOptions: SelectOption[] = difficulties.map((value) => ({
  value,
  label: capitalised(value),
}));

export const availabilityOptions: SelectOption[] = [
  { value: "public", label: "Public" },
  { value: "hidden", label: "Hidden" },
];

/** By the exact words, as the spec has it: whatever else was stored is grey. */
const difficultyColours = new Map([
  ["Easy", "badge-success"],
  ["Medium", "badge-warning"],
  ["Hard", "badge-error"],
]);

/** The classes of a difficulty's badge. */
export function difficultyClass(difficulty: string): string {
  const colour = difficultyColours.get(difficulty) ?? "border-rule bg-base-300 text-ink";
  return `badge max-w-full ${colour}`;
}

/** A title that is never empty. */
export function tipTitle(tip: { title: string }): string {
  return tip.title.trim() || "Untitled tip";
}

/** In characters: a longer title would fill a card, or a phone's first view, alone. */
const LONG_TITLE = 80;

/** @returns the first of two classes, or for a long title the second, which sets it in smaller type */
export function titleSize(tip: { title: string }, usual: string, smaller: string): string {
  return tipTitle(tip).length > LONG_TITLE ? smaller : usual;
}

/** An author's name that is never empty. */
export function authorName(tip: { name: string }): string {
  return tip.name.trim() || "A gardener";
}
