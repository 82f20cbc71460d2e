import { defineConfig } from "vitest/config";
import appConfig from "../../vite.config.ts";

/**
 * Tests that a mutant fails for the wrong reason, since they read the source as text or build it, and the contract and
 * prerender tests.
 */
const excluded = [
  "tests/{build,contract,prerender}/**",
  "tests/unit/{plates,source-tree,translated-pages}.test.*",
];

export default defineConfig(async (environment) => {
  const { test, ...config } = await appConfig(environment);
  const projects = test?.projects?.map((project) => {
    if (typeof project !== "object" || !("test" in project)) return project;
    const { exclude = [] } = project.test ?? {};
    return { ...project, test: { ...project.test, exclude: [...exclude, ...excluded] } };
  });
  return { ...config, test: { ...test, ...(projects && { projects }) } };
});
