import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { listen, type RunningServer } from "../e2e/servers/listen";
import { staticSite } from "../e2e/servers/static-site";

/** The content types that a CDN compresses. Pictures and fonts are compressed already. */
const COMPRESSIBLE = /text|javascript|json|svg/;

/** Serves a build as a CDN does, with the best brotli compression, cached by file. */
export function startCdnServer(folder: string): Promise<RunningServer> {
  const respond = staticSite(folder);
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { status, headers, file, body } = await respond(request.url ?? "/");
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
