import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { variables } from "@/lib/settings";
import { freePorts, type RunningServer } from "./listen";
import { temporaryFolder } from "./temporary-folder";

/** Pinned, since npx fetches it on demand and the lock file does not list it. About 250 MB. */
const FIREBASE_TOOLS = "firebase-tools@15.34.2";

/** The first download takes minutes on a slow connection. Milliseconds. */
const START_TIMEOUT_MS = 15 * 60_000;

/** How long the emulator may take to shut down before it is killed. Milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** The prefix `demo-` marks a project that does not exist, so that the emulator calls no Google service for it. */
export const PROJECT = variables.VITE_FIREBASE_PROJECT_ID.example;

/** An emulator whose URL is known before it responds, so that a site can be built for it meanwhile. */
interface StartingEmulator extends RunningServer {
  /** Resolves when the emulator responds. Rejects with its own output when it cannot be downloaded or started. */
  whenReady: Promise<void>;
}

/**
 * Launches the real Firebase Auth emulator on a free port without waiting for it. It needs neither Java nor an account,
 * and stops with this process at the latest.
 */
export async function launchAuthEmulator(): Promise<StartingEmulator> {
  const [port, hubPort, loggingPort] = await freePorts(3);
  const folder = temporaryFolder("emulator");
  const host = "127.0.0.1";
  const emulators = {
    auth: { host, port },
    hub: { host, port: hubPort },
    logging: { host, port: loggingPort },
    ui: { enabled: false },
  };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const args = ["--yes", FIREBASE_TOOLS, "emulators:start", "--only", "auth", "--project", PROJECT];
  // A process group of its own, so that npx, the CLI and the emulator stop together.
  const child = spawn("npx", args, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // The install scripts spend minutes compiling a regular-expression engine that Auth does not use.
    env: { ...process.env, npm_config_ignore_scripts: "true" },
  });
  process.once("exit", () => signal(child, "SIGKILL"));
  const url = `http://${host}:${port}`;
  const whenReady = waitUntilReady(child, url);
  // It may reject before the caller awaits it.
  whenReady.catch(() => {});
  return { url, whenReady, stop: () => shutDown(child) };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let output = "";
  let hasExited = false;
  const collect = (text: unknown) => {
    output += text;
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  child.once("error", collect);
  child.once("close", () => {
    hasExited = true;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!hasExited && Date.now() < deadline) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await shutDown(child);
  throw new Error(
    `The Auth emulator did not start; its first download needs a network. Its output:\n${output.trim()}`,
  );
}

/** Stops the whole process group, and waits until all of it has exited. */
async function shutDown(child: ChildProcess): Promise<void> {
  signal(child, "SIGTERM");
  const deadline = Date.now() + SHUTDOWN_TIMEOUT_MS;
  while (signal(child, 0)) {
    if (Date.now() > deadline) signal(child, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a signal to the process group. @returns whether a process of it was still running */
function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, name);
  } catch {
    return false;
  }
}
