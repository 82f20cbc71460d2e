import { createServer, type RequestListener } from "node:http";

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

export async function listen(handle?: RequestListener): Promise<RunningServer> {
  const server = createServer(handle);
  // Long, since a request sent on an idle connection just as the server closes it would fail.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export async function freePorts(count: number): Promise<number[]> {
  const running = await Promise.all(Array.from({ length: count }, () => listen()));
  await Promise.all(running.map(({ stop }) => stop()));
  return running.map(({ url }) => Number(new URL(url).port));
}
