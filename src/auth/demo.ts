import type { ProviderId } from "@/auth/sign-in-providers";

/** What the demo changes; outside it, all of these are null. */
interface DemoExtensions {
  /** The account that the login page offers to fill in. */
  account: { email: string; password: string } | null;
  /** Replaces a provider's window: resolves with a token of the chosen account, and rejects if the user closes it. */
  chooseAccount: ((provider: ProviderId) => Promise<string>) | null;
  /** Replaces the notice about what works offline. */
  offlineNotice: string | null;
}

export const demo: DemoExtensions = { account: null, chooseAccount: null, offlineNotice: null };
