import { defineConfig } from "vitest/config";
import viteConfig from "../../vite.config.ts";

/** In Node, whose `fetch` neither caches nor sends preflights, so that a live backend gets each call once. */
// biome-ignore lint/style/noDefaultExport: Vitest reads the default export.
export default defineConfig((environment) => {
  const base = viteConfig(environment);
  const { projects: _allTests, ...settings } = base.test ?? {};
  return {
    ...base,
    test: { ...settings, setupFiles: ["tests/setup.ts"], include: ["tests/contract/*.test.ts"] },
  };
});
