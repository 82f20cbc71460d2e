import { defineConfig } from "vitest/config";

/** Walks through the demo in the engines of Firefox and Safari, both at the same time. */
// biome-ignore lint/style/noDefaultExport: Vitest reads the default export.
export default defineConfig({
  test: {
    include: ["tests/engines/*.spec.ts"],
    globalSetup: ["tests/engines/serve-demo.ts"],
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    // These end the test of an engine that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["verbose"],
  },
});
