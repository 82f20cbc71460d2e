import type { FormEvent } from "react";
import { passwordProblem } from "@/auth/password-rules";
import { NameAndEmailFields, TextAreaField, TextField } from "@/components/field";
import { PasswordField } from "@/components/password-field";
import { SubmitButton } from "@/components/submit-button";
import { type FormErrors, type FormValues, useForm } from "@/components/use-form";

export interface RegisterFormProps {
  /** What the provider has against the email; null for nothing. */
  emailProblem: string | null;
  onEmailChange: () => void;
  onSubmit: (values: FormValues) => Promise<void>;
}

/** The required fields, and the optional ones about oneself. */
export function RegisterForm({ emailProblem, onEmailChange, onSubmit }: RegisterFormProps) {
  const { errors, isBusy, formProps } = useForm({ check: checkPassword, submit: onSubmit });

  function handleInput(event: FormEvent<HTMLFormElement>) {
    formProps.onInput(event);
    if (event.target instanceof HTMLInputElement && event.target.name === "email") onEmailChange();
  }

  return (
    <form {...formProps} onInput={handleInput} className="flex flex-col gap-5">
      <NameAndEmailFields
        errors={{ ...(emailProblem !== null && { email: emailProblem }), ...errors }}
      />
      <TextField
        label="Photo URL"
        name="photoUrl"
        required
        inputMode="url"
        autoComplete="photo"
        enterKeyHint="next"
        autoCapitalize="none"
        spellCheck={false}
        hint="Required. The address of a picture of you. Without one, write any word, such as none: your initials are shown instead."
        error={errors.photoUrl}
      />
      <PasswordField
        autoComplete="new-password"
        enterKeyHint="next"
        hint="At least 8 characters, with a special character, an uppercase and a lowercase letter."
        error={errors.password}
      />
      <fieldset className="flex flex-col gap-5 border-rule border-t pt-4">
        <legend className="pe-3 font-display font-semibold text-lg">Optional details</legend>
        <TextField
          label="Location"
          name="location"
          autoComplete="address-level2"
          enterKeyHint="next"
          dir="auto"
        />
        <TextField
          label="Specialty"
          name="specialty"
          hint="Such as Roses or Small balconies."
          enterKeyHint="next"
          dir="auto"
        />
        <TextAreaField label="Bio" name="bio" rows={3} />
      </fieldset>
      <SubmitButton isBusy={isBusy} label="Create Account" busyLabel="Creating Account..." />
    </form>
  );
}

function checkPassword({ password = "" }: FormValues): FormErrors {
  const problem = passwordProblem(password);
  return problem === null ? {} : { password: problem };
}
