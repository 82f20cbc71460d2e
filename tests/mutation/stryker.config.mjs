import { readdirSync, readFileSync } from "node:fs";

/** What is mutated, and why not the rest: tests/README.md. */
const lines = Number(process.env.MUTATION_LINES ?? 150);

/** The state of a Park-Miller generator, since `Math.random` takes no seed. */
let state = Number(process.env.MUTATION_SEED ?? 1);
function random() {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}

const files = readdirSync("src", { recursive: true })
  .filter((path) =>
    /^(?!mocks|tooling|assets|app\/offline\/service-worker|app\/layout\/use-scroll|routes\/tip-details\/seed-packet-drawing).*(?<!\.d)\.tsx?$/.test(
      path,
    ),
  )
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
  mutator: { excludedMutations: ["StringLiteral", "ObjectLiteral"] },
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  // Stryker would rewrite the tsconfig through an API that TypeScript 7 does not have.
  tsconfigFile: "none",
  disableTypeChecks: true,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
};
