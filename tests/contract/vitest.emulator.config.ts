import { defineConfig } from "vitest/config";
import contractConfig from "./vitest.config.ts";

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export.
export default defineConfig((environment) => {
  const base = contractConfig(environment);
  return {
    ...base,
    test: {
      ...base.test,
      include: ["tests/contract/identity-comparison.test.ts"],
      globalSetup: ["tests/contract/with-emulator.ts"],
    },
  };
});
