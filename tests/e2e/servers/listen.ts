import type { Server } from "node:http";

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<RunningServer> {
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

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const { createServer } = await import("node:http");
  const running = await listen(createServer());
  await running.stop();
  return Number(new URL(running.url).port);
}
