import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type FocusEvent, type ReactNode, useId, useState } from "react";

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  label: string;
  /** Stays below an error. */
  hint?: ReactNode;
  /** Whether the hint describes the control beside an error, too, as rules do. */
  isRule?: boolean;
  error?: string | undefined;
  /** The id of a text elsewhere that says what is wrong. */
  problemId?: string | undefined;
  /** Shown while there is no error, and announced; null while there is none. */
  remark?: string | null | undefined;
  /** A link or button on the label's line. It follows the control in the order of focus. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Reserves a line for its message, so that nothing below moves when one appears. */
export function Field({
  label,
  hint,
  isRule,
  error,
  problemId,
  remark,
  aside,
  children,
}: FieldProps) {
  const id = useId();
  const message = error ?? remark;
  const hasHint = hint && (isRule || !message);
  const notes = [problemId, message && `${id}-message`, hasHint && `${id}-hint`].filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 pb-1.5">
      <label htmlFor={id} className="w-fit font-semibold">
        {label}
      </label>
      <div className="col-span-full grid">
        {children({
          id,
          "aria-describedby": notes.join(" ") || undefined,
          "aria-invalid": error === undefined && problemId === undefined ? undefined : true,
        })}
      </div>
      <div className={`col-span-full text-sm ${message ? "" : "pb-5"}`}>
        <p
          id={`${id}-message`}
          // The form announces errors.
          aria-live={remark === undefined || error !== undefined ? undefined : "polite"}
          className={error === undefined ? "font-semibold" : "text-error"}
        >
          {message}
        </p>
        {hint && (
          <div id={`${id}-hint`} className="text-ink-soft">
            {hint}
          </div>
        )}
      </div>
      {aside && <div className="-my-2.5 col-start-2 row-start-1 ms-3">{aside}</div>}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, "children"> & ComponentProps<"input">;

export function TextField({ label, hint, error, remark, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} remark={remark} aside={aside}>
      {(control) => <input className="input min-h-touch w-full" {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<FieldProps, "children" | "remark" | "aside"> &
  ComponentProps<"textarea">;

export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          className="textarea min-h-36 w-full leading-relaxed"
          dir="auto"
          onFocus={showWhole}
          {...textarea}
          {...control}
        />
      )}
    </Field>
  );
}

/** Browsers scroll only as far as its first line, and a sticky bar may cover the others. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  const { height, bottom } = currentTarget.getBoundingClientRect();
  const half = window.innerHeight / 2;
  if (height < half && bottom > half) currentTarget.scrollIntoView({ block: "nearest" });
}

export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = Omit<FieldProps, "children" | "remark" | "aside"> &
  ComponentProps<"select"> & { options: readonly SelectOption[] };

export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select className="select min-h-touch w-full" {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export interface NameAndEmailFieldsProps {
  errors: Record<string, string>;
  readOnly?: boolean;
}

export function NameAndEmailFields({ errors, readOnly = false }: NameAndEmailFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="name"
        dir="auto"
        readOnly={readOnly}
        error={errors.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        readOnly={readOnly}
        error={errors.email}
      />
    </>
  );
}

type PasswordFieldProps = Pick<FieldProps, "error" | "problemId" | "hint" | "aside"> &
  ComponentProps<"input">;

export function PasswordField({ error, problemId, hint, aside, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label="Password" error={error} problemId={problemId} hint={hint} isRule aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            className="input min-h-touch w-full pe-12"
            name="password"
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            {...input}
            {...control}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 z-10 grid w-touch place-items-center text-ink-soft"
            aria-label={isShown ? "Hide password" : "Show password"}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size="1.25rem" />
          </button>
        </div>
      )}
    </Field>
  );
}
