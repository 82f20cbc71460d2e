/**
 * The providers, in the order of their buttons. `id` is Firebase's, and `auth-client.ts` maps it to a class of the SDK;
 * `mark` is the button's icon, an SVG path that is stroked in a box of 24 by 24.
 */
export const signInProviders = [
  { id: "google.com", label: "Google", mark: "M20.4 12H12m8.3-1.6A8.5 8.5 0 1 1 18 6" },
] as const;

export type SignInProvider = (typeof signInProviders)[number];
export type ProviderId = SignInProvider["id"];
