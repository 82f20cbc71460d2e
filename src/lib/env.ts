/** What the Firebase SDK is initialised with. */
export interface FirebaseOptions {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  messagingSenderId: string;
  appId: string;
}

/** Where the app's two servers are. */
export interface Environment {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  firebase: FirebaseOptions;
  /** Set only where the Auth emulator stands in for Firebase. */
  authEmulatorUrl: string | null;
  /** Where errors are reported; null where that is the console alone. */
  errorReportUrl: string | null;
}

/** What the app is told when it is built. */
export interface Settings {
  environment: Environment;
  /** Variables left out or malformed; null when all is well. */
  problem: { missing: string[]; invalid: string[] } | null;
}

/** Read when the app is built (`tooling/read-env.ts`), so that none of the reading is in it. */
declare const __SETTINGS__: Settings;

const settings: Settings = __SETTINGS__;

/** What stops the app from starting: variables left out or malformed. Null when all is well. */
export const environmentProblem = settings.problem;

/** The servers this build talks to. With the mocks in, addresses that only the mocks answer. */
export const env: Environment = settings.environment;
