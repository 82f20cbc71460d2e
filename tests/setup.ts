import { afterEach, beforeEach, vi } from "vitest";
import { checkConsole, watchConsole } from "./support/console";
import { db, listen, server } from "./support/server";

// Not in a hook: firebase captures the `fetch` that it finds on import.
listen();

beforeEach(watchConsole);

afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  db.reset();
  checkConsole();
});
