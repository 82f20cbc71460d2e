const rules: readonly { test: (password: string) => boolean; message: string }[] = [
  {
    test: (password) => password.length >= 8,
    message: "Password must be at least 8 characters",
  },
  {
    test: (password) => /[^a-zA-Z0-9]/.test(password),
    message: "Password must contain at least one special character",
  },
  {
    test: (password) => /[A-Z]/.test(password),
    message: "Password must contain at least one uppercase letter",
  },
  {
    test: (password) => /[a-z]/.test(password),
    message: "Password must contain at least one lowercase letter",
  },
];

/**
 * The first rule that a new password breaks, in the spec's order. Letters are ASCII only, as in the
 * provider's own password policies.
 * @returns the message for the field; null for a valid password
 */
export function passwordProblem(password: string): string | null {
  return rules.find((rule) => !rule.test(password))?.message ?? null;
}
