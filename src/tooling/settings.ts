import * as v from "valibot";
import type { Plugin } from "vite";
import type { Environment } from "@/lib/env";

const Text = v.optional(v.pipe(v.string(), v.trim()), "");
const Required = v.pipe(Text, v.nonEmpty("is not set"));

/** Without a scheme or a path. */
const HostName = v.pipe(Required, v.regex(/^[^/\s]*$/, "is not a host name"));

const httpUrl = v.check(
  (text: string) => text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text)),
  "is not an http(s) address",
);
const OptionalHttpUrl = v.pipe(
  Text,
  httpUrl,
  v.transform((text) => text || null),
);

/** `.env.example` explains the variables. */
const VariablesSchema = v.object({
  VITE_API_BASE_URL: v.pipe(
    Required,
    httpUrl,
    v.transform((url) => url.replace(/\/+$/, "")),
  ),
  VITE_FIREBASE_API_KEY: Required,
  VITE_FIREBASE_AUTH_DOMAIN: HostName,
  VITE_FIREBASE_PROJECT_ID: Required,
  VITE_FIREBASE_STORAGE_BUCKET: Required,
  VITE_FIREBASE_MESSAGING_SENDER_ID: Required,
  VITE_FIREBASE_APP_ID: Required,
  VITE_FIREBASE_AUTH_EMULATOR_URL: OptionalHttpUrl,
  VITE_ERROR_REPORT_URL: OptionalHttpUrl,
});

/** Hosts under `.invalid` never resolve (RFC 2606), so a call that the mocks miss reaches no server. */
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

/** Whether no variable is set. Blank ones count as unset. */
export function isUnset(variables: Record<string, string | undefined>): boolean {
  return Object.keys(VariablesSchema.entries).every((name) => !variables[name]?.trim());
}

interface Settings {
  environment: Environment;
  /** What is missing or malformed, one line per variable. */
  problems: string[];
}

/** @returns the settings; if there are problems, with the demo's environment, which reaches no server */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const { success, output, issues } = v.safeParse(VariablesSchema, variables);
  if (!success) {
    const problems = issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    return { environment: demoEnvironment, problems };
  }
  const environment = {
    apiBaseUrl: output.VITE_API_BASE_URL,
    firebase: {
      apiKey: output.VITE_FIREBASE_API_KEY,
      authDomain: output.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: output.VITE_FIREBASE_PROJECT_ID,
      storageBucket: output.VITE_FIREBASE_STORAGE_BUCKET,
      messagingSenderId: output.VITE_FIREBASE_MESSAGING_SENDER_ID,
      appId: output.VITE_FIREBASE_APP_ID,
    },
    authEmulatorUrl: output.VITE_FIREBASE_AUTH_EMULATOR_URL,
    errorReportUrl: output.VITE_ERROR_REPORT_URL,
  };
  return { environment, problems: [] };
}

/** Fails a build if its settings have problems. In development, Vite shows them in the terminal and in its overlay. */
export function requireSettings({ problems }: Settings): Plugin {
  return {
    name: "require-settings",
    transformIndexHtml: {
      order: "pre",
      handler() {
        if (problems.length === 0) return;
        const error = new Error(
          [
            "Some settings are missing or invalid (see .env.example):",
            ...problems,
            "The demo needs none: unset them all for npm run dev, or build it with npm run demo.",
          ].join("\n"),
        );
        // It would show where this is thrown, and hide the list.
        delete error.stack;
        throw error;
      },
    },
  };
}

/** Warnings about settings that are unsuitable for real users. The build continues, since it may be for a test. */
export function settingsWarnings({ apiBaseUrl, authEmulatorUrl }: Environment): string[] {
  return [
    /^http:/i.test(apiBaseUrl) &&
      `VITE_API_BASE_URL is ${apiBaseUrl}: browsers block http: calls from a page on https:.`,
    authEmulatorUrl !== null &&
      "VITE_FIREBASE_AUTH_EMULATOR_URL is set: accounts are the emulator's, where anyone can sign in as anyone.",
  ].filter((warning) => warning !== false);
}
