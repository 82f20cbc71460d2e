import { defineConfig } from "vitest/config";
import appConfig from "../../vite.config.ts";

/**
 * The contract and prerender tests, and those that kill a mutant for the wrong reason, since they build the source or read it
 * as text.
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
