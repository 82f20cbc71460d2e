import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../e2e/support/chromium";

const PORT = 4417;
const WORKSHOP_PORT = 4418;

/**
 * Pictures of every page and state of the demo and of the plates side by side, for somebody to look at; they come to
 * `.gallery`. The one test among them measures the contrast of words on photographs.
 */
export default defineConfig({
  testDir: ".",
  testMatch: ["gallery.ts", "album.ts", "contrast.ts"],
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
    // The album is no part of the app, so no build holds it.
    {
      cwd: "../..",
      command: `npx vite --port ${WORKSHOP_PORT} --strictPort`,
      url: `http://localhost:${WORKSHOP_PORT}/tests/gallery/album.html`,
    },
  ],
  metadata: { workshop: `http://localhost:${WORKSHOP_PORT}` },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...chromiumPath(),
      args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
    },
  },
});
