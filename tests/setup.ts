import { afterEach, beforeEach, vi } from "vitest";
import { checkConsole, watchConsole } from "./support/console";
import { db, listen, server } from "./support/server";

// At once, not in a hook: firebase keeps the `fetch` that it finds when it is imported.
listen();

beforeEach(watchConsole);

afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  db.reset();
  checkConsole();
});
