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

/** The demo's provider is at an address that does not exist: where the mocks do not answer, no password leaves the device. */
export const demoVariables: Record<string, string> = {
  ...exampleVariables,
  VITE_FIREBASE_AUTH_EMULATOR_URL: "https://sign-in.sow-and-tell.example",
};

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
  const { success, output, issues } = v.safeParse(SettingsSchema, values, { abortPipeEarly: true });
  const unknown = Object.keys(values)
    .filter((name) => name.startsWith("VITE_") && !(name in variables) && !viteOwn.includes(name))
    .map((name) => `${name} is not the name of a setting`);
  if (success && unknown.length === 0) return { settings: output, problems: [] };
  const problems = (issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  return { settings: exampleSettings, problems: [...problems, ...unknown] };
}

/** Vite sets the first if an `.env` file has `NODE_ENV`; the others are switches of its own. */
const viteOwn = ["VITE_USER_NODE_ENV", "VITE_CJS_IGNORE_WARNING", "VITE_CJS_TRACE"];

/**
 * Fails a build if its settings have problems, and warns about those that are unsuitable for real users. In development,
 * Vite shows the problems in the terminal and in its overlay.
 */
export function requireSettings({ settings, problems }: Reading): Plugin {
  let base = "/";
  return {
    name: "require-settings",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "pre",
      // Once for a build, whose configuration Vite reads for each of its environments.
      handler(_html, { server }) {
        const found = base === "/" ? problems : [...problems, `--base is ${base} instead of /`];
        if (found.length > 0) throw listOf(found);
        if (!server) for (const warning of settingsWarnings(settings)) console.warn(warning);
      },
    },
  };
}

function listOf(problems: readonly string[]): Error {
  const error = new Error(
    [
      "Some settings are missing or invalid (see .env.example):",
      ...problems,
      "The demo needs none: unset them all for npm run dev, or build it with npm run demo.",
    ].join("\n"),
  );
  // It would show where this is thrown, and hide the list.
  delete error.stack;
  return error;
}

/** Warnings about settings that are unsuitable for real users. The build continues, since it may be for a test. */
export function settingsWarnings(settings: Settings): string[] {
  return [
    /^http:/i.test(settings.VITE_API_BASE_URL) &&
      `VITE_API_BASE_URL is ${settings.VITE_API_BASE_URL}: browsers block http: calls from a page on https:.`,
    settings.VITE_FIREBASE_AUTH_EMULATOR_URL !== null &&
      settings.VITE_FIREBASE_AUTH_EMULATOR_URL !== demoVariables.VITE_FIREBASE_AUTH_EMULATOR_URL &&
      "VITE_FIREBASE_AUTH_EMULATOR_URL is set: accounts are the emulator's, where anyone can sign in as anyone.",
  ].filter((warning) => warning !== false);
}
