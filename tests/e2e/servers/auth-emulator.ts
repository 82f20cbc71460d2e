import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type RunningServer } from "./listen";

/** Pinned, since it is fetched on demand and not in the lock file. About 300 MB. */
const FIREBASE_TOOLS = "firebase-tools@15.34.2";

/** Fetching it the first time takes minutes on a small machine. Milliseconds. */
const START_TIMEOUT_MS = 15 * 60_000;

/** `demo-` tells the emulator that there is no such project, and to ask nobody about it. */
export const PROJECT = "demo-sow-and-tell";

/** Starts the real Firebase Auth emulator on a free port; needs no Java and no account. */
export async function startAuthEmulator(): Promise<RunningServer> {
  const [port, hubPort, loggingPort] = [await freePort(), await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "sow-and-tell-emulator-"));
  const host = "127.0.0.1";
  const emulators = {
    auth: { host, port },
    hub: { host, port: hubPort },
    logging: { host, port: loggingPort },
    ui: { enabled: false },
  };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const args = ["--yes", FIREBASE_TOOLS, "emulators:start", "--only", "auth", "--project", PROJECT];
  // A group of its own: npx, the CLI and the emulator end together.
  const child = spawn("npx", args, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = `http://${host}:${port}`;
  await untilItAnswers(child, url);
  return { url, stop: () => end(child) };
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The Auth emulator ended:\n${output}`);
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await end(child);
  throw new Error(`The Auth emulator did not start:\n${output}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const isOver = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGTERM");
  await isOver;
}
