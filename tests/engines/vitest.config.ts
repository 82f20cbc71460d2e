import { defineConfig } from "vitest/config";

/** The demo in the engines of Firefox and Safari. The two walk side by side. */
// biome-ignore lint/style/noDefaultExport: Vitest takes its settings from there.
export default defineConfig({
  test: {
    include: ["tests/engines/*.spec.ts"],
    globalSetup: ["tests/engines/serve-demo.ts"],
    maxWorkers: 2,
    // A step waits for what it needs; this is for an engine that answers no more.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["verbose"],
  },
});
