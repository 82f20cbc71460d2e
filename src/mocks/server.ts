import { type SetupServer, setupServer } from "msw/node";
import { createHandlers, type HandlerOptions, type MockedEnvironment } from "@/mocks/handlers";
import { createDatabase, type Database } from "@/mocks/storage-db";
import type { Seed } from "@/mocks/stored-data";

export interface MockServer {
  /** Call `listen` before firebase is imported: its Node build keeps the `fetch` it finds then. */
  server: SetupServer;
  /** The server's data, in memory: `reset()` it after each test. */
  db: Database;
}

/**
 * The mocks for tests under Node.
 * @param options `seed`: what the database starts with, nothing when left out; `now`: the mocks' clock
 */
export function createMockServer({
  environment,
  seed,
  ...options
}: HandlerOptions & { environment: MockedEnvironment; seed?: () => Seed }): MockServer {
  const db = createDatabase(seed ? { seed } : {});
  return { server: setupServer(...createHandlers(db, environment, options)), db };
}
