import { type FormEvent, type ReactNode, useState } from "react";
import { prepareDialogs } from "@/components/dialog";
import { SelectField, type SelectOption, TextAreaField, TextField } from "@/components/field";
import { SubmitButton } from "@/components/submit-button";
import {
  type FormErrors,
  type FormValues,
  NOT_AN_ADDRESS,
  useForm,
  valuesOf,
} from "@/components/use-form";
import { PictureField, usePictureCheck } from "@/features/tips/picture-field";
import type { FieldName, TipFields } from "@/features/tips/tip.schema";
import { fieldsFrom } from "@/features/tips/tip-fields";
import {
  availabilityOptions,
  categoryOptions,
  difficultyOptions,
  fieldLabels,
} from "@/features/tips/tip-labels";
import { TipPreview } from "@/features/tips/tip-preview";
import { imageUrl } from "@/lib/image-url";

export interface TipFormFieldsProps {
  /** The tip as it is, or an empty one. */
  initial: TipFields;
  /** What the fields hold at first. */
  start: TipFields;
  /** The categories on offer; one that the tip has already stays on offer too. */
  categories: readonly string[];
  /** Whether title, plant type and description must be filled in. */
  isRequired: boolean;
  /** For another author's tip: shown in the place of the e-mail, which is private to them. */
  shownEmail?: string;
  /** The tip is being sent, or looked up. */
  isSending: boolean;
  submitLabel: string;
  busyLabel: string;
  /** What there is to say beside the button. */
  draftLine: ReactNode;
  /** Hears of all fields at each change. */
  onType: (fields: TipFields) => void;
  /** Sends all fields. */
  onSubmit: (fields: TipFields) => Promise<void>;
}

/** A tip's fields, the button that sends them, and the packet that they will be. */
export function TipFormFields(props: TipFormFieldsProps) {
  const { initial, start, categories, isRequired, submitLabel, busyLabel, onSubmit } = props;
  const { errors, isBusy, formProps } = useForm({
    check: (values) => checkImageUrl(values, initial.imageUrl),
    submit: (values) => onSubmit(fieldsFrom(values, initial)),
  });
  const isOwn = props.shownEmail === undefined;
  const [typed, setTyped] = useState(start);
  const picture = usePictureCheck(typed.imageUrl);
  const pictured = { ...typed, imageUrl: picture.tried };

  const control = (name: FieldName) => ({
    name,
    label: fieldLabels[name].label,
    defaultValue: start[name],
    error: errors[name],
  });
  const choice = (name: FieldName, options: readonly SelectOption[]) => ({
    ...control(name),
    options: withCurrent(options, [initial[name], start[name]], fieldLabels[name].show),
  });

  function handleInput(event: FormEvent<HTMLFormElement>) {
    formProps.onInput(event);
    // Before the signal goes: a failure is told in a dialog.
    void prepareDialogs();
    const fields = fieldsFrom(valuesOf(event.currentTarget), initial);
    setTyped(fields);
    props.onType(fields);
  }

  return (
    <div className="grid grid-cols-1 gap-12 @4xl:grid-cols-[minmax(0,48rem)_minmax(16rem,22rem)]">
      <form {...formProps} onInput={handleInput} className="flex flex-col gap-6">
        <TextField {...control("title")} required={isRequired} dir="auto" enterKeyHint="next" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            {...control("plantType")}
            required={isRequired}
            hint="Such as Tomato, Climbing rose or Kale."
            dir="auto"
            enterKeyHint="next"
          />
          <SelectField {...choice("category", categoryOptions(categories))} />
          <SelectField {...choice("difficulty", difficultyOptions)} />
          <SelectField
            {...choice("availability", availabilityOptions)}
            hint="Hidden: Only visible to you"
          />
        </div>
        <TextAreaField {...control("description")} required={isRequired} rows={8} />
        <PictureField {...control("imageUrl")} pictured={pictured} check={picture} />
        <fieldset className="grid sm:grid-cols-2 sm:gap-x-6 [&_label]:font-normal [&_label]:text-ink-soft [&_label]:text-sm">
          <legend className="pb-2 font-semibold">{isOwn ? "Shared as" : "Shared by"}</legend>
          <TextField
            label={isOwn ? "Your name" : "Author's name"}
            readOnly
            value={initial.name}
            dir="auto"
            className={plainField}
          />
          <TextField
            label="Your email"
            readOnly
            value={props.shownEmail ?? initial.email}
            type="text"
            className={plainField}
          />
        </fieldset>
        <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
          <SubmitButton
            isBusy={isBusy || props.isSending}
            label={submitLabel}
            busyLabel={busyLabel}
            className="sm:px-8"
          />
          {props.draftLine}
        </div>
      </form>
      <div className="@max-4xl:hidden">
        <TipPreview fields={pictured} />
      </div>
    </div>
  );
}

/** It cannot be changed, so it looks like text and not like a field. */
const plainField = "-mt-2 min-h-touch w-full text-ellipsis bg-transparent font-semibold";

/** A link is checked when it is new: an old tip's must not stand in the way of its update. */
function checkImageUrl(values: FormValues, stored: string): FormErrors {
  const typed = values.imageUrl?.trim() ?? "";
  if (typed === "" || typed === stored.trim() || imageUrl(typed) !== null) return {};
  return { imageUrl: NOT_AN_ADDRESS };
}

/**
 * Whatever is stored stays on offer, so that saving changes only what was edited; a draft's value too. Where it is another
 * spelling of an option, such as `Easy`, it stands in its place.
 */
function withCurrent(
  standard: readonly SelectOption[],
  current: readonly string[],
  nameOf: (value: string) => string,
): SelectOption[] {
  const keyOf = (value: string) => value.trim().toLowerCase();
  const options = standard.map((option) => {
    const value = current.findLast((one) => keyOf(one) === keyOf(option.value));
    return { ...option, value: value ?? option.value };
  });
  const others = [...new Set(current)].filter(
    (value) => !options.some((option) => keyOf(option.value) === keyOf(value)),
  );
  const added = others.map((value) => ({
    value,
    label: value.trim() === "" ? "Not given" : `${nameOf(value)} (current)`,
  }));
  return [...added, ...options];
}
