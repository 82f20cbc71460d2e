import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "@/components/field";

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
