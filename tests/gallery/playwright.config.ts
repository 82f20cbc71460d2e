import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../e2e/support/chromium";

const PORT = 4417;
const WORKSHOP_PORT = 4418;

/** Writes pictures of the demo's pages in their states, and of the plates, to `.gallery`, for a person to look at. */
export default defineConfig({
  testDir: ".",
  testMatch: "gallery.ts",
  outputDir: "../../test-results/gallery",
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
  // Chromium without a screen may stop drawing for good, in one of eighteen tests so far. The test then starts again.
  retries: 1,
  reporter: [["list"]],
  webServer: [
    {
      cwd: "../..",
      command: `npm run demo && npx vite preview --outDir dist-demo --port ${PORT} --strictPort`,
      url: `http://localhost:${PORT}`,
      timeout: 120_000,
    },
    // The album is not part of any build.
    {
      cwd: "../..",
      command: `npx vite --port ${WORKSHOP_PORT} --strictPort`,
      url: `http://localhost:${WORKSHOP_PORT}/tests/gallery/album.html`,
    },
  ],
  metadata: { workshop: `http://localhost:${WORKSHOP_PORT}` },
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 30_000,
    launchOptions: chromiumLaunch(),
  },
});
