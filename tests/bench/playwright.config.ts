import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../e2e/support/chromium";

/** Measures how fast the app is, compared with a static page. */
export default defineConfig({
  testDir: ".",
  testMatch: "bench.ts",
  outputDir: "../../test-results/bench",
  globalSetup: ["../e2e/servers/start-servers.ts", "./start-sites.ts"],
  workers: 1,
  timeout: 60 * 60_000,
  reporter: [["list"]],
  use: {
    launchOptions: chromiumLaunch(),
  },
});
