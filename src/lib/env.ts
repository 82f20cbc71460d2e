import type { Environment, Settings } from "@/lib/read-env";

/** Read when the program is built, so that nothing of the reading is in it. */
declare const __SETTINGS__: Settings;

const settings: Settings = __SETTINGS__;

/** What stops the program from starting: variables left out or malformed. Null when all is well. */
export const environmentProblem = settings.problem;

/** The servers this build talks to. With the mocks in, addresses that only the mocks answer. */
export const env: Environment = settings.environment;
