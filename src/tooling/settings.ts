import * as v from "valibot";
import type { Plugin } from "vite";
// Vite loads this file with its configuration, before `@/` is known.
import { type Settings, type VariableName, variables } from "../lib/settings.ts";

type Values = Record<string, string | undefined>;

const rows = Object.entries(variables);

const entries = rows.map(([name, { schema }]) => [name, schema]);
const schemas: { [TName in VariableName]: (typeof variables)[TName]["schema"] } =
  Object.fromEntries(entries);
const SettingsSchema = v.object(schemas);

/** An example of each required variable, with which the demo and the tests run. */
export const exampleVariables: Record<string, string> = Object.fromEntries(
  rows
    .filter(([, { schema }]) => !v.is(schema, undefined))
    .map(([name, { example }]) => [name, example]),
);

export const exampleSettings: Settings = v.parse(SettingsSchema, exampleVariables);

/** Whether no variable is set. Blank ones count as unset. */
export function isUnset(values: Values): boolean {
  return rows.every(([name]) => !values[name]?.trim());
}

interface Reading {
  settings: Settings;
  /** What is missing or malformed, one line per variable. */
  problems: string[];
}

/** @returns the settings; if there are problems, the examples, which reach no server */
export function readSettings(values: Values): Reading {
  const { success, output, issues } = v.safeParse(SettingsSchema, values);
  if (success) return { settings: output, problems: [] };
  const problems = issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  return { settings: exampleSettings, problems };
}

/** Fails a build if its settings have problems. In development, Vite shows them in the terminal and in its overlay. */
export function requireSettings({ problems }: Reading): Plugin {
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
export function settingsWarnings(settings: Settings): string[] {
  return [
    /^http:/i.test(settings.VITE_API_BASE_URL) &&
      `VITE_API_BASE_URL is ${settings.VITE_API_BASE_URL}: browsers block http: calls from a page on https:.`,
    settings.VITE_FIREBASE_AUTH_EMULATOR_URL !== null &&
      "VITE_FIREBASE_AUTH_EMULATOR_URL is set: accounts are the emulator's, where anyone can sign in as anyone.",
  ].filter((warning) => warning !== false);
}
