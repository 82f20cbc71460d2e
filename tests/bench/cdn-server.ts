import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { listen, type RunningServer } from "../e2e/servers/listen";
import { staticSite } from "../e2e/servers/static-site";

/** What a CDN compresses; pictures and fonts are compressed as they are. */
const COMPRESSIBLE = /text|javascript|json|svg/;

/** Serves a build as a CDN does: brotli at its best, made once a file. */
export function startCdnServer(folder: string): Promise<RunningServer> {
  const answerTo = staticSite(folder);
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { status, headers, file, body } = await answerTo(request.url ?? "/");
    if (!COMPRESSIBLE.test(headers["Content-Type"] ?? "")) {
      response.writeHead(status, headers).end(body);
      return;
    }
    const bytes = compressed.get(file) ?? brotliCompressSync(body);
    compressed.set(file, bytes);
    response.writeHead(status, { ...headers, "Content-Encoding": "br" }).end(bytes);
  });
  return listen(server);
}
