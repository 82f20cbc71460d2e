import { type FormEvent, useRef, useState } from "react";
import { isBlank } from "@/lib/lenient";

export type FormValues = Record<string, string>;

export type FormErrors = Record<string, string>;

interface FormOptions {
  /** Finds further errors. Those that `errorOf` finds, such as an empty required field, take precedence. */
  check?: (values: FormValues) => FormErrors;
  /** Sends the values; the form is busy until this settles. It must show its own failures and not throw. */
  submit: (values: FormValues, form: HTMLFormElement) => Promise<void>;
}

/**
 * The state of a form with uncontrolled fields, which keep their text after a failed submit. Errors that prevent a
 * submit are announced, and the first invalid field takes the focus. An error that changes while the user types is
 * announced too. A busy form cannot be submitted.
 * @returns `formProps` for the `<form>`; `errors` by field name, which the caller shows under the fields; `setErrors`
 *   for errors that the server finds, which the caller must announce, for example in a dialog; and `isBusy`, true while
 *   `submit` runs
 */
export function useForm({ check, submit }: FormOptions) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  // Two submits in one task precede the render that makes the form busy.
  const isSubmitting = useRef(false);

  function errorsIn(form: HTMLFormElement): FormErrors {
    return { ...check?.(valuesOf(form)), ...fieldErrors(form) };
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSubmitting.current) return;
    const found = errorsIn(form);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(form, found);
      announceErrors(form, found);
      return;
    }
    isSubmitting.current = true;
    setIsBusy(true);
    try {
      await submit(valuesOf(form), form);
    } finally {
      isSubmitting.current = false;
      setIsBusy(false);
    }
  }

  /** Revalidates a field only if it has an error. */
  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    if (!isField(target) || errors[target.name] === undefined) return;
    const { name } = target;
    const error = errorsIn(currentTarget)[name];
    setErrors(({ [name]: _, ...others }) =>
      error === undefined ? others : { ...others, [name]: error },
    );
    if (error !== undefined && error !== errors[name]) announce(error);
  }

  return {
    errors,
    setErrors,
    isBusy,
    formProps: { noValidate: true, onSubmit: handleSubmit, onInput: handleInput },
  };
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: unknown): target is FieldElement {
  return target instanceof Element && target.matches("input, textarea, select");
}

export function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries);
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField);

function fieldErrors(form: HTMLFormElement): FormErrors {
  const errors = fieldsOf(form).flatMap((field) => {
    const error = errorOf(field);
    return error === null ? [] : [[field.name, error] as const];
  });
  return Object.fromEntries(errors);
}

function errorOf({ name, type, value, required, validity }: FieldElement): string | null {
  // Spaces count in a password. Its name identifies it, since its type is `text` while it is shown.
  const isEmpty = name === "password" ? value === "" : isBlank(value);
  // True of a date or time that is only partly typed.
  if (validity.badInput) return "Please complete this, or clear it.";
  if (required && isEmpty) return "Please fill this in.";
  if (type !== "email" || !validity.typeMismatch) return null;
  return "Please enter an email address, like name@example.org.";
}

/** Announces all errors: the focus makes a screen reader announce only the first invalid field's. */
function announceErrors(form: HTMLFormElement, errors: FormErrors): void {
  const texts = fieldsOf(form).flatMap(({ name, labels }) => {
    const error = errors[name];
    return error === undefined ? [] : [`${labels?.[0]?.textContent ?? ""}: ${error}`];
  });
  announce(texts.join(" "));
}

function focusFirstInvalid(form: HTMLFormElement, errors: FormErrors): void {
  const invalid = fieldsOf(form).find(({ name }) => errors[name] !== undefined);
  invalid?.focus();
  // WebKit scrolls only as far as the field, and leaves its label under the header.
  invalid?.labels?.[0]?.scrollIntoView({ block: "nearest" });
}

function announce(text: string): void {
  const region = document.querySelector(".form-messages");
  if (region === null) return;
  // Screen readers do not announce an unchanged text.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}
