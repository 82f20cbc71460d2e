import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { precacheList } from "@/tooling/worker-plugin";

const root = mkdtempSync(join(tmpdir(), "sow-and-tell-precache-"));
let builds = 0;

/** The list of a build with these files beside a page and a script. */
function listOf(files: Record<string, string> = {}) {
  builds += 1;
  const folder = join(root, String(builds));
  mkdirSync(join(folder, "assets"), { recursive: true });
  const all = {
    "index.html": "<p>Home</p>",
    "assets/index-abc.js": "start()",
    _headers: "/*\n  X-Frame-Options: DENY\n",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return new Map(precacheList(folder).map(({ url, revision }) => [url, revision]));
}

afterAll(() => rmSync(root, { recursive: true }));

describe("what the worker fetches for the device", () => {
  it("is no other version where nothing has changed", () => {
    expect(listOf()).toEqual(listOf());
  });

  it.each([
    ["its bytes", { "index.html": "<p>Hello</p>" }],
    ["its headers alone", { _headers: "/*\n  X-Frame-Options: SAMEORIGIN\n" }],
  ])("is another version of a page with %s", (_, change) => {
    expect(listOf(change).get("/index.html")).not.toBe(listOf().get("/index.html"));
  });

  it("tells scripts apart by their names", () => {
    expect(listOf().get("/assets/index-abc.js")).toBeNull();
  });

  it("is neither the host's own files nor a worker", () => {
    const files = { "sw.js": "", "sw-tombstone.js": "", "404.html": "", "robots.txt": "" };
    expect([...listOf(files).keys()]).toEqual(["/assets/index-abc.js", "/index.html"]);
  });
});
