import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch, headlessShell } from "./support/chromium";

// Most journeys give the same result at any width and run once, on a desktop. `@both` marks those that run on a phone too,
// because navigation (its menu), layout or the Firebase SDK (how it notices other tabs, and opens its pop-up) differs
// there; `@phone` marks what only phones do.
const phone = /@phone/;
const both = /@both/;

/** These set the viewport width themselves, so they run in one project only. */
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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    // Says which action waits in vain, long before the longest journeys time out.
    actionTimeout: 30_000,
    baseURL: process.env.E2E_SITE_URL ?? "",
    // `page.route` cannot intercept a service worker's requests. Journeys about the worker allow it.
    serviceWorkers: "block",
    // Tracing slows every journey down, so it is on only while a failure is investigated.
    trace: process.env.E2E_TRACE === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(headlessShell),
  },
  projects: [
    { name: "any width", testMatch: anyWidth, timeout: 600_000 },
    {
      name: "desktop",
      testIgnore: anyWidth,
      grepInvert: phone,
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: "phone",
      testIgnore: anyWidth,
      grep: [both, phone],
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
