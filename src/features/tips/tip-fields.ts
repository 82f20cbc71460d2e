/** @file The fields that an author edits. Add one as a row of `tipFields`, from which everything else derives. */

import * as v from "valibot";
import { imageUrl } from "@/lib/image-url";
import { text } from "@/lib/lenient";
import { foldText, shownLine, shownText } from "@/lib/text";

interface TipField {
  label: string;
  /** Has a default for old tips that lack the field, and normalizes a value to what the form returns. */
  schema: v.GenericSchema<string>;
  control: "line" | "text" | "picture" | Choice;
  /** Whether the control is as wide as the form, rather than half of it. */
  isWide?: boolean;
  /** Whether a new tip needs it. As in the spec, an update has no required fields. */
  isRequired?: boolean;
  hint?: string;
  /** The error message for a typed value. A stored one is not checked, so that it does not prevent an update. */
  errorOf?: (value: string) => string | undefined;
  /** The value in the form for a new tip; empty by default. */
  initial?: string;
  /** The display form of a value; by default as written, but for control characters. */
  show?: (value: string) => string;
  /** Whether it is in the tip page's list of facts. Otherwise, `routes/tip-details` has another place for it. */
  isFact?: boolean;
  /** How much a match counts in the search, which ignores fields without a weight. */
  searchWeight?: number;
  /** A value for tests, as the form sends it. */
  sample: string;
}

/** A select. Where `""` is among the options, the choice may be left open. */
interface Choice {
  options: readonly string[];
  /** The options in the form for an update, if they differ; the tip's own value is always among them. */
  updateOptions?: readonly string[];
}

/** A field of one line. Line breaks become spaces: a form's control would remove them, and join the words. */
function line(missing?: string) {
  const joinLines = v.transform((value: string) => value.replace(/[\r\n]+/g, " "));
  return v.pipe(text(missing), joinLines);
}

const normalizeLineBreaks = v.transform((value: string) => value.replace(/\r\n?/g, "\n"));

export const difficulties = ["easy", "medium", "hard"];

/** The display names of the categories; `vartecalGardening` is the backend's spelling. */
const categoryNames = new Map([
  ["composting", "Composting"],
  ["plantCare", "Plant Care"],
  ["vartecalGardening", "Vertical Gardening"],
  ["pestControl", "Pest Control"],
  ["watering", "Watering"],
  ["soil", "Soil"],
]);

export const categories = [...categoryNames.keys()];

/** The stored and the display names, folded. */
const knownCategories = new Map(
  [...categoryNames].flatMap((names) => names.map((name) => [foldText(name), names[0]])),
);

/** The id of a category in any spelling, such as " Plant care"; an unknown one is as it is shown. */
export function categoryId(category: string): string {
  return knownCategories.get(foldText(category)) ?? shownLine(category);
}

/** The display name of a category in any spelling; an unknown one is shown as it is. */
export function categoryName(category: string): string {
  const id = categoryId(category);
  return categoryNames.get(id) ?? id;
}

/** Capitalizes the first letter. */
export function capitalize(word: string): string {
  const shown = shownLine(word);
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

/** In the order of the form and of the facts. */
export const tipFields = defineFields({
  title: {
    label: "Title",
    schema: line(),
    control: "line",
    isWide: true,
    isRequired: true,
    searchWeight: 4,
    sample: "Leeks in a drainpipe",
  },
  plantType: {
    label: "Plant type",
    schema: line(),
    control: "line",
    isRequired: true,
    hint: "Such as Tomato, Climbing rose or Kale.",
    isFact: true,
    searchWeight: 3,
    sample: "Leek",
  },
  category: {
    label: "Category",
    schema: line(),
    control: { options: categories, updateOptions: categories.slice(0, 3) },
    initial: "composting",
    show: categoryName,
    isFact: true,
    searchWeight: 2,
    sample: "plantCare",
  },
  difficulty: {
    label: "Difficulty",
    schema: line(),
    control: { options: difficulties },
    initial: "easy",
    show: capitalize,
    isFact: true,
    searchWeight: 2,
    sample: "medium",
  },
  description: {
    label: "Description",
    schema: v.pipe(text(), normalizeLineBreaks),
    control: "text",
    isWide: true,
    isRequired: true,
    searchWeight: 1,
    sample: "Cut a pipe in half.\nSow in it.",
  },
  availability: {
    label: "Availability",
    schema: line("public"),
    control: { options: ["public", "hidden"] },
    initial: "public",
    hint: "Hidden: Only visible to you",
    show: capitalize,
    isFact: true,
    sample: "public",
  },
  imageUrl: {
    label: "Image URL",
    schema: v.pipe(text(), v.trim()),
    control: "picture",
    isWide: true,
    hint: "Optional. Without a picture we draw the plant.",
    errorOf: (value) =>
      value === "" || imageUrl(value) !== null
        ? undefined
        : "Please enter a full address that starts with https://.",
    sample: "",
  },
});

export type FieldName = keyof typeof tipFields;

function defineFields<TName extends string>(fields: Record<TName, TipField>) {
  return fields;
}

/** Derives one value for each field. */
export function mapFields<T>(derive: (field: TipField) => T): Record<FieldName, T> {
  const values = Object.entries(tipFields).map(([name, field]) => [name, derive(field)]);
  return Object.fromEntries(values);
}

export const EditableFieldsSchema = v.object(mapFields(({ schema }) => schema));

export type EditableFields = v.InferOutput<typeof EditableFieldsSchema>;

export const fieldNames = v.keyof(EditableFieldsSchema).options;

export const newTipFields: EditableFields = mapFields(({ initial = "" }) => initial);

/** Picks the editable fields of a tip or of a form's values, and normalizes them. */
export function editableFieldsOf(values: Record<string, unknown>): EditableFields {
  return v.parse(EditableFieldsSchema, values);
}

/** The names of the fields that differ. */
export function differentFields(one: EditableFields, other: EditableFields): FieldName[] {
  return fieldNames.filter((name) => one[name] !== other[name]);
}

/** Whether all fields are equal. */
export function hasSameFields(one: EditableFields, other: EditableFields): boolean {
  return differentFields(one, other).length === 0;
}

/** A field's value as a person sees it. */
export function shownValue(fields: EditableFields, name: FieldName): string {
  const { control, show = shownLine } = tipFields[name];
  return control === "text" ? shownText(fields[name]) : show(fields[name]);
}
