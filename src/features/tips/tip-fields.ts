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

/** Picks the editable fields of a tip, or of a form's values. */
export function editableFieldsOf(values: Record<string, unknown>): EditableFields {
  return v.parse(EditableFieldsSchema, values);
}

/** The fields that differ. */
export function differentFields(one: EditableFields, other: EditableFields): FieldName[] {
  return fieldNames.filter((name) => one[name] !== other[name]);
}

/** Whether no field differs. */
export function hasSameFields(one: EditableFields, other: EditableFields): boolean {
  return differentFields(one, other).length === 0;
}
