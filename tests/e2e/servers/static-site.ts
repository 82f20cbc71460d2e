import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
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
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  file: string;
  body: Buffer;
}

/**
 * Responds like a static host that applies `_headers` and `_redirects` and serves `explore.html` for `/explore`.
 * Unknown paths get `404.html` with status 404, or `index.html` where the build has no `404.html`.
 * @param folder the build's folder
 * @returns a function from a request's URL to the response
 */
export function staticSite(folder: string): (url: string) => Promise<SiteResponse> {
  const rules = parseHeaders(textOf(folder, "_headers"));
  const rewrites = parseRewrites(textOf(folder, "_redirects"));
  const fallback = existsSync(join(folder, "404.html"))
    ? { status: 404, file: "404.html" }
    : { status: 200, file: "index.html" };

  return async (url) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const rewrite = rewrites.find(({ pattern }) => pattern.test(path));
    const found = await readPage(folder, rewrite?.destination ?? path);
    const file = found?.file ?? join(folder, fallback.file);
    return {
      status: found === null ? fallback.status : 200,
      headers: {
        ...headersFor(rules, path),
        "Content-Type": contentTypes[extname(file)] ?? "application/octet-stream",
      },
      file,
      body: found?.body ?? (await readFile(file)),
    };
  };
}

/** @param answer called first for each request; true if it answers itself */
export function startStaticServer(
  folder: string,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<RunningServer> {
  const respond = staticSite(folder);
  return listen(async (request, response) => {
    if (answer(request, response)) return;
    const { status, headers, body } = await respond(request.url ?? "/");
    response.writeHead(status, headers).end(body);
  });
}

function textOf(folder: string, name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Reads a page's file without checking first whether it exists, since a deployment may remove it in between. */
async function readPage(folder: string, path: string) {
  const file = join(folder, normalize(path));
  for (const candidate of [file, `${file}.html`, join(file, "index.html")]) {
    const body = await readFile(candidate).catch(() => null);
    if (body !== null) return { file: candidate, body };
  }
  return null;
}
