export interface ProviderRow {
  /** Firebase's id. */
  id: string;
  label: string;
  /** The path of its mark, drawn with a stroke in a box of 24 by 24. */
  mark: string;
}

/**
 * The services that people can sign in with besides a password, in the order of their buttons. Buttons, messages, the demo's
 * account chooser and the mocks read this table; `auth-client.ts` makes the SDK's object for each.
 */
export const signInProviders = [
  { id: "google.com", label: "Google", mark: "M20.4 12H12m8.3-1.6A8.5 8.5 0 1 1 18 6" },
] as const satisfies ProviderRow[];

export type SignInProvider = (typeof signInProviders)[number];
export type ProviderId = SignInProvider["id"];
