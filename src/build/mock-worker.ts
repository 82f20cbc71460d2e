import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** Serves MSW's worker script from the package, so that no copy in `public` goes stale or into a real build. */
export function mockWorker(): Plugin {
  const fileName = "mockServiceWorker.js";
  const source = () =>
    readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), "utf8");
  return {
    name: "mock-worker",
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: source() });
    },
  };
}
