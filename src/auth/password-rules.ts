const rules: readonly [RegExp, string][] = [
  [/^.{8}/s, "Password must be at least 8 characters"],
  [/[^a-zA-Z0-9]/, "Password must contain at least one special character"],
  [/[A-Z]/, "Password must contain at least one uppercase letter"],
  [/[a-z]/, "Password must contain at least one lowercase letter"],
];

/**
 * Finds the first rule, in the spec's order, that a new password breaks. As in Firebase's own password policies, only
 * ASCII letters count as letters.
 * @returns the message for the field; null for a valid password
 */
export function passwordProblem(password: string): string | null {
  return rules.find(([pattern]) => !pattern.test(password))?.[1] ?? null;
}
