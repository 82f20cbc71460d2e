import { type FormEvent, type ReactNode, useState } from "react";
import { prepareDialogs } from "@/components/dialog";
import { SelectField, TextAreaField, TextField } from "@/components/field";
import { SubmitButton } from "@/components/submit-button";
import { useForm, valuesOf } from "@/components/use-form";
import { PictureField } from "@/features/tips/picture-field";
import type { TipFields } from "@/features/tips/tip.schema";
import { checkImageUrl, fieldsFrom, withCurrent } from "@/features/tips/tip-fields";
import {
  availabilityOptions,
  capitalised,
  categoryName,
  categoryOptions,
  difficultyOptions,
} from "@/features/tips/tip-labels";
import { TipPreview } from "@/features/tips/tip-preview";
import { usePictureCheck } from "@/features/tips/use-picture-check";

export interface TipFormFieldsProps {
  /** The tip as it is, or an empty one. */
  initial: TipFields;
  /** What the fields hold at first. */
  start: TipFields;
  /** The categories on offer; one that the tip has already stays on offer too. */
  categories: readonly string[];
  /** Whether title, plant type and description must be filled in. */
  isRequired: boolean;
  /** Shown in the place of the e-mail; an author's is nobody else's business. */
  shownEmail?: string;
  /** The tip is on its way, or looked up. */
  isSending: boolean;
  submitLabel: string;
  busyLabel: string;
  /** What there is to say beside the button. */
  draftLine: ReactNode;
  /** Hears of all nine fields at each change. */
  onType: (fields: TipFields) => void;
  /** Sends the nine fields. */
  onSubmit: (fields: TipFields) => Promise<void>;
}

/** A tip's fields, the button that sends them, and the packet that they will be. */
export function TipFormFields(props: TipFormFieldsProps) {
  const { initial, start, categories, isRequired, submitLabel, busyLabel, onSubmit } = props;
  const { errors, isBusy, formProps } = useForm({
    check: (values) => checkImageUrl(values, initial.imageUrl),
    submit: (values) => onSubmit(fieldsFrom(values, initial)),
  });
  const [typed, setTyped] = useState(start);
  const picture = usePictureCheck(typed.imageUrl);
  const pictured = { ...typed, imageUrl: picture.tried };

  function handleInput(event: FormEvent<HTMLFormElement>) {
    formProps.onInput(event);
    // Before the signal goes: a failure is told in a dialog.
    void prepareDialogs();
    const fields = fieldsFrom(valuesOf(event.currentTarget), initial);
    setTyped(fields);
    props.onType(fields);
  }

  return (
    <div className="grid gap-12 @4xl:grid-cols-[minmax(0,48rem)_minmax(16rem,22rem)]">
      <form {...formProps} onInput={handleInput} className="flex flex-col gap-6">
        <TextField
          label="Title"
          name="title"
          required={isRequired}
          defaultValue={start.title}
          error={errors.title}
          dir="auto"
          enterKeyHint="next"
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="Plant type"
            name="plantType"
            required={isRequired}
            defaultValue={start.plantType}
            error={errors.plantType}
            hint="Such as Tomato, Climbing rose or Kale."
            dir="auto"
            enterKeyHint="next"
          />
          <SelectField
            label="Category"
            name="category"
            options={withCurrent(
              categoryOptions(categories),
              [initial.category, start.category],
              categoryName,
            )}
            defaultValue={start.category}
          />
          <SelectField
            label="Difficulty"
            name="difficulty"
            options={withCurrent(
              difficultyOptions,
              [initial.difficulty, start.difficulty],
              capitalised,
            )}
            defaultValue={start.difficulty}
          />
          <SelectField
            label="Availability"
            name="availability"
            options={withCurrent(
              availabilityOptions,
              [initial.availability, start.availability],
              capitalised,
            )}
            defaultValue={start.availability}
            hint="Hidden: Only visible to you"
          />
        </div>
        <TextAreaField
          label="Description"
          name="description"
          required={isRequired}
          defaultValue={start.description}
          error={errors.description}
          rows={8}
        />
        <PictureField
          pictured={pictured}
          defaultValue={start.imageUrl}
          error={errors.imageUrl}
          check={picture}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="Your email"
            readOnly
            value={props.shownEmail ?? initial.email}
            type="text"
          />
          <TextField label="Your name" readOnly value={initial.name} dir="auto" />
        </div>
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
