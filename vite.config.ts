import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import manifest from "./package.json" with { type: "json" };
import { contentSecurityPolicy, firstOrigins } from "./src/lib/content-security-policy.ts";
import {
  type Environment,
  readEnv,
  requiredVariables,
  settingsFor,
  settingsWarnings,
} from "./src/lib/read-env.ts";
import { leanRouter, productionRouter } from "./src/tooling/lean-router.ts";
import { licenceNotices } from "./src/tooling/licence-notices.ts";
import { mockWorker } from "./src/tooling/mock-worker.ts";
import { plainImports } from "./src/tooling/plain-imports.ts";
import { prerenderPages, previewShell } from "./src/tooling/prerender-plugin.ts";
import { securityPolicy } from "./src/tooling/security-policy.ts";
import { serviceWorker } from "./src/tooling/worker-plugin.ts";

const DEMO_MODE = "demo";

/** Tests that replace modules or load the app anew. All others share the modules of their worker, which saves half of the time. */
const testsWithOwnModules = [
  "tests/build/**",
  "tests/contract/**",
  "tests/prerender/**",
  "tests/routes/{about,dialogs-without-code,error-reports,home,late-code,login-popup,session,session-reload}.test.tsx",
  "tests/unit/mocks/browser.test.ts",
  "tests/unit/{start-script,trusted-types}.test.tsx",
];

const screen = {
  environment: "happy-dom",
  include: ["tests/**/*.test.tsx"],
  setupFiles: ["tests/setup.ts", "tests/setup-screen.ts"],
};

const pure = {
  environment: "node",
  include: ["tests/**/*.test.ts"],
  setupFiles: ["tests/setup.ts"],
};

const sharedModules = { isolate: false, exclude: testsWithOwnModules };

const ownModules = (extension: string) => ({
  include: testsWithOwnModules
    .map((glob) => glob.replace(/\*\*$/, `**/*.test.${extension}`))
    .filter((glob) => glob.endsWith(`.test.${extension}`)),
});

/** What the tests' program is told. */
const testVariables = {
  VITE_API_BASE_URL: "https://api.test",
  VITE_FIREBASE_API_KEY: "test-key",
  VITE_FIREBASE_AUTH_DOMAIN: "auth.test",
  VITE_FIREBASE_PROJECT_ID: "test-project",
  VITE_FIREBASE_STORAGE_BUCKET: "storage.test",
  VITE_FIREBASE_MESSAGING_SENDER_ID: "1",
  VITE_FIREBASE_APP_ID: "test-app",
};

/** Says in the terminal what the start screen says in the browser, before anything is built. */
function assertBuildable(mode: string, variables: Record<string, string>): void {
  if (mode === DEMO_MODE) return;
  const reading = readEnv(variables);
  if (reading.kind === "ready") return;
  const { missing, invalid } =
    reading.kind === "incomplete" ? reading : { missing: requiredVariables, invalid: [] };
  throw new Error(
    [
      "Sow & Tell cannot be built without its settings (see .env.example).",
      missing.length > 0 && `Missing: ${missing.join(", ")}`,
      invalid.length > 0 && `Not an http(s) address: ${invalid.join(", ")}`,
      "To build a demo that needs none of them: npm run demo",
    ]
      .filter(Boolean)
      .join("\n"),
  );
}

/** Says once a build what its users would meet. */
function warnOfSettings(environment: Environment): Plugin {
  return {
    name: "settings-warnings",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      for (const warning of settingsWarnings(environment)) this.warn(warning);
    },
  };
}

export default defineConfig(({ command, mode, isPreview }) => {
  const variables = mode === "test" ? testVariables : loadEnv(mode, process.cwd(), "VITE_");
  if (command === "build") assertBuildable(mode, variables);
  const reading = readEnv(variables);
  const hasMocks = mode === DEMO_MODE || (mode === "development" && reading.kind === "unset");
  const settings = settingsFor(reading, hasMocks);

  return {
    plugins: [
      react(),
      tailwindcss(),
      plainImports(),
      leanRouter(),
      licenceNotices(),
      warnOfSettings(settings.environment),
      securityPolicy((hashes) => contentSecurityPolicy(settings.environment, hashes)),
      hasMocks && !isPreview && mockWorker(),
      // Without, for the bench to compare with.
      !hasMocks &&
        process.env.PRERENDER !== "off" && [
          prerenderPages(firstOrigins(settings.environment)),
          previewShell(),
          serviceWorker(),
        ],
    ],
    define: {
      __MOCKS__: JSON.stringify(hasMocks),
      __SETTINGS__: JSON.stringify(settings),
      __VERSION__: JSON.stringify(manifest.version),
    },
    resolve: { tsconfigPaths: true, alias: command === "build" ? productionRouter : [] },
    build: {
      outDir: mode === DEMO_MODE ? "dist-demo" : "dist",
      target: "es2023",
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === "html" ? dependencies : dependencies.filter((file) => file.endsWith(".css")),
      },
      rolldownOptions: {
        output: {
          // Short, since the first script carries the names of all chunks.
          chunkFileNames: "assets/[hash].js",
          // Libraries that change seldom stay in the reader's cache when the program changes.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: "react",
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/,
              },
              // Small things that are always wanted together: one request, not a dozen.
              {
                name: "base",
                test: /src\/lib\/(env|http-error|idle|report-error|use-elapsed|use-hydrated)\.ts/,
              },
              {
                name: "data",
                test: /node_modules\/(valibot|idb-keyval|@tanstack\/(query-|react-query\/))|(?<!draft)\.(api|schema|queries)\.ts|saved\/saved-(storage|tip|tips)\.ts|lib\/(http|lenient|counted|object-id|query-client|query-storage)\.ts|(?<!home)\.loader\.ts|(private-loader|tip-visibility|tip-labels)\.ts/,
              },
              {
                name: "forms",
                test: /components\/(field|use-form|submit-button|password-field)\.|eye(-off)?\.mjs/,
              },
              // What every page starts with, whatever else imports it.
              { name: "index", tags: ["$initial"] },
              // Small parts of several pages: three requests, not forty. The first is every page's, the last that of tips.
              { name: "icons", test: /lucide-react\/|src\/lib\//, minShareCount: 2 },
              {
                name: "parts",
                test: /src\/(app|assets|components)\/(?!reveal|use-reveal|query-view|stale-note)/,
                minShareCount: 2,
              },
              {
                name: "tips",
                test: /src\/components\/(query-view|stale-note)|src\/features\/(?!plates|tips\/(drafts|tip-(form|fields|preview)|picture-field|use-picture))/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    test: {
      projects: [
        { extends: true, test: { name: "screen", ...screen, ...sharedModules } },
        { extends: true, test: { name: "screen, own modules", ...screen, ...ownModules("tsx") } },
        { extends: true, test: { name: "pure", ...pure, ...sharedModules } },
        { extends: true, test: { name: "pure, own modules", ...pure, ...ownModules("ts") } },
      ],
      env: { TZ: "UTC" },
      maxWorkers: "100%",
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
});
