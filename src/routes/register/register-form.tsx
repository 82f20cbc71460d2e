import { ChevronDown } from "lucide-react";
import { NameAndEmailFields, PasswordField, TextAreaField, TextField } from "@/components/field";
import { type FormErrors, type FormValues, SubmitButton, useForm } from "@/components/form";

export interface RegisterFormProps {
  /** Resolves with errors by field name. */
  onSubmit: (values: FormValues, form: HTMLFormElement) => Promise<FormErrors>;
}

export function RegisterForm({ onSubmit }: RegisterFormProps) {
  const { errors, setErrors, isBusy, formProps } = useForm({
    check: checkPassword,
    submit: async (values, form) => setErrors(await onSubmit(values, form)),
  });

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <NameAndEmailFields errors={errors} />
      <TextField
        label="Photo URL"
        name="photoUrl"
        required
        inputMode="url"
        autoComplete="photo"
        autoCapitalize="none"
        spellCheck={false}
        hint="Required. The address of a picture of you. If you have none, write any word: your initial is shown instead."
        error={errors.photoUrl}
      />
      <PasswordField
        autoComplete="new-password"
        hint="At least 8 characters, with a special character, an uppercase and a lowercase letter."
        error={errors.password}
      />
      <OptionalDetails />
      <SubmitButton
        isBusy={isBusy}
        // The dialogs that follow move the focus.
        disabled={isBusy}
        label="Create Account"
        busyLabel="Creating Account..."
      />
    </form>
  );
}

const passwordRules: readonly [RegExp, string][] = [
  [/^.{8}/s, "Password must be at least 8 characters"],
  [/[^a-zA-Z0-9]/, "Password must contain at least one special character"],
  [/[A-Z]/, "Password must contain at least one uppercase letter"],
  [/[a-z]/, "Password must contain at least one lowercase letter"],
];

/**
 * As in Firebase's password policies, only ASCII letters count.
 * @returns the message of the first broken rule, or null
 */
export function passwordProblem(password: string): string | null {
  return passwordRules.find(([pattern]) => !pattern.test(password))?.[1] ?? null;
}

function checkPassword({ password = "" }: FormValues): FormErrors {
  const problem = passwordProblem(password);
  return problem === null ? {} : { password: problem };
}

/** Opens when the browser fills in a field, so that no one submits text unseen. */
function OptionalDetails() {
  return (
    <details
      onInput={({ currentTarget }) => openIfFilled(currentTarget)}
      className="group border-rule border-y"
    >
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-3 py-2 font-display font-semibold text-lg">
        Tell us about your garden (optional)
        <ChevronDown size="1.25rem" className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pt-2 pb-5">
        <TextField label="Location" name="location" autoComplete="address-level2" dir="auto" />
        <TextField
          label="Specialty"
          name="specialty"
          hint="Such as roses or small balconies."
          dir="auto"
        />
        <TextAreaField label="Bio" name="bio" rows={3} />
      </div>
    </details>
  );
}

function openIfFilled(details: HTMLDetailsElement) {
  const fields = details.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[name]");
  if ([...fields].some(({ value }) => value !== "")) details.open = true;
}
