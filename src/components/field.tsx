import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Replaces the hint and the remark. */
  error?: string | undefined;
  /**
   * Replaces the hint; null while there is none. Announced only in a field with a hint, whose paragraph exists before.
   */
  remark?: string | null | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, remark, children }: FieldProps) {
  const id = useId();
  const note = error ?? remark ?? hint;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="w-fit font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": note === undefined ? undefined : `${id}-note`,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          aria-live={remark === undefined ? undefined : "polite"}
          className={`text-sm ${error !== undefined ? "text-error" : remark ? "font-semibold" : "text-ink-soft"}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, "children"> & ComponentProps<"input">;

export function TextField({ label, hint, error, remark, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} remark={remark}>
      {(control) => <input className="input min-h-touch w-full" {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<FieldProps, "children" | "remark"> & ComponentProps<"textarea">;

export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          className="textarea min-h-36 w-full leading-relaxed"
          dir="auto"
          {...textarea}
          {...control}
        />
      )}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = Omit<FieldProps, "children" | "remark"> &
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

type PasswordFieldProps = { error?: string | undefined; hint?: string } & ComponentProps<"input">;

export function PasswordField({ error, hint, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label="Password" error={error} hint={hint}>
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
