import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's Chromium without a window of its own, whose toolbar takes a third of a journey's time also where none shows. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  headlessShell,
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Which browser to drive: `CHROMIUM_PATH`, else a Chromium or Chrome of the system, else Playwright's own.
 * @param preferred a path that is taken before the system's others, where it leads somewhere
 * @throws {Error} when `CHROMIUM_PATH` leads nowhere, or, with how to install one, when there is none
 */
export function chromiumPath(preferred?: string): { executablePath?: string } {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but nothing is there.`);
    return { executablePath: named };
  }
  const paths = preferred === undefined ? systemPaths : [preferred, ...systemPaths];
  const system = paths.find((path) => existsSync(path));
  if (system !== undefined) return { executablePath: system };
  if (existsSync(chromium.executablePath())) return {};
  throw new Error(
    "No Chromium found. Debian and Ubuntu: apt-get install chromium; macOS: brew install --cask google-chrome; " +
      "Windows: winget install Google.Chrome; anywhere: npx playwright install chromium. Or set CHROMIUM_PATH.",
  );
}

/** How to start it: without a sandbox, as root has it, and without calls of its own to anybody. */
export function chromiumLaunch(preferred?: string) {
  return {
    ...chromiumPath(preferred),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
    ],
  };
}
