import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../e2e/support/chromium";

/** How quick the program is, beside a page that could not be quicker and beside itself without its two means. */
export default defineConfig({
  testDir: ".",
  testMatch: "zz.ts",
  outputDir: "../../test-results/bench",
  globalSetup: "./start-sites.ts",
  workers: 1,
  timeout: 60 * 60_000,
  reporter: [["list"]],
  use: {
    launchOptions: chromiumLaunch(),
  },
});
