/** What a build with the mocks plugs in. In a real build it stays empty, and nothing of the demo is in it. */
export interface DemoSeam {
  /** An account that the login page offers to fill in. */
  account: { email: string; password: string } | null;
  /** Stands in for Google's window; answers with an ID token, rejects when the person closes it. */
  chooseGoogleAccount: (() => Promise<string>) | null;
  /** What works without a connection, where that is not what works in a real build. */
  offlineNotice: string | null;
}

export const demo: DemoSeam = { account: null, chooseGoogleAccount: null, offlineNotice: null };
