import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger, createServer } from "vite";
import { expect, it, vi } from "vitest";

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

it("the development server says that it runs the demo, and how to choose its conditions", async () => {
  const lines: string[] = [];
  const customLogger = { ...createLogger("silent"), info: (text: string) => lines.push(text) };
  const server = await createServer({ mode: "development", customLogger, server: { port: 0 } });
  try {
    await server.listen();
    server.printUrls();
    expect(lines.at(-1)).toMatch(
      /Demo: no keys, no backend\. Conditions: http:\/\/localhost:\d+\/\?demo=asleep/,
    );
  } finally {
    await server.close();
  }
});

it("the development server fails with a list of the settings that are missing, which Vite shows over the page", async () => {
  vi.stubEnv("VITE_API_BASE_URL", "localhost");
  const server = await createServer({
    mode: "development",
    customLogger: createLogger("silent"),
    server: { middlewareMode: true, ws: false },
  });
  try {
    const page = server.transformIndexHtml("/", readFileSync("index.html", "utf8"));
    await expect(page).rejects.toThrow(
      /VITE_API_BASE_URL is not an http\(s\) address\nVITE_FIREBASE_API_KEY is not set/,
    );
  } finally {
    vi.unstubAllEnvs();
    await server.close();
  }
});
