import type { Environment, Settings } from "@/lib/env";

/** The variables a build for real users needs; `.env.example` explains each. */
export const requiredVariables = [
  "VITE_API_BASE_URL",
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_STORAGE_BUCKET",
  "VITE_FIREBASE_MESSAGING_SENDER_ID",
  "VITE_FIREBASE_APP_ID",
] as const;

const emulatorVariable = "VITE_FIREBASE_AUTH_EMULATOR_URL";
const errorReportVariable = "VITE_ERROR_REPORT_URL";

export type EnvironmentReading =
  | { kind: "unset" }
  | { kind: "incomplete"; missing: string[]; invalid: string[] }
  | { kind: "ready"; environment: Environment };

/** Hosts under `.invalid` can never resolve (RFC 2606): what the mocks miss reaches no server. */
export const demoEnvironment: Environment = {
  apiBaseUrl: "https://api.demo.invalid",
  firebase: {
    apiKey: "demo-key",
    authDomain: "auth.demo.invalid",
    projectId: "demo-sow-and-tell",
    storageBucket: "storage.demo.invalid",
    messagingSenderId: "0",
    appId: "demo",
  },
  authEmulatorUrl: null,
  errorReportUrl: null,
};

/** The settings of a build whose variables were read so. @param hasMocks the app brings its own backend */
export function settingsFor(reading: EnvironmentReading, hasMocks: boolean): Settings {
  return {
    environment: !hasMocks && reading.kind === "ready" ? reading.environment : demoEnvironment,
    problem: !hasMocks && reading.kind === "incomplete" ? reading : null,
  };
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/**
 * Reads the app's settings from environment variables.
 * @param source variables by name; blank counts as unset
 * @returns `unset` when none is given, `incomplete` with the names of the missing and the malformed ones, or `ready`
 */
export function readEnv(source: Record<string, unknown>): EnvironmentReading {
  const value = (name: string): string => String(source[name] ?? "").trim();
  const missing = requiredVariables.filter((name) => value(name) === "");
  const emulatorUrl = value(emulatorVariable);
  const errorReportUrl = value(errorReportVariable);
  const isNothingSet = missing.length === requiredVariables.length;
  if (isNothingSet && emulatorUrl + errorReportUrl === "") return { kind: "unset" };

  const apiBaseUrl = value("VITE_API_BASE_URL");
  const invalid: string[] = [];
  if (apiBaseUrl !== "" && !isHttpUrl(apiBaseUrl)) invalid.push("VITE_API_BASE_URL");
  if (emulatorUrl !== "" && !isHttpUrl(emulatorUrl)) invalid.push(emulatorVariable);
  if (errorReportUrl !== "" && !isHttpUrl(errorReportUrl)) invalid.push(errorReportVariable);
  if (missing.length > 0 || invalid.length > 0) return { kind: "incomplete", missing, invalid };

  return {
    kind: "ready",
    environment: {
      apiBaseUrl: apiBaseUrl.replace(/\/+$/, ""),
      firebase: {
        apiKey: value("VITE_FIREBASE_API_KEY"),
        authDomain: value("VITE_FIREBASE_AUTH_DOMAIN"),
        projectId: value("VITE_FIREBASE_PROJECT_ID"),
        storageBucket: value("VITE_FIREBASE_STORAGE_BUCKET"),
        messagingSenderId: value("VITE_FIREBASE_MESSAGING_SENDER_ID"),
        appId: value("VITE_FIREBASE_APP_ID"),
      },
      authEmulatorUrl: emulatorUrl === "" ? null : emulatorUrl,
      errorReportUrl: errorReportUrl === "" ? null : errorReportUrl,
    },
  };
}

/**
 * What is not right for real users in a build's settings, a sentence each; the build goes on, since it may be for a test.
 * @param environment the build's servers
 */
export function settingsWarnings({ apiBaseUrl, authEmulatorUrl }: Environment): string[] {
  return [
    /^http:/i.test(apiBaseUrl) &&
      `VITE_API_BASE_URL is ${apiBaseUrl}: browsers block http: calls from a page on https:.`,
    authEmulatorUrl !== null &&
      `${emulatorVariable} is set: accounts are the emulator's, where anyone can sign in as anyone.`,
  ].filter((warning) => warning !== false);
}
