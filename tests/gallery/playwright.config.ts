import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../e2e/support/chromium";

const PORT = 4417;
const WORKSHOP_PORT = 4418;

/**
 * Takes pictures of every page and state of the demo and of the plates, for a person to look at, into `.gallery`. One real
 * test among them measures the contrast of text on photographs.
 */
export default defineConfig({
  testDir: ".",
  testMatch: ["gallery.ts", "contrast.ts"],
  outputDir: "../../test-results/gallery",
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
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
    launchOptions: chromiumLaunch(),
  },
});
