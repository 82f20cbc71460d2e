import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { bundle } from "./inline-scripts.ts";

/** Builds the service worker after everything else, since it lists the other files. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ config }) {
        const outDir = resolve(config.root, config.build.outDir);
        const define = {
          __PRECACHE__: JSON.stringify(precacheList(outDir)),
          __ENTRY__: JSON.stringify(entryOf(readFileSync(join(outDir, "200.html"), "utf8"))),
        };
        const code = await bundle("src/app/offline/service-worker.ts", { define });
        writeFileSync(join(outDir, "sw.js"), code);
      },
    },
  };
}

/** The path of the entry script that a page names. */
function entryOf(html: string): string {
  const [entry] = /\/assets\/index-[\w-]+\.js/.exec(html) ?? [];
  if (entry === undefined) throw new Error("The shell names no entry script");
  return entry;
}

/** The service worker caches other pictures when they are viewed. */
const precached = [
  /^\/assets\/.*\.(js|css)$/,
  // Except 404.html: hosts serve it with status 404, which would make the installation fail.
  /^\/(?!404)[^/]+\.html$/,
  /-latin-wght-normal-.*\.woff2$/,
  /-(tall-480|wide-960)-.*\.avif$/,
  /^\/favicon\.svg$/,
  /^\/assets\/.*\.svg$/,
  /^\/exploreGardeners\.json$/,
];

/** The files that must be available offline. The revision, null for a hashed name, covers the host's headers, too. */
export function precacheList(folder: string) {
  const headers = readFileSync(join(folder, "_headers"));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, url: `/${relative(folder, file).split(sep).join("/")}` }))
    .filter(({ url }) => precached.some((pattern) => pattern.test(url)))
    .map(({ file, url }) => ({
      url,
      revision: url.startsWith("/assets/")
        ? null
        : createHash("sha256")
            .update(readFileSync(file))
            .update(headers)
            .digest("hex")
            .slice(0, 16),
    }))
    .toSorted((a, b) => a.url.localeCompare(b.url, "en"));
}
