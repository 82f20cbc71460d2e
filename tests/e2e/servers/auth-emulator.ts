import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePorts, type RunningServer } from "./listen";
import { temporaryFolder } from "./temporary-folder";

/** Pinned, since it is fetched on demand and not in the lock file. About 250 MB. */
const FIREBASE_TOOLS = "firebase-tools@15.34.2";

/** Fetching it the first time takes minutes on a slow line. Milliseconds. */
const START_TIMEOUT_MS = 15 * 60_000;

/** How long it may take to end when it is asked to. Milliseconds. */
const END_TIMEOUT_MS = 10_000;

/** `demo-` tells the emulator that there is no such project, and to ask nobody about it. */
export const PROJECT = "demo-sow-and-tell";

/** An emulator whose address is known before it answers, so that a site can be built for it meanwhile. */
export interface StartingEmulator extends RunningServer {
  /** Rejects when it cannot be fetched, or cannot be started, with what it said itself. */
  whenUp: Promise<void>;
}

/**
 * Starts the real Firebase Auth emulator on a free port, and does not wait for it; needs no Java and no account.
 * It ends with this process at the latest.
 */
export async function beginAuthEmulator(): Promise<StartingEmulator> {
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
  // A group of its own: npx, the CLI and the emulator end together.
  const child = spawn("npx", args, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // Its install scripts compile a regular-expression engine for minutes, which Auth does not use.
    env: { ...process.env, npm_config_ignore_scripts: "true" },
  });
  process.once("exit", () => signal(child, "SIGKILL"));
  const url = `http://${host}:${port}`;
  const whenUp = untilItAnswers(child, url);
  // It may fail before its caller has come to wait for it.
  whenUp.catch(() => {});
  return { url, whenUp, stop: () => end(child) };
}

/**
 * Starts the Auth emulator, as `beginAuthEmulator` does, and waits until it answers.
 * @throws {Error} when it does not come to that
 */
export async function startAuthEmulator(): Promise<RunningServer> {
  const { url, whenUp, stop } = await beginAuthEmulator();
  await whenUp;
  return { url, stop };
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  let output = "";
  let hasEnded = false;
  const keep = (words: unknown) => {
    output += words;
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  child.once("error", keep);
  child.once("close", () => {
    hasEnded = true;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!hasEnded && Date.now() < deadline) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await end(child);
  const code = /npm (?:error|ERR!) code (\w+)|spawn npx (ENOENT)/.exec(output)?.[0];
  throw new Error(
    code === undefined
      ? `The Auth emulator did not start. It said:\n${output.trim()}`
      : `npx could not fetch ${FIREBASE_TOOLS} (${code}); the first run needs a network.`,
  );
}

/** Ends the whole group, and waits until nothing is left of it. */
async function end(child: ChildProcess): Promise<void> {
  signal(child, "SIGTERM");
  const deadline = Date.now() + END_TIMEOUT_MS;
  while (signal(child, 0)) {
    if (Date.now() > deadline) signal(child, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a signal to the group. Gives back whether there was anybody to get it. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, name);
  } catch {
    return false;
  }
}
