import { type FormEvent, useState } from "react";
import { useMember } from "@/auth/auth-context";
import { prepareDialogs } from "@/components/dialog";
import { SelectField, type SelectOption, TextAreaField, TextField } from "@/components/field";
import {
  type FormErrors,
  type FormValues,
  SubmitButton,
  useForm,
  valuesOf,
} from "@/components/form";
import { type EditorState, isBusy } from "@/features/tips/editor/editor-state";
import { type PictureCheck, PictureField } from "@/features/tips/editor/picture-field";
import { authorOf } from "@/features/tips/editor/submit-tip";
import {
  availabilities,
  difficulties,
  type EditableFields,
  editableFieldsOf,
  type FieldName,
  type Tip,
} from "@/features/tips/tip.schema";
import { categories, fieldLabels, updateCategories } from "@/features/tips/tip-labels";
import { isOwnTip } from "@/features/tips/tip-visibility";
import { imageUrl } from "@/lib/image-url";

export interface TipEditorFieldsProps {
  tip: Tip | null;
  /** Its text fills the controls only when they mount, so a replaced text needs a new `key`. */
  state: EditorState;
  picture: PictureCheck;
  onType: (fields: EditableFields) => void;
  onSubmit: (fields: EditableFields) => Promise<void>;
}

/** As in the spec, an update has no required fields, and fewer categories. */
export function TipEditorFields({ tip, state, picture, onType, onSubmit }: TipEditorFieldsProps) {
  const { initial, fields } = state;
  const member = useMember();
  const author = authorOf(tip, member);
  const isNew = tip === null;
  const isOwn = isNew || isOwnTip(tip, member);
  const { errors, formProps } = useForm({
    check: (values) => checkImageUrl(values, initial.imageUrl),
    submit: (values) => onSubmit(editableFieldsOf({ ...fields, ...values })),
  });
  // The controls are uncontrolled, so their default values must not change.
  const [defaults] = useState(fields);

  const control = (name: FieldName) => ({
    name,
    label: fieldLabels[name].label,
    defaultValue: defaults[name],
    error: errors[name],
  });
  const select = (name: FieldName, values: readonly string[]) => ({
    ...control(name),
    options: optionsFor(values, [initial[name], defaults[name]], fieldLabels[name].show),
  });

  function handleInput(event: FormEvent<HTMLFormElement>) {
    formProps.onInput(event);
    // The member may be offline when a dialog must report a failure.
    void prepareDialogs();
    onType(editableFieldsOf({ ...fields, ...valuesOf(event.currentTarget) }));
  }

  return (
    // Not a flex column, in which WebKit at first lays out a fieldset too tall, by the height of its legend.
    <form {...formProps} onInput={handleInput} className="grid grid-cols-1 gap-6">
      <TextField {...control("title")} required={isNew} dir="auto" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...control("plantType")}
          required={isNew}
          hint="Such as Tomato, Climbing rose or Kale."
          dir="auto"
        />
        <SelectField {...select("category", isNew ? categories : updateCategories)} />
        <SelectField {...select("difficulty", difficulties)} />
        <SelectField
          {...select("availability", availabilities)}
          hint="Hidden: Only visible to you"
        />
      </div>
      <TextAreaField {...control("description")} required={isNew} rows={8} />
      <PictureField {...control("imageUrl")} fields={fields} check={picture} />
      <fieldset className="grid sm:grid-cols-2 sm:gap-x-6 [&_label]:font-normal [&_label]:text-ink-soft [&_label]:text-sm">
        <legend className="pb-2 font-semibold">{isOwn ? "Shared as" : "Shared by"}</legend>
        <TextField
          label={isOwn ? "Your name" : "Author's name"}
          readOnly
          value={author.name}
          dir="auto"
          className={readOnlyClass}
        />
        <TextField
          label="Your email"
          readOnly
          // The product owner fixed this label, even where the address is another author's, which is private.
          value={isOwn ? author.email : author.email === "" ? "Not known" : "Kept private"}
          className={readOnlyClass}
        />
      </fieldset>
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
        <SubmitButton
          isBusy={isBusy(state)}
          label={isNew ? "Share Tip" : "Update Tip"}
          busyLabel={isNew ? "Sharing..." : "Updating..."}
          className="sm:px-8"
        />
        {state.isStored && <p className="text-ink-soft text-sm">Draft saved on this device.</p>}
      </div>
    </form>
  );
}

const readOnlyClass = "-mt-2 min-h-touch w-full text-ellipsis bg-transparent font-semibold";

/** Validates only a changed URL, so that an old tip's invalid one does not prevent an update. */
function checkImageUrl(values: FormValues, stored: string): FormErrors {
  const typed = values.imageUrl?.trim() ?? "";
  if (typed === "" || typed === stored.trim() || imageUrl(typed) !== null) return {};
  return { imageUrl: "Please enter a full address that starts with https://." };
}

/**
 * The options of a select. They include the current values of the tip and its draft, so that saving changes only the
 * edited fields: a current value that differs from a standard one only in spelling, such as `Easy`, replaces it.
 */
function optionsFor(
  standard: readonly string[],
  current: readonly string[],
  labelOf: (value: string) => string,
): SelectOption[] {
  const keyOf = (value: string) => value.trim().toLowerCase();
  const options = standard.map((value) => ({
    value: current.findLast((one) => keyOf(one) === keyOf(value)) ?? value,
    label: labelOf(value),
  }));
  const others = [...new Set(current)].filter(
    (value) => !options.some((option) => keyOf(option.value) === keyOf(value)),
  );
  const added = others.map((value) => ({
    value,
    label: value === "" ? "Not given" : `${labelOf(value)} (current)`,
  }));
  return [...added, ...options];
}
