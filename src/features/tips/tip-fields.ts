import * as v from "valibot";
import {
  type EditableFields,
  EditableFieldsSchema,
  type FieldName,
  fieldNames,
} from "@/features/tips/tip.schema";

export const newTipFields = v.parse(EditableFieldsSchema, {
  category: "composting",
  difficulty: "easy",
});

/** Picks the editable fields of a tip. */
export function editableFieldsOf(tip: EditableFields): EditableFields {
  return v.parse(EditableFieldsSchema, tip);
}

/** Converts a form's values to the fields that a request sends. */
export function fieldsFrom(values: Record<string, string>): EditableFields {
  const fields = v.parse(EditableFieldsSchema, values);
  return { ...fields, imageUrl: fields.imageUrl.trim() };
}

/** The fields that look different in a form, where controls normalize line breaks and addresses are trimmed. */
export function differentFields(one: EditableFields, other: EditableFields): FieldName[] {
  return fieldNames.filter((name) => normalized(name, one[name]) !== normalized(name, other[name]));
}

/** Whether two versions look the same in a form. */
export function hasSameFields(one: EditableFields, other: EditableFields): boolean {
  return differentFields(one, other).length === 0;
}

function normalized(name: FieldName, text: string): string {
  if (name === "description") return text.replace(/\r\n?/g, "\n");
  return (name === "imageUrl" ? text.trim() : text).replace(/[\r\n]/g, "");
}
