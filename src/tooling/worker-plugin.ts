import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { precacheList } from "./precache-list.ts";

/** Builds the service worker, when all else that a build is made of is there for it to name. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ config: { root, build: options } }) {
        const outDir = resolve(root, options.outDir);
        await build({
          configFile: false,
          logLevel: "warn",
          resolve: { tsconfigPaths: true },
          define: {
            __PRECACHE__: JSON.stringify(precacheList(outDir)),
            "process.env.NODE_ENV": '"production"',
          },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: "es2023",
            lib: {
              entry: "src/app/offline/service-worker.ts",
              formats: ["iife"],
              name: "worker",
              fileName: () => "sw.js",
            },
          },
        });
      },
    },
  };
}
