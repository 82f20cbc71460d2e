import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { headersFor, parseHeaders, parseRewrites } from "./hosting-rules";
import { listen, type RunningServer } from "./listen";

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/**
 * Serves a build as a static host would that reads its `_headers` and `_redirects`, serves `explore.html` for
 * `/explore`, and `404.html` for what it does not have.
 * @param folder the build
 */
export function startStaticServer(folder: string): Promise<RunningServer> {
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  const rewrites = parseRewrites(readFileSync(join(folder, "_redirects"), "utf8"));
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const rewrite = rewrites.find(({ pattern }) => pattern.test(path));
    const file = await fileFor(folder, rewrite?.destination ?? path);
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      response.setHeader(name, value);
    }
    response.statusCode = file === null ? 404 : 200;
    const shown = file ?? join(folder, "404.html");
    response.setHeader("Content-Type", contentTypes[extname(shown)] ?? "application/octet-stream");
    response.end(await readFile(shown));
  });
  return listen(server);
}

async function fileFor(folder: string, path: string): Promise<string | null> {
  const file = join(folder, normalize(path));
  for (const candidate of [file, `${file}.html`, join(file, "index.html")]) {
    const isFile = await stat(candidate).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isFile) return candidate;
  }
  return null;
}
