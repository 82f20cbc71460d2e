import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../e2e/support/chromium";

const PORT = 4417;

/** Not a test: pictures of every page and state of the demo, for somebody to look at. They come to `.gallery`. */
export default defineConfig({
  testDir: ".",
  testMatch: "gallery.ts",
  outputDir: "../../test-results/gallery",
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
  reporter: [["list"]],
  webServer: {
    cwd: "../..",
    command: `npm run demo && npx vite preview --outDir dist-demo --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    timeout: 120_000,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...chromiumPath(),
      args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
    },
  },
});
