import { type FormEvent, type ReactNode, useState } from "react";
import { useMember } from "@/auth/auth-context";
import { SLOW_MS } from "@/components/announce";
import { prepareDialogs } from "@/components/dialog";
import { SelectField, type SelectOption, TextAreaField, TextField } from "@/components/field";
import { type FormErrors, moveOnEnter, SubmitButton, useForm, valuesOf } from "@/components/form";
import { type EditorState, isBusy } from "@/features/tips/editor/editor-state";
import { type PictureCheck, PictureField } from "@/features/tips/editor/picture-field";
import { authorOf } from "@/features/tips/editor/submit-tip";
import { isOwnTip, type Tip } from "@/features/tips/tip";
import {
  differentFields,
  type EditableFields,
  editableFieldsOf,
  type FieldName,
  fieldNames,
  tipFields,
} from "@/features/tips/tip-fields";
import { useElapsed } from "@/lib/hooks";

export interface TipEditorFieldsProps {
  tip: Tip | null;
  /** Its text fills the controls only when they mount, so a replaced text needs a new `key`. */
  state: EditorState;
  picture: PictureCheck;
  /** Why the last attempt to send it failed; empty if it did not. */
  failure: string;
  onType: (fields: EditableFields) => void;
  onSubmit: (fields: EditableFields) => Promise<void>;
  children: ReactNode;
}

export function TipEditorFields(props: TipEditorFieldsProps) {
  const { tip, state, picture, failure, onType, onSubmit, children } = props;
  const { initial, fields } = state;
  const member = useMember();
  const author = authorOf(tip, member);
  const isNew = tip === null;
  const isOwn = isNew || isOwnTip(tip, member);
  const { errors, formProps } = useForm({
    check: (values) => errorsIn(editableFieldsOf({ ...fields, ...values }), initial),
    submit: (values) => onSubmit(editableFieldsOf({ ...fields, ...values })),
  });
  const isSlow = useElapsed(state.delivery.status === "sending", SLOW_MS);
  // The controls are uncontrolled, so their default values must not change.
  const [defaults] = useState(fields);

  function renderControl(name: FieldName) {
    const { label, hint, isRequired, control } = tipFields[name];
    const required = isNew && isRequired;
    const props = {
      name,
      label,
      hint,
      required,
      defaultValue: defaults[name],
      error: errors[name],
    };
    switch (control) {
      case "line":
        return <TextField {...props} dir="auto" enterKeyHint="next" />;
      case "text":
        return <TextAreaField {...props} rows={8} className={growingClass} />;
      case "picture":
        return <PictureField {...props} enterKeyHint="next" fields={fields} check={picture} />;
      default: {
        const { options, updateOptions = options } = control;
        const offered = isNew ? options : updateOptions;
        return <SelectField {...props} options={optionsFor(name, offered, [initial, defaults])} />;
      }
    }
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    formProps.onInput(event);
    // The member may be offline when a dialog must report a failure.
    void prepareDialogs();
    onType(editableFieldsOf({ ...fields, ...valuesOf(event.currentTarget) }));
  }

  return (
    <form {...formProps} onInput={handleInput} onKeyDown={moveOnEnter} data-draft>
      <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {fieldNames.map((name) => (
          <div key={name} className={tipFields[name].isWide ? "sm:col-span-full" : ""}>
            {renderControl(name)}
          </div>
        ))}
      </div>
      <fieldset className="mt-6 grid sm:grid-cols-2 sm:gap-x-6 [&_label]:font-normal [&_label]:text-ink-soft [&_label]:text-sm">
        <legend className="pb-2 font-semibold">{isOwn ? "Shared as" : "Shared by"}</legend>
        <TextField
          label={isOwn ? "Your name" : "Author’s name"}
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
      <div className="send-bar flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-2">
        <SubmitButton
          isBusy={isBusy(state)}
          label={isNew ? "Share Tip" : "Update Tip"}
          busyLabel={isNew ? "Sharing..." : "Updating..."}
          slowText=""
          failure={failure}
          className="sm:px-8"
        />
        {children}
        {/* Both share a grid cell, so that nothing moves. */}
        <p className="grid min-w-[min(15rem,100%)] text-ink-soft text-sm *:col-start-1 *:row-start-1">
          <span className={isSlow ? "invisible" : ""}>
            {state.isStored ? "Draft saved on this device." : "\u00A0"}
          </span>
          <span role="status">{isSlow && "The server is slow. Nothing is lost."}</span>
        </p>
      </div>
    </form>
  );
}

/** As high as its text, and at least eight lines, or three on a low screen. Other browsers scroll. */
const growingClass =
  "textarea field-sizing-content min-h-[calc(8lh+1rem)] low:min-h-[calc(3lh+1rem)] w-full leading-relaxed";

const readOnlyClass = "-mt-2 min-h-touch w-full text-ellipsis bg-transparent font-semibold";

/** Validates only the changed fields, so that an old tip's invalid value does not prevent an update. */
function errorsIn(typed: EditableFields, initial: EditableFields): FormErrors {
  const errors = differentFields(typed, initial).flatMap((name) => {
    const error = tipFields[name].errorOf?.(typed[name]);
    return error === undefined ? [] : [[name, error]];
  });
  return Object.fromEntries(errors);
}

/**
 * The options of a field's select. They include the current values of the tip and its draft, so that saving changes only
 * the edited fields: a current value that differs from an offered one only in spelling, such as `Easy`, replaces it.
 */
function optionsFor(
  name: FieldName,
  offered: readonly string[],
  currentFields: readonly EditableFields[],
): SelectOption[] {
  const current = currentFields.map((fields) => fields[name]);
  const labelOf = (value: string) => tipFields[name].show?.(value) ?? value;
  const keyOf = (value: string) => value.trim().toLowerCase();
  const options = offered.map((value) => ({
    value: current.findLast((one) => keyOf(one) === keyOf(value)) ?? value,
    label: labelOf(value) || NOT_GIVEN,
  }));
  const others = [...new Set(current)].filter(
    (value) => !options.some((option) => keyOf(option.value) === keyOf(value)),
  );
  const added = others.map((value) => ({
    value,
    label: value === "" ? NOT_GIVEN : `${labelOf(value)} (current)`,
  }));
  return [...added, ...options];
}

const NOT_GIVEN = "Not given";
