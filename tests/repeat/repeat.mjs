import { spawn } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";

/**
 * Runs a script of package.json repeatedly and reports the failed runs, to find flaky tests. Default: `npm test`, ten times.
 * Other examples:
 *   npm run test:repeat -- --times 5 --busy            while something else keeps every core busy
 *   npm run test:repeat -- --script test:e2e --times 3
 *   npm run test:repeat -- --times 1 -- --sequence.shuffle
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "10" },
    script: { type: "string", default: "test" },
    busy: { type: "boolean", default: false },
  },
});
const times = Number(values.times);

function runOnce() {
  const child = spawn("npm", ["run", values.script, "--", ...positionals], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ hasPassed: code === 0, output }));
  });
}

const busyWorkers = values.busy
  ? Array.from({ length: availableParallelism() }, () => new Worker("for (;;);", { eval: true }))
  : [];

let failedRuns = 0;
for (let run = 1; run <= times; run += 1) {
  const started = Date.now();
  const { hasPassed, output } = await runOnce();
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const load = loadavg()[0].toFixed(1);
  console.info(
    `run ${run} of ${times}: ${hasPassed ? "passed" : "FAILED"}, ${seconds} s, load ${load}`,
  );
  if (!hasPassed) {
    failedRuns += 1;
    console.info(output);
  }
}

await Promise.all(busyWorkers.map((worker) => worker.terminate()));
console.info(`npm run ${values.script}: ${times - failedRuns} passed, ${failedRuns} failed`);
process.exitCode = failedRuns === 0 ? 0 : 1;
