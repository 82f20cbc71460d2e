import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { firstOrigins, securityPolicy } from "./src/tooling/content-security-policy.ts";
import { inlineScripts } from "./src/tooling/inline-scripts.ts";
import { mockWorker } from "./src/tooling/mock-worker.ts";
import { prerenderPages } from "./src/tooling/prerender-plugin.ts";
import {
  demoVariables,
  exampleVariables,
  isUnset,
  readSettings,
  requireSettings,
} from "./src/tooling/settings.ts";
import { siteMetadata } from "./src/tooling/site-metadata.ts";
import { serviceWorker } from "./src/tooling/worker-plugin.ts";

const DEMO_MODE = "demo";

/**
 * Tests that replace or reload modules, or in which React's static and its DOM renderer would use the same context. All
 * others share the modules that their Vitest worker has loaded, which halves their time.
 */
const isolated = "tests/**/*.isolated.test.tsx";

/** Also for tests of pure logic: to start workers of their own would take longer than these tests do. */
const inHappyDom = {
  environment: "happy-dom",
  setupFiles: ["tests/setup.ts", "tests/setup-screen.ts"],
};

export default defineConfig(({ mode }) => {
  const variables: Record<string, string> = loadEnv(mode, process.cwd(), "VITE_");
  const hasMocks = mode === DEMO_MODE || (mode === "development" && isUnset(variables));
  // Netlify sets `URL` to the site's address, even for a preview. Cloudflare Pages knows only that of each deployment.
  const siteUrl = variables.VITE_SITE_URL?.trim() || process.env.URL;
  const site = mode !== "test" && siteUrl ? { VITE_SITE_URL: siteUrl } : {};
  const examples = hasMocks ? demoVariables : mode === "test" && exampleVariables;
  const reading = readSettings({ ...(examples || variables), ...site });
  const { settings } = reading;

  return {
    plugins: [
      react(),
      tailwindcss(),
      requireSettings(reading),
      // The mocks start too late for the first request.
      inlineScripts({
        "globalThis.__ERROR_REPORT_URL__": JSON.stringify(settings.VITE_ERROR_REPORT_URL),
        "globalThis.__TIPS_URL__": JSON.stringify(
          hasMocks ? "" : `${settings.VITE_API_BASE_URL}/shareTips/`,
        ),
      }),
      securityPolicy(settings),
      siteMetadata(settings.VITE_SITE_URL),
      hasMocks && mockWorker(),
      !hasMocks && [
        prerenderPages(firstOrigins(settings), settings.VITE_SITE_URL),
        serviceWorker(),
      ],
    ],
    define: {
      __MOCKS__: JSON.stringify(hasMocks),
      "globalThis.__SETTINGS__": JSON.stringify(settings),
    },
    resolve: { tsconfigPaths: true },
    build: {
      outDir: mode === DEMO_MODE ? "dist-demo" : "dist",
      target: "es2023",
      modulePreload: { polyfill: false },
      // The licenses of the libraries in the scripts. The others are in `public/licenses.txt`.
      license: { fileName: "libraries.txt" },
      rolldownOptions: {
        output: {
          // Without groups, a page loads three times as many scripts, of about the same total size. A module belongs to
          // the first group that matches it, together with its imports. The entry has the rest of what is loaded at
          // first: `src/app` and home, with the names of all pages' scripts. Since next to nothing imports it, a change
          // to a page gives new names to that page's script and the entry only.
          codeSplitting: {
            groups: [
              // React and the router change rarely, so they stay in the browser's cache when the app changes.
              {
                name: "react",
                test: /node_modules\/(react(-dom|-router|-router-dom)?|scheduler)\/|vite\/preload-helper/,
              },
              {
                name: "core",
                tags: ["$initial"],
                test: /src\/(?!main|app\/|routes\/)|node_modules\//,
              },
              // Home's first view needs it, so fields and the search of lists are apart.
              {
                name: "shared",
                test: /src\/(?!routes|features|assets|auth\/auth-(card|errors)|components\/(field|form))|node_modules\/(?!minisearch|stemmer)/,
                minShareCount: 2,
              },
              {
                name: "forms",
                test: /src\/(auth\/auth-(card|errors)|components\/(field|form))/,
                minShareCount: 2,
              },
              {
                name: "search",
                test: /tips\/(tip-list|use-tip-list|search-matches|tip-search)\.ts|minisearch|stemmer/,
              },
              // Apart from the rest of `garden`, which pages with one fixed plate do not need.
              { name: "plates", test: /plates\/(plate\.tsx|svg)/ },
              { name: "garden", test: /src\/(?!routes|features\/tips\/editor)/, minShareCount: 2 },
            ],
          },
        },
      },
    },
    test: {
      projects: [
        {
          extends: true,
          test: { name: "isolated", ...inHappyDom, include: [isolated] },
        },
        {
          extends: true,
          test: {
            name: "shared modules",
            ...inHappyDom,
            setupFiles: [...inHappyDom.setupFiles, "tests/setup-lazy-code.ts"],
            include: ["tests/**/*.test.{ts,tsx}"],
            // Those of builds have a configuration of their own.
            exclude: [isolated, "tests/build/**"],
            isolate: false,
          },
        },
      ],
      env: { TZ: "UTC" },
      reporters: ["minimal"],
      // More than the two cores of a small machine, since tests also wait.
      maxWorkers: 3,
      // Rendering makes much garbage: with a larger young generation, V8 collects it less often.
      execArgv: ["--max-semi-space-size=64"],
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
});
