import * as v from "valibot";
import {
  type EditableFields,
  EditableFieldsSchema,
  type FieldName,
  fieldNames,
} from "@/features/tips/tip.schema";

/** The initial fields of a new tip. */
export const newTipFields = v.parse(EditableFieldsSchema, {
  category: "composting",
  difficulty: "easy",
});

/** The editable fields of a tip, and no others. */
export function editableFieldsOf(tip: EditableFields): EditableFields {
  return v.parse(EditableFieldsSchema, tip);
}

/** @returns the fields of a form as they are sent, by the values of its controls */
export function fieldsFrom(values: Record<string, string>): EditableFields {
  const fields = v.parse(EditableFieldsSchema, values);
  return { ...fields, imageUrl: fields.imageUrl.trim() };
}

/** Whether a form shows the same with both. Controls change line breaks, and blanks around an address are not sent. */
export function hasSameFields(one: EditableFields, other: EditableFields): boolean {
  return fieldNames.every((name) => normalized(name, one[name]) === normalized(name, other[name]));
}

function normalized(name: FieldName, text: string): string {
  if (name === "description") return text.replace(/\r\n?/g, "\n");
  return (name === "imageUrl" ? text.trim() : text).replace(/[\r\n]/g, "");
}
