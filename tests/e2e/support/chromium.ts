import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's headless Chromium. Full Chromium also renders its toolbar when headless, which makes journeys a third slower. */
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
 * Finds the browser: `CHROMIUM_PATH`, else a Chromium or Chrome of the system, else Playwright's own.
 * @param preferred a path that is tried before the system's others
 * @throws {Error} when `CHROMIUM_PATH` names no file, or when there is no browser; the message says how to install one
 */
function chromiumPath(preferred?: string): { executablePath?: string } {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
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

/** Launch options: without a sandbox, so that it runs as root, and without requests of the browser's own. */
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
