import { createServer } from "node:http";
import { listen, type RunningServer } from "./listen";
import { staticSite } from "./static-site";

/** Serves a build as a static host would. */
export function startStaticServer(folder: string): Promise<RunningServer> {
  const respond = staticSite(folder);
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await respond(request.url ?? "/");
    response.writeHead(status, headers).end(body);
  });
  return listen(server);
}
