import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Which browser to drive: `CHROMIUM_PATH`, else a Chromium or Chrome of the system, else Playwright's own.
 * @throws {Error} when `CHROMIUM_PATH` leads nowhere, or, with how to install one, when there is none
 */
export function chromiumPath(): { executablePath?: string } {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but nothing is there.`);
    return { executablePath: named };
  }
  const system = systemPaths.find((path) => existsSync(path));
  if (system !== undefined) return { executablePath: system };
  if (existsSync(chromium.executablePath())) return {};
  throw new Error(
    "No Chromium found. Debian and Ubuntu: apt-get install chromium; macOS: brew install --cask google-chrome; " +
      "Windows: winget install Google.Chrome; anywhere: npx playwright install chromium. Or set CHROMIUM_PATH.",
  );
}

/** How to start it: without a sandbox, as root has it, and without calls of its own to anybody. */
export function chromiumLaunch() {
  return {
    ...chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
    ],
  };
}
