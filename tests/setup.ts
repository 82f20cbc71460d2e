import { afterEach, beforeEach, vi } from "vitest";
import { checkConsole, watchConsole } from "./support/console";
import { db, listen, server } from "./support/server";

// Not in a hook: firebase captures the `fetch` that it finds on import.
listen();

beforeEach(watchConsole);

afterEach(() => {
  vi.useRealTimers();
  // A stub that outlives its file would be captured if the next one imports firebase.
  vi.unstubAllGlobals();
  server.resetHandlers();
  db.reset();
  checkConsole();
});
