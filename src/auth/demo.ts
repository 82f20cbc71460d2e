import type { ProviderId } from "@/auth/sign-in-providers";

/** What a build with the mocks plugs in. In a real build it stays empty, and nothing of the demo is in it. */
export interface DemoSeam {
  /** An account that the login page offers to fill in. */
  account: { email: string; password: string } | null;
  /** Replaces a provider's window; resolves with an ID token, rejects when the person closes it. */
  chooseAccount: ((provider: ProviderId) => Promise<string>) | null;
  /** What works without a connection, where that is not what works in a real build. */
  offlineNotice: string | null;
}

export const demo: DemoSeam = { account: null, chooseAccount: null, offlineNotice: null };
