import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { precacheList } from "@/tooling/worker-plugin";

const root = mkdtempSync(join(tmpdir(), "sow-and-tell-precache-"));
let builds = 0;

/** The precache list of a build with a page, a script and the given files. */
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

describe("the precache list", () => {
  it.each([
    ["its content", { "index.html": "<p>Hello</p>" }],
    ["only its headers", { _headers: "/*\n  X-Frame-Options: SAMEORIGIN\n" }],
  ])("has another revision of a page after a change of %s", (_, change) => {
    expect(listOf()).toEqual(listOf());
    expect(listOf(change).get("/index.html")).not.toBe(listOf().get("/index.html"));
  });

  it("omits service workers and what no page needs, and has no revision for a file with a hash in its name", () => {
    const others = ["sw.js", "sw-tombstone.js", "404.html", "licenses.txt", "social-card.png"];
    expect([...listOf(Object.fromEntries(others.map((name) => [name, ""])))]).toEqual([
      ["/assets/index-abc.js", null],
      ["/index.html", expect.any(String)],
    ]);
  });
});
