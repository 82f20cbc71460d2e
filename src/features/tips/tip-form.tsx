import { type FormEvent, useState } from "react";
import { prepareDialogs } from "@/components/dialog";
import { SelectField, TextAreaField, TextField } from "@/components/field";
import { SubmitButton } from "@/components/submit-button";
import { useForm, valuesOf } from "@/components/use-form";
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

export interface TipFormProps {
  /** What the fields hold at first. */
  initial: TipFields;
  /** The categories on offer; one that the tip has already stays on offer too. */
  categories: readonly string[];
  /** Whether title, plant type and description must be filled in. */
  isRequired: boolean;
  /** Shown in the place of the e-mail; an author's is nobody else's business. */
  shownEmail?: string;
  submitLabel: string;
  busyLabel: string;
  /** Sends the nine fields. */
  onSubmit: (fields: TipFields) => Promise<void>;
}

/** The form of a tip, for sharing and for updating. */
export function TipForm(props: TipFormProps) {
  const { initial, categories, isRequired, submitLabel, busyLabel, onSubmit } = props;
  const { errors, isBusy, formProps } = useForm({
    check: (values) => checkImageUrl(values, initial.imageUrl),
    submit: (values) => onSubmit(fieldsFrom(values, initial)),
  });

  const [typed, setTyped] = useState(initial);
  // An address is tried when it is whole, not at each letter of it.
  const [picture, setPicture] = useState(initial.imageUrl);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    formProps.onInput(event);
    // Before the signal goes: a failure is told in a dialog.
    void prepareDialogs();
    setTyped(fieldsFrom(valuesOf(event.currentTarget), initial));
  }

  return (
    <div className="@container">
      <div className="grid gap-12 @4xl:grid-cols-[minmax(0,48rem)_minmax(16rem,22rem)]">
        <form {...formProps} onInput={handleInput} className="flex flex-col gap-6">
          <TextField
            label="Title"
            name="title"
            required={isRequired}
            defaultValue={initial.title}
            error={errors.title}
            dir="auto"
            enterKeyHint="next"
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label="Plant type"
              name="plantType"
              required={isRequired}
              defaultValue={initial.plantType}
              error={errors.plantType}
              hint="Such as Tomato, Climbing rose or Kale."
              dir="auto"
              enterKeyHint="next"
            />
            <SelectField
              label="Category"
              name="category"
              options={withCurrent(categoryOptions(categories), initial.category, categoryName)}
              defaultValue={initial.category}
            />
            <SelectField
              label="Difficulty"
              name="difficulty"
              options={withCurrent(difficultyOptions, initial.difficulty, capitalised)}
              defaultValue={initial.difficulty}
            />
            <SelectField
              label="Availability"
              name="availability"
              options={withCurrent(availabilityOptions, initial.availability, capitalised)}
              defaultValue={initial.availability}
              hint="Hidden: Only visible to you"
            />
          </div>
          <TextAreaField
            label="Description"
            name="description"
            required={isRequired}
            defaultValue={initial.description}
            error={errors.description}
            rows={8}
          />
          <TextField
            label="Image URL"
            name="imageUrl"
            type="text"
            inputMode="url"
            enterKeyHint="send"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={initial.imageUrl}
            error={errors.imageUrl}
            hint="Optional. Without a picture we draw the plant."
            placeholder="https://"
            onBlur={(event) => setPicture(event.target.value)}
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
          <SubmitButton
            isBusy={isBusy}
            label={submitLabel}
            busyLabel={busyLabel}
            className="sm:self-start sm:px-8"
          />
        </form>
        <div className="@max-4xl:hidden">
          <TipPreview fields={{ ...typed, imageUrl: picture }} />
        </div>
      </div>
    </div>
  );
}
