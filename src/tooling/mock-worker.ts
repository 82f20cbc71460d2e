import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Serves MSW's worker from its package. A demo build also emits a `sw.js` that removes a real build's service worker.
 */
export function mockWorker(): Plugin {
  const fileName = "mockServiceWorker.js";
  const readWorker = () =>
    readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), "utf8");
  return {
    name: "mock-worker",
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(readWorker());
      });
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const [address = "/"] = server.resolvedUrls?.local ?? [];
        server.config.logger.info(
          `  Demo: no keys, no backend. Conditions: ${address}?demo=asleep\n`,
        );
      };
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: readWorker() });
      const { publicDir } = this.environment.config;
      const tombstone = readFileSync(join(publicDir, "sw-tombstone.js"), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: tombstone });
    },
  };
}
