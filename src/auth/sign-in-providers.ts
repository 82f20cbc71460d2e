interface ProviderRow {
  /** Firebase's id. */
  id: string;
  label: string;
  /** The SVG path of its mark, stroked in a box of 24 by 24. */
  mark: string;
}

/** In the order of the buttons. `auth-client.ts` maps each provider to its class in the SDK. */
export const signInProviders = [
  { id: "google.com", label: "Google", mark: "M20.4 12H12m8.3-1.6A8.5 8.5 0 1 1 18 6" },
] as const satisfies ProviderRow[];

export type SignInProvider = (typeof signInProviders)[number];
export type ProviderId = SignInProvider["id"];
