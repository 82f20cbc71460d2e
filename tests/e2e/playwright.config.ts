import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch, headlessShell } from "./support/chromium";

// Most journeys say the same at any width, and go once, on a desktop. Tagged `@both` are those where a phone has another way
// (its menu), another layout that the journey is about (what moves, where a list stands), or another SDK (it polls for what
// other tabs do, and starts its pop-up's frame early); tagged `@phone`, what phones alone do.
const phone = /@phone/;
const both = /@both/;

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
    // Recorded of every journey and thrown away of all that pass: only where a failure is looked into.
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
