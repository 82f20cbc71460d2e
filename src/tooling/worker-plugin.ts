import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { build, type Plugin } from "vite";

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

/** A file that the worker fetches when it is installed. */
interface PrecacheEntry {
  url: string;
  /** What tells its versions apart; null where the name does. */
  revision: string | null;
}

/**
 * Scripts, styles, pages and their data; of the fonts those that Latin text needs, of the photographs the smallest. Other pictures
 * are cached as they are seen.
 */
const wanted = [
  /^\/assets\/.*\.(js|css)$/,
  // Not 404.html: hosts answer for it with that status, and the worker would not install.
  /^\/(?!404)[^/]+\.html$/,
  /-latin-wght-normal-.*\.woff2$/,
  /-(tall-480|wide-960)-.*\.avif$/,
  /^\/favicon\.svg$/,
  // The drawn plants that stand in for pictures.
  /^\/assets\/.*\.svg$/,
  // What the explore page shows.
  /^\/exploreGardeners\.json$/,
];

/**
 * Lists what of a build is to be there without a connection. A page is cached with its headers, so that other ones make it
 * another version; `_headers` has those of every host.
 * @param folder the build's
 */
export function precacheList(folder: string): PrecacheEntry[] {
  const headers = readFileSync(join(folder, "_headers"));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, url: `/${relative(folder, file).split(sep).join("/")}` }))
    .filter(({ url }) => wanted.some((pattern) => pattern.test(url)))
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
