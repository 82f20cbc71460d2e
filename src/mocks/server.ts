import { type SetupServer, setupServer } from "msw/node";
import { createHandlers, type HandlerOptions, type MockedEnvironment } from "@/mocks/handlers";
import { createDatabase, type Database } from "@/mocks/storage-db";
import type { Seed } from "@/mocks/stored-data";

export interface MockServer {
  /** Call `listen` before importing firebase, whose Node build captures `fetch` on import. */
  server: SetupServer;
  /** The server's data, in memory: call `reset()` after each test. */
  db: Database;
}

/**
 * The mocks for tests in Node.
 * @param options `seed`: the initial data, empty by default; `now`: the mocks' clock
 */
export function createMockServer({
  environment,
  seed,
  ...options
}: HandlerOptions & { environment: MockedEnvironment; seed?: () => Seed }): MockServer {
  const db = createDatabase(seed ? { seed } : {});
  return { server: setupServer(...createHandlers(db, environment, options)), db };
}
