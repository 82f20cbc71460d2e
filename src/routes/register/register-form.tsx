import { ChevronDown, Circle, CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { NameAndEmailFields, PasswordField, TextAreaField, TextField } from "@/components/field";
import { type FormErrors, type FormValues, SubmitButton, useForm } from "@/components/form";

export interface RegisterFormProps {
  /** Why the last attempt failed; empty if it did not, or if a field says so. */
  failure: string;
  /** Resolves with errors by field name. */
  onSubmit: (values: FormValues, form: HTMLFormElement) => Promise<FormErrors>;
}

export function RegisterForm({ failure, onSubmit }: RegisterFormProps) {
  const { errors, setErrors, isBusy, formProps } = useForm({
    keptAs: "registration",
    check: checkPassword,
    submit: async (values, form) => setErrors(await onSubmit(values, form)),
  });

  const photo = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");

  function handleNoPhoto() {
    const input = photo.current;
    if (input === null) return;
    input.value = "none";
    // Removes an error of the empty field.
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.focus();
  }

  return (
    <form {...formProps} onReset={() => setPassword("")} className="flex flex-col">
      <NameAndEmailFields errors={errors} readOnly={isBusy} />
      <TextField
        ref={photo}
        label="Photo URL"
        name="photoUrl"
        required
        readOnly={isBusy}
        inputMode="url"
        autoComplete="photo"
        autoCapitalize="none"
        spellCheck={false}
        hint="The address of a picture of you."
        error={errors.photoUrl}
        aside={
          <button
            type="button"
            className="link min-h-touch text-sm"
            disabled={isBusy}
            onClick={handleNoPhoto}
          >
            I have no photo
          </button>
        }
      />
      <PasswordField
        autoComplete="new-password"
        readOnly={isBusy}
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        hint={<PasswordTicks password={password} />}
        error={errors.password}
      />
      <OptionalDetails readOnly={isBusy} />
      <SubmitButton
        isBusy={isBusy}
        label="Create Account"
        busyLabel="Creating Account..."
        failure={failure}
        className="mt-5"
      />
    </form>
  );
}

interface PasswordRule {
  pattern: RegExp;
  /** In the list of ticks. */
  name: string;
  message: string;
}

const passwordRules: readonly PasswordRule[] = [
  {
    pattern: /^.{8}/s,
    name: "8 characters",
    message: "Password must be at least 8 characters",
  },
  {
    pattern: /[^a-zA-Z0-9]/,
    name: "a special character",
    message: "Password must contain at least one special character",
  },
  {
    pattern: /[A-Z]/,
    name: "an uppercase letter",
    message: "Password must contain at least one uppercase letter",
  },
  {
    pattern: /[a-z]/,
    name: "a lowercase letter",
    message: "Password must contain at least one lowercase letter",
  },
];

function PasswordTicks({ password }: { password: string }) {
  return (
    <>
      <span className="sr-only">At least</span>
      <ul className="grid gap-x-4 min-[24.75rem]:grid-cols-2">
        {passwordRules.map(({ pattern, name }) => {
          const isMet = pattern.test(password);
          const Icon = isMet ? CircleCheck : Circle;
          return (
            <li key={name} className={`flex items-center gap-1.5 ${isMet ? "text-moss" : ""}`}>
              <Icon size="1rem" className="shrink-0" />
              <span>{name}</span>
              {isMet && <span className="sr-only">(done)</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * As in Firebase's password policies, only ASCII letters count.
 * @returns the message of the first broken rule, or null
 */
export function passwordProblem(password: string): string | null {
  return passwordRules.find(({ pattern }) => !pattern.test(password))?.message ?? null;
}

function checkPassword({ password = "" }: FormValues): FormErrors {
  const problem = passwordProblem(password);
  return problem === null ? {} : { password: problem };
}

/** Opens when the browser fills in a field, so that no one submits text unseen. */
function OptionalDetails({ readOnly }: { readOnly: boolean }) {
  return (
    <details
      onInput={({ currentTarget }) => openIfFilled(currentTarget)}
      className="group border-rule border-y"
    >
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-3 py-2 font-display font-semibold text-lg">
        Tell us about your garden (optional)
        <ChevronDown size="1.25rem" className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col pt-2">
        <TextField
          label="Location"
          name="location"
          autoComplete="address-level2"
          dir="auto"
          readOnly={readOnly}
        />
        <TextField
          label="Specialty"
          name="specialty"
          hint="Such as roses or small balconies."
          dir="auto"
          readOnly={readOnly}
        />
        <TextAreaField label="Bio" name="bio" rows={3} readOnly={readOnly} />
      </div>
    </details>
  );
}

function openIfFilled(details: HTMLDetailsElement) {
  const fields = details.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[name]");
  if ([...fields].some(({ value }) => value !== "")) details.open = true;
}
