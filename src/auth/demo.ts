import type { ProviderId } from "@/auth/sign-in-providers";

/** What a demo build plugs in. In a real build it stays empty. */
export interface DemoSeam {
  /** The account that the login page offers to fill in. */
  account: { email: string; password: string } | null;
  /** Replaces a provider's window: resolves with a token of the chosen account, and rejects if the user closes it. */
  chooseAccount: ((provider: ProviderId) => Promise<string>) | null;
  /** Replaces the notice about what works offline. */
  offlineNotice: string | null;
}

export const demo: DemoSeam = { account: null, chooseAccount: null, offlineNotice: null };
