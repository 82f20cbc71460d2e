import type { ReactNode } from "react";
import type { ProviderId } from "@/auth/auth-user";

/** What the demo changes. Outside the demo, all of these are null. */
interface DemoExtensions {
  /** Offers, in the login form, to fill in the demo's account. */
  accountOffer: ReactNode;
  /** Replaces a provider's window. @returns a token of the chosen account @throws if the user closes it */
  chooseAccount: ((provider: ProviderId) => Promise<string>) | null;
  offlineNotice: string | null;
}

export const demo: DemoExtensions = {
  accountOffer: null,
  chooseAccount: null,
  offlineNotice: null,
};
