import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's headless Chromium. Full Chromium also renders its toolbar when headless, which makes journeys a third slower. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", headlessShell];

/**
 * Finds the browser: `CHROMIUM_PATH`, else a Chromium of the system, else Playwright's own, else Google Chrome, whose absence
 * Playwright reports.
 * @param preferred a path that is tried before the system's others
 */
function browserPath(preferred?: string) {
  const paths = preferred === undefined ? systemPaths : [preferred, ...systemPaths];
  const executablePath = process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path));
  if (executablePath) return { executablePath };
  return existsSync(chromium.executablePath()) ? {} : { channel: "chrome" };
}

/** Launch options: without a sandbox, so that it runs as root, and without requests of the browser's own. */
export function chromiumLaunch(preferred?: string) {
  return {
    ...browserPath(preferred),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
    ],
  };
}
