import * as v from "valibot";
import {
  type EditableFields,
  EditableFieldsSchema,
  type FieldName,
  fieldNames,
  type TipFields,
} from "@/features/tips/tip.schema";

/** What the form of a new tip begins with. */
export const newTipFields = v.parse(EditableFieldsSchema, {
  category: "composting",
  difficulty: "easy",
});

/** The editable fields of a tip, and no others. */
export function editableFieldsOf(tip: EditableFields): EditableFields {
  return v.parse(EditableFieldsSchema, tip);
}

/**
 * All fields as a form is sent.
 * @param values of the form's controls, by name
 * @param author whose e-mail and name, which are not editable
 */
export function fieldsFrom(
  values: Record<string, string>,
  { email, name }: Pick<TipFields, "email" | "name">,
): TipFields {
  const fields = v.parse(EditableFieldsSchema, values);
  return { ...fields, imageUrl: fields.imageUrl.trim(), email, name };
}

/** Whether a form shows the same with both. Controls change line breaks, and blanks around an address are not sent. */
export function hasSameFields(one: EditableFields, other: EditableFields): boolean {
  return fieldNames.every((name) => normalized(name, one[name]) === normalized(name, other[name]));
}

function normalized(name: FieldName, text: string): string {
  if (name === "description") return text.replace(/\r\n?/g, "\n");
  return (name === "imageUrl" ? text.trim() : text).replace(/[\r\n]/g, "");
}
