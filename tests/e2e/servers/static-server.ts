import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { headersFor, parseHeaders } from "./hosting-rules";
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
 * Serves a build as a static host would that reads its `_headers` and falls back to `index.html`.
 * @param folder the build
 */
export function startStaticServer(folder: string): Promise<RunningServer> {
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = await fileFor(folder, path);
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      response.setHeader(name, value);
    }
    response.setHeader("Content-Type", contentTypes[extname(file)] ?? "application/octet-stream");
    response.end(await readFile(file));
  });
  return listen(server);
}

async function fileFor(folder: string, path: string): Promise<string> {
  const file = join(folder, normalize(path));
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? file : join(folder, "index.html");
}
