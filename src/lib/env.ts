import { demoEnvironment, type Environment, readEnv } from "@/lib/read-env";

const reading = readEnv(import.meta.env);

/** What stops the program from starting: variables left out or malformed. Null when all is well. */
export const environmentProblem: { missing: string[]; invalid: string[] } | null =
  !__MOCKS__ && reading.kind === "incomplete" ? reading : null;

/** The servers this build talks to. With the mocks in, addresses that only the mocks answer. */
export const env: Environment =
  !__MOCKS__ && reading.kind === "ready" ? reading.environment : demoEnvironment;
