import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger, createServer } from "vite";
import { expect, it } from "vitest";

it("the development server finds lazily imported libraries when it first starts", async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), "sow-and-tell-"));
  const errors: string[] = [];
  const customLogger = { ...createLogger("silent"), error: (text: string) => errors.push(text) };
  const server = await createServer({
    mode: "development",
    cacheDir,
    customLogger,
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { depsOptimizer } = server.environments.client;
    await depsOptimizer?.scanProcessing;
    expect(Object.keys(depsOptimizer?.metadata.discovered ?? {})).toContain("sweetalert2");
    expect(errors).toEqual([]);
  } finally {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  }
});
