import type { IncomingMessage } from "node:http";
import { getResponse } from "msw";
import { restHandlers } from "@/mocks/rest/rest-handlers";
import { seedGardeners } from "@/mocks/seed/gardeners";
import { seedTips } from "@/mocks/seed/tips";
import { createDatabase } from "@/mocks/storage-db";
import { listen, type RunningServer } from "./listen";

/** The base URL of the handlers; each incoming request is mapped to it. */
const HANDLED_URL = "http://rest.invalid";

export function startRestServer(): Promise<RunningServer> {
  // Without pictures, so that no request leaves this machine.
  const tips = seedTips(() => "").map((tip) => ({ ...tip, imageUrl: "" }));
  const seed = () => ({ tips, gardeners: seedGardeners });
  const handlers = restHandlers(createDatabase({ seed }), HANDLED_URL);
  return listen(async (incoming, outgoing) => {
    const response = await getResponse(handlers, await toRequest(incoming));
    outgoing.statusCode = response?.status ?? 404;
    response?.headers.forEach((value, name) => {
      outgoing.setHeader(name, value);
    });
    // As behind a cache, which must not hide a write.
    if (incoming.method === "GET") outgoing.setHeader("Cache-Control", "max-age=300");
    outgoing.end(response ? Buffer.from(await response.arrayBuffer()) : undefined);
  });
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = chunks.length > 0;
  return new Request(`${HANDLED_URL}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
    ...(hasBody && { body: Buffer.concat(chunks) }),
  });
}
