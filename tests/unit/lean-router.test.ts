import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { leanRouter } from "@/build/lean-router";

const { handler } = leanRouter().transform as unknown as { handler: (code: string) => string };

const folder = join(
  dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
  "dist/production",
);
const [router = ""] = readdirSync(folder)
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .filter((code) => code.includes("function createRouter("));

describe("the router of a production build", () => {
  it.each([
    ["<Link prefetch>", "shouldPrefetch && !isAbsolute"],
    ["errors of server components", "createElement(RSCErrorHandler"],
    ["instrumentations", "if (init.instrumentations)"],
    ["names for the developer tools", '.displayName = "Form"'],
  ])("comes without %s", (_what, code) => {
    expect(router).toContain(code);
    expect(handler(router)).not.toContain(code);
  });

  it("stops the build where an upgrade has moved what is left out", () => {
    expect(() => handler(router.replaceAll("init.instrumentations", "init.hooks"))).toThrow(
      "The router has no more createBrowserRouter's instrumentations",
    );
  });
});
