import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import * as v from "valibot";
import { announce, useBusyAnnouncement } from "@/components/announce";
import { useHydrated } from "@/lib/browser-state";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";
import { isBlank } from "@/lib/text";

export type FormValues = Record<string, string>;

export type FormErrors = Record<string, string>;

interface FormOptions {
  /** Further errors, after those of `errorOf`. */
  check?: (values: FormValues) => FormErrors;
  /** Must show its own failures and not throw. */
  submit: (values: FormValues, form: HTMLFormElement) => Promise<void>;
  /** Keeps what is typed, but no password, until `forgetForm`: it outlives a link, Back and a reload of the tab. */
  keptAs?: KeptForm;
}

/** A form with uncontrolled fields. The caller must announce errors that it passes to `setErrors`. */
export function useForm({ check, submit, keptAs }: FormOptions) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  /** The errors that a screen reader has announced, by field name. */
  const announced = useRef<FormErrors>({});
  // Two submits in one task precede the render that makes the form busy.
  const isSubmitting = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (keptAs !== undefined && element.current !== null) restoreForm(element.current, keptAs);
  }, [keptAs]);

  function errorsIn(form: HTMLFormElement): FormErrors {
    return { ...check?.(valuesOf(form)), ...fieldErrors(form) };
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSubmitting.current) return;
    const found = errorsIn(form);
    setErrors(found);
    announced.current = found;
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

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event;
    if (keptAs !== undefined) keepForm(currentTarget, keptAs);
    if (!isField(target) || errors[target.name] === undefined) return;
    const { name } = target;
    const error = errorsIn(currentTarget)[name];
    setErrors(({ [name]: _, ...others }) =>
      error === undefined ? others : { ...others, [name]: error },
    );
  }

  // Not while someone types.
  function handleBlur({ target }: FocusEvent<HTMLFormElement>) {
    if (!isField(target)) return;
    const error = errors[target.name];
    if (error === undefined || error === announced.current[target.name]) return;
    announced.current = { ...announced.current, [target.name]: error };
    announce(error);
  }

  return {
    errors,
    setErrors,
    isBusy,
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: handleSubmit,
      onInput: handleInput,
      onBlur: handleBlur,
    },
  };
}

type KeptForm = "contact" | "registration";

const keptKey = (name: KeptForm) => storage.KEPT_FORM + name;

function keepForm(form: HTMLFormElement, name: KeptForm): void {
  const { password: _, ...kept } = valuesOf(form);
  storage.keepForTab(keptKey(name), JSON.stringify(kept));
}

function restoreForm(form: HTMLFormElement, name: KeptForm): void {
  const kept = parseJson(v.record(v.string(), v.string()), storage.readForTab(keptKey(name)));
  for (const field of fieldsOf(form)) {
    const value = kept?.[field.name];
    if (!value || field.name === "password") continue;
    field.value = value;
    // As typing does, it may show other parts of the form.
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** Once it has been sent. */
export function forgetForm(name: KeptForm): void {
  storage.removeForTab(keptKey(name));
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
  // Also a date that is only partly typed.
  if (validity.badInput) return "Please complete this, or clear it.";
  if (required && isEmpty) return "Please fill this in.";
  if (type !== "email" || !validity.typeMismatch) return null;
  return "Please enter an email address, like name@example.org.";
}

/** Announces the errors but the first: a screen reader reads that one as the description of its field, which gets the focus. */
function announceErrors(form: HTMLFormElement, errors: FormErrors): void {
  const [, ...texts] = fieldsOf(form).flatMap(({ name, labels }) => {
    const error = errors[name];
    return error === undefined ? [] : [`${labels?.[0]?.textContent ?? ""}: ${error}`];
  });
  if (texts.length > 0) announce(texts.join(" "));
}

function focusFirstInvalid(form: HTMLFormElement, errors: FormErrors): void {
  const invalid = fieldsOf(form).find(({ name }) => errors[name] !== undefined);
  invalid?.focus();
  // WebKit scrolls only as far as the field, and leaves its label under the header.
  invalid?.labels?.[0]?.scrollIntoView({ block: "nearest" });
}

/**
 * For a long form, whose author may press Enter too early: Enter in a field of one line moves to the next field, and after
 * the last one to the button. With Ctrl or Cmd, it submits.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, key, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !isField(target)) return;
  const isSubmit = event.ctrlKey || event.metaKey;
  if (!isSubmit && !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (event.repeat) return;
  if (isSubmit) form.requestSubmit();
  else nextControl(form, target)?.focus();
}

function nextControl(form: HTMLFormElement, field: FieldElement): HTMLElement | null | undefined {
  const fields = fieldsOf(form);
  const next = fields
    .slice(fields.indexOf(field) + 1)
    .find((other) => !other.disabled && !("readOnly" in other && other.readOnly));
  return next ?? form.querySelector<HTMLElement>("[type=submit]");
}

export interface FormBoxProps {
  /** Must set the form's height as a minimum, so that nothing moves when the form appears. */
  className: string;
  children: ReactNode;
}

/** Not prerendered: extensions add elements beside fields, which would break hydration and lose what was filled in. */
export function FormBox({ className, children }: FormBoxProps) {
  const isHydrated = useHydrated();
  return (
    <div className={className}>
      {isHydrated ? (
        children
      ) : (
        <noscript>
          <p className="font-semibold">This form needs JavaScript.</p>
        </noscript>
      )}
    </div>
  );
}

export interface SubmitButtonProps extends Pick<ComponentProps<"button">, "className"> {
  isBusy: boolean;
  label: string;
  busyLabel: string;
  /** Announced when the server is slow; empty if the form says so itself. */
  slowText?: string;
  /** Why the last attempt failed, until it is sent again. A dialog says so, too, but a second press of Enter closes it. */
  failure?: string;
}

/** While its form is sent, it does nothing, but keeps the focus, which a disabled button would lose. */
export function SubmitButton({
  isBusy,
  label,
  busyLabel,
  slowText,
  failure = "",
  className = "",
}: SubmitButtonProps) {
  useBusyAnnouncement(isBusy, busyLabel, slowText);
  const failureId = useId();
  const failed = isBusy || failure === "" ? "" : `The last attempt: ${failure}`;
  return (
    <>
      <button
        type="submit"
        aria-disabled={isBusy}
        aria-describedby={failed === "" ? undefined : failureId}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        className={`btn btn-primary text-base ${className}`}
      >
        {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
        <span>{isBusy ? busyLabel : label}</span>
      </button>
      <p id={failureId} className="order-last mt-2 basis-full text-error text-sm empty:hidden">
        {failed}
      </p>
    </>
  );
}
