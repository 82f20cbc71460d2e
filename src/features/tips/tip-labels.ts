import { NAMELESS } from "@/auth/auth-user";
import type { FieldName } from "@/features/tips/tip.schema";

/** The display names of the share form's categories, in its order; `vartecalGardening` is the backend's spelling. */
const categoryNames = new Map([
  ["composting", "Composting"],
  ["plantCare", "Plant Care"],
  ["vartecalGardening", "Vertical Gardening"],
  ["pestControl", "Pest Control"],
  ["watering", "Watering"],
  ["soil", "Soil"],
]);

export const categories = [...categoryNames.keys()];

/** The update form offers only these, as in the spec, besides the tip's own category. */
export const updateCategories = categories.slice(0, 3);

/** The display name of a category; an unknown one is shown as it is. */
export function categoryName(category: string): string {
  return categoryNames.get(category) ?? category;
}

/** Capitalizes the first letter. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const asWritten = (text: string) => text;

/** The label of each editable field, and the display form of its value. */
export const fieldLabels: Record<FieldName, { label: string; show: (value: string) => string }> = {
  title: { label: "Title", show: asWritten },
  plantType: { label: "Plant type", show: asWritten },
  category: { label: "Category", show: categoryName },
  difficulty: { label: "Difficulty", show: capitalize },
  availability: { label: "Availability", show: capitalize },
  description: { label: "Description", show: asWritten },
  imageUrl: { label: "Image URL", show: asWritten },
};

/** A tip's title, or a fallback. */
export function tipTitle(tip: { title: string }): string {
  return tip.title || "Untitled tip";
}

/** In UTF-16 units. In the usual size, a longer title would fill a card, or a phone's first view, by itself. */
const LONG_TITLE = 80;

/** Selects a title's classes: `smaller` if it is long, otherwise `usual`. */
export function titleSize(tip: { title: string }, usual: string, smaller: string): string {
  return tipTitle(tip).length > LONG_TITLE ? smaller : usual;
}

/** An author's name, or a fallback. */
export function authorName(tip: { name: string }): string {
  return tip.name || NAMELESS;
}
