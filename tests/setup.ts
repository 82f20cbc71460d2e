import { afterEach, beforeEach, vi } from "vitest";
import { checkConsole, watchConsole } from "./support/console";
import { db, listen, server } from "./support/server";

// Not in a hook: Firebase captures `fetch` when it is imported, which may be before any hook runs.
listen();

beforeEach(watchConsole);

afterEach(() => {
  vi.useRealTimers();
  // Vitest removes stubs only before the next test, and Firebase would capture one if the next file imports it.
  vi.unstubAllGlobals();
  server.resetHandlers();
  db.reset();
  checkConsole();
});
