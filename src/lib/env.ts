/** The addresses and credentials of the app's servers. */
export interface Environment {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
    messagingSenderId: string;
    appId: string;
  };
  /** Null unless the Auth emulator replaces Firebase. */
  authEmulatorUrl: string | null;
  /** Receives error reports; null to log them to the console only. */
  errorReportUrl: string | null;
}

/** Inlined by `vite.config.ts`, so that the parser (`tooling/settings.ts`) is not in the app. */
declare const __ENVIRONMENT__: Environment;

export const env: Environment = __ENVIRONMENT__;
