import { defineConfig } from "vitest/config";
import viteConfig from "../../vite.config.ts";

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export.
export default defineConfig((environment) => {
  const base = viteConfig(environment);
  const { projects: _allTests, ...settings } = base.test ?? {};
  return {
    ...base,
    test: {
      ...settings,
      environment: "node",
      include: ["tests/contract/identity-comparison.test.ts"],
      setupFiles: ["tests/setup.ts"],
      globalSetup: ["tests/contract/with-emulator.ts"],
    },
  };
});
