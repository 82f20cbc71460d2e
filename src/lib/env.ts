/** Where the app's servers are. */
export interface Environment {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  /** What the Firebase SDK is initialized with. */
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
    messagingSenderId: string;
    appId: string;
  };
  /** Set only where the Auth emulator takes the place of Firebase. */
  authEmulatorUrl: string | null;
  /** Where errors are reported; null where that is the console alone. */
  errorReportUrl: string | null;
}

export interface Settings {
  environment: Environment;
  /** What stops the app from starting, a line per variable. */
  problems: string[];
}

/** Read when the app is built (`tooling/settings.ts`), so that the app has no code for it. */
declare const __SETTINGS__: Settings;

/** The servers of this build. With the mocks in, addresses that only the mocks answer. */
export const env: Environment = __SETTINGS__.environment;

/** What stops the app from starting, a line per variable. */
export const settingsProblems: readonly string[] = __SETTINGS__.problems;
