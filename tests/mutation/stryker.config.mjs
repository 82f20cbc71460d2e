import { readdirSync, readFileSync } from "node:fs";

/**
 * Mutates a random sample of the source's lines and tells which mutants the tests do not notice: `npm run test:mutation`.
 * MUTATION_SEED picks the sample (1 if left out), MUTATION_LINES its size (150).
 */

const seed = Number(process.env.MUTATION_SEED ?? 1);
const lines = Number(process.env.MUTATION_LINES ?? 150);

/** A Park-Miller generator: the same seed picks the same lines. */
let state = seed;
function random() {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}

/** Mocks, drawings and build tooling are not what users run. */
const files = readdirSync("src", { recursive: true })
  .filter((path) => /^(?!mocks|tooling|assets).*(?<!\.d)\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .sort();

const isCode = (line) =>
  line.trim().length > 2 &&
  !/^\s*(\/\/|\/?\*|import\b|\} from\b|className=|export type\b)/.test(line);

const candidates = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => (isCode(line) ? [`${file}:${index + 1}-${index + 1}`] : [])),
);

const sample = Array.from(
  { length: lines },
  () => candidates.splice(Math.floor(random() * candidates.length), 1)[0],
);

export default {
  mutate: sample,
  // A changed text or class name is no changed behavior.
  mutator: { excludedMutations: ["StringLiteral", "ObjectLiteral"] },
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  // TypeScript 7 has no API that Stryker could rewrite a tsconfig with.
  tsconfigFile: "none",
  disableTypeChecks: true,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
};
