import { type FormEvent, useRef, useState } from "react";

/** The text of each named field. */
export type FormValues = Record<string, string>;

/** A message for each invalid field. */
export type FormErrors = Record<string, string>;

/** The error of a URL field. */
export const NOT_AN_ADDRESS = "Please enter a full address that starts with https://.";

export interface FormOptions {
  /** Validates beyond the fields' own attributes (`required`, `type`). */
  check?: (values: FormValues) => FormErrors;
  /** Sends the values; the form is busy until this settles. It must show its own failures and not throw. */
  submit: (values: FormValues, form: HTMLFormElement) => Promise<void>;
}

/**
 * The state of a form with uncontrolled fields, which keep their text after a failed submit. Errors appear under their
 * fields, the first invalid field takes the focus, and a busy form cannot be submitted again.
 * @returns `formProps` for the `<form>`, `errors` by field name, `isBusy` while `submit` runs
 */
export function useForm({ check, submit }: FormOptions) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  function problems(form: HTMLFormElement): FormErrors {
    return { ...check?.(valuesOf(form)), ...fieldProblems(form) };
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    const found = problems(form);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(form, found);
      announceProblems(form, found);
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    try {
      await submit(valuesOf(form), form);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  /** On input, revalidates only a field that has an error. */
  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    if (!isField(target) || errors[target.name] === undefined) return;
    const { [target.name]: _, ...others } = errors;
    const problem = problems(currentTarget)[target.name];
    setErrors(problem === undefined ? others : { ...others, [target.name]: problem });
    if (problem !== undefined && problem !== errors[target.name]) announce(problem);
  }

  return {
    errors,
    isBusy,
    // Without JavaScript, `post` keeps a password out of the address.
    formProps: { method: "post", noValidate: true, onSubmit: handleSubmit, onInput: handleInput },
  };
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: unknown): target is FieldElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** The current values of a form's fields. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries);
}

function fieldProblems(form: HTMLFormElement): FormErrors {
  const found: FormErrors = {};
  for (const element of form.elements) {
    const problem = isField(element) ? problemOf(element) : null;
    if (isField(element) && problem !== null) found[element.name] = problem;
  }
  return found;
}

function problemOf(element: FieldElement): string | null {
  const isBlank = element.type !== "password" && element.value.trim() === "";
  if (element.required && (element.value === "" || isBlank)) return "Please fill this in.";
  if (!element.validity.typeMismatch) return null;
  // A stored invalid value must not prevent a change to another field.
  if (element.type === "url" && element.value === element.defaultValue) return null;
  return element.type === "email"
    ? "Please enter an email address, like name@example.org."
    : NOT_AN_ADDRESS;
}

/** Announces all errors: screen readers announce a field's error only when the field takes the focus. */
function announceProblems(form: HTMLFormElement, errors: FormErrors): void {
  const problems = [...form.elements].filter(isField).flatMap((element) => {
    const problem = errors[element.name];
    const label = element.labels?.[0]?.textContent ?? "";
    return problem === undefined ? [] : [`${label}: ${problem}`];
  });
  announce(problems.join(" "));
}

function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
  for (const element of form.elements) {
    if (isField(element) && errors[element.name] !== undefined) {
      element.focus();
      // WebKit scrolls only as far as the field, and leaves its label under the header.
      element.labels?.[0]?.scrollIntoView({ block: "nearest" });
      return;
    }
  }
}

/** The document's live region: screen readers announce changes only in regions that they already know. */
let region: HTMLElement | null = null;

/** Announces a text to screen readers, politely. */
function announce(words: string): void {
  if (!region?.isConnected) {
    region = document.createElement("p");
    region.setAttribute("role", "status");
    region.className = "sr-only";
    document.body.append(region);
  }
  // Setting the same text again would not be announced.
  region.textContent = region.textContent === words ? `${words}\u00A0` : words;
}
