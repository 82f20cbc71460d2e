import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch } from "./support/chromium";

/** These set each page's width themselves, so once is enough. */
const anyWidth = /accessibility.*\.spec\.ts/;

export default defineConfig({
  testDir: "./journeys",
  outputDir: "../../test-results/e2e",
  globalSetup: "./servers/start-servers.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that only passes the second time is a defect.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: process.env.E2E_SITE_URL ?? "",
    // A worker's requests are not the page's to hold back; journeys without a connection allow it.
    serviceWorkers: "block",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: "any width", testMatch: anyWidth, timeout: 600_000 },
    {
      name: "desktop",
      testIgnore: anyWidth,
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: "phone",
      testIgnore: anyWidth,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
