import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { leanRouter, productionRouter } from "@/tooling/lean-router";

const { handler } = leanRouter().transform as unknown as { handler: (code: string) => string };

const folder = dirname(productionRouter[0]?.replacement ?? "");
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
