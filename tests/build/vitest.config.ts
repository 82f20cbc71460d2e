import { defineConfig } from "vitest/config";
import viteConfig from "../../vite.config.ts";

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export.
export default defineConfig((environment) => {
  const base = viteConfig(environment);
  const { projects: _allTests, ...settings } = base.test ?? {};
  return { ...base, test: { ...settings, include: ["tests/build/*.test.ts"] } };
});
