import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Edge, edges, entries, importsIn, sources, targetOf } from "./source-files";

/** Each may import what stands left of it, and itself. */
const zones = ["lib", "components", "auth", "features", "routes", "app", "main", "tooling"];

/** The first folder of a path; `main` for `main.tsx`. */
function zoneOf(path: string): string {
  const [first = ""] = path.split("/");
  return first.replace(/\.tsx?$/, "");
}

/** The page or feature that a path belongs to: `tips` for `features/tips/tip-sort.ts`. */
function partOf(path: string): string {
  return path.split("/")[1] ?? "";
}

type Link = Pick<Edge, "from" | "to" | "isDynamic">;

function isForMocks({ from, to, isDynamic }: Link): boolean {
  if (zoneOf(from) === "mocks") {
    const isSchema = to.startsWith("features/") && to.endsWith(".schema.ts");
    return isSchema || ["mocks", "lib", "components", "auth"].includes(zoneOf(to));
  }
  return from === "main.tsx" && isDynamic;
}

function pointsTheRightWay(link: Link): boolean {
  const [from, to] = [zoneOf(link.from), zoneOf(link.to)];
  if (to === "assets" || to === "styles") return true;
  if (from === "mocks" || to === "mocks") return isForMocks(link);
  return from === to || (zones.includes(to) && zones.indexOf(to) < zones.indexOf(from));
}

function staysInItsPart({ from, to }: Link): boolean {
  const zone = zoneOf(from);
  if (zone !== zoneOf(to) || partOf(from) === partOf(to)) return true;
  if (zone === "features") return partOf(to) === "plates";
  return zone !== "routes";
}

function linesOf(links: readonly Link[]): string[] {
  return links.map(({ from, to }) => `${from} imports ${to}`);
}

/** The first way round in a circle, as the files on it; empty when there is none. */
function firstCycle(links: readonly Link[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of links) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  function visit(file: string, trail: readonly string[]): string[] {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const to of targets.get(file) ?? []) {
      const cycle = visit(to, [...trail, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  }
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

function importersOf(isOfPackage: (specifier: string) => boolean): string[] {
  return [...sources]
    .filter(([, text]) => importsIn(text).some(({ specifier }) => isOfPackage(specifier)))
    .map(([path]) => path);
}

function filesWith(pattern: RegExp): string[] {
  return [...sources].filter(([, text]) => pattern.test(text)).map(([path]) => path);
}

describe("imports in src", () => {
  it("are all seen by these tests", () => {
    const written = [...sources].flatMap(([path, text]) =>
      [...text.matchAll(/["'](@\/[^"'\n]+)["']/g)].map(([, specifier]) => `${path}: ${specifier}`),
    );
    const seen = [...sources].flatMap(([path, text]) =>
      importsIn(text)
        .filter(({ specifier }) => specifier.startsWith("@/"))
        .map(({ specifier }) => `${path}: ${specifier}`),
    );
    expect(seen.toSorted()).toEqual(written.toSorted());
  });

  it("lead to files that are there", () => {
    const lost = edges.filter(({ to }) => !entries.includes(to));
    expect(linesOf(lost)).toEqual([]);
  });

  it("point one way", () => {
    expect(linesOf(edges.filter((edge) => !pointsTheRightWay(edge)))).toEqual([]);
  });

  it("stay within a page's folder and within a feature, the plates aside", () => {
    expect(linesOf(edges.filter((edge) => !staysInItsPart(edge)))).toEqual([]);
  });

  it("never go round in a circle", () => {
    expect(firstCycle(edges.filter((edge) => !edge.isTypeOnly))).toEqual([]);
  });

  it("use one way to write what is in another folder", () => {
    const climbing = edges.filter(
      ({ from, to, specifier }) => specifier.startsWith("..") && zoneOf(from) !== zoneOf(to),
    );
    expect(linesOf(climbing)).toEqual([]);
  });
});

describe("what only one file may do", () => {
  it("is to import Firebase", () => {
    const isFirebase = (specifier: string) => /^(@?firebase)(\/|$)/.test(specifier);
    expect(importersOf(isFirebase)).toEqual(["auth/auth-client.ts"]);
  });

  it("is to import SweetAlert", () => {
    const isSweetAlert = (specifier: string) => /^sweetalert2(\/|$)/.test(specifier);
    expect(importersOf(isSweetAlert)).toEqual(["components/dialog.tsx"]);
  });

  it("is to fetch", () => {
    expect(filesWith(/\bfetch\(|\bXMLHttpRequest\b/)).toEqual(["lib/http.ts"]);
  });

  it("is to touch local and session storage", () => {
    expect(filesWith(/\b(local|session)Storage\b/)).toEqual(["lib/storage.ts"]);
  });

  it("is to send a beacon", () => {
    expect(filesWith(/\bsendBeacon\b/)).toEqual(["lib/error-beacon.ts"]);
  });
});

describe("files in src", () => {
  it("are there", () => {
    expect(sources.size).toBeGreaterThan(100);
  });

  it("are named in kebab-case, like their folders", () => {
    const names = entries
      .flatMap((path) => path.split("/"))
      .filter((name) => name !== "CREDITS.md" && name !== "README.md");
    const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name);
    expect(names.filter((name) => !isKebab(name))).toEqual([]);
  });

  it("are named after what is in them", () => {
    const vague = /(^|[/.-])(utils?|helpers?|misc|commons?|types?)([/.-]|$)/;
    expect(entries.filter((path) => vague.test(path))).toEqual([]);
  });

  it("are no barrels", () => {
    expect(entries.filter((path) => /(^|\/)index\.(ts|tsx|mjs)$/.test(path))).toEqual([]);
  });

  it("export nothing as a default", () => {
    expect(filesWith(/^\s*export\s+default\b|^\s*export\s*\{[^}]*\bas default\b/m)).toEqual([]);
  });

  it("hand on nothing that another file exports", () => {
    expect(filesWith(/^\s*export\s+(type\s+)?(\*|\{[^}]*\})[^;]*?\sfrom\s+["']/m)).toEqual([]);
  });
});

describe("the rule on imports", () => {
  it.each([
    ["lib/a.ts", "lib/b.ts", true],
    ["lib/a.ts", "components/b.tsx", false],
    ["components/a.tsx", "lib/b.ts", true],
    ["components/a.tsx", "auth/b.ts", false],
    ["auth/a.ts", "features/tips/b.ts", false],
    ["features/tips/a.ts", "auth/b.ts", true],
    ["features/tips/a.ts", "routes/home/b.ts", false],
    ["routes/home/a.tsx", "features/tips/b.ts", true],
    ["routes/home/a.tsx", "app/b.tsx", false],
    ["app/routes.tsx", "routes/home/b.tsx", true],
    ["app/a.tsx", "main.tsx", false],
    ["main.tsx", "app/app.tsx", true],
    ["lib/a.ts", "assets/photos/b.ts", true],
    ["main.tsx", "styles/index.css", true],
    ["assets/photos/a.ts", "lib/b.ts", false],
    ["lib/a.ts", "strays/b.ts", false],
    ["tooling/a.ts", "app/b.tsx", true],
    ["app/a.tsx", "tooling/b.ts", false],
    ["main.tsx", "mocks/b.ts", false],
    ["app/a.tsx", "mocks/b.ts", false],
    ["mocks/a.ts", "mocks/seed/b.ts", true],
    ["mocks/a.ts", "auth/b.ts", true],
    ["mocks/a.ts", "features/tips/tip.schema.ts", true],
    ["mocks/a.ts", "features/tips/tips.api.ts", false],
    ["mocks/a.ts", "routes/home/b.tsx", false],
  ])("from %s to %s: %s", (from, to, isAllowed) => {
    expect(pointsTheRightWay({ from, to, isDynamic: false })).toBe(isAllowed);
  });

  it.each([
    ["main.tsx", true],
    ["app/app.tsx", false],
  ])("lets %s fetch the mocks when needed: %s", (from, isAllowed) => {
    expect(pointsTheRightWay({ from, to: "mocks/b.ts", isDynamic: true })).toBe(isAllowed);
  });

  it.each([
    ["features/tips/a.ts", "features/tips/b.ts", true],
    ["features/tips/a.ts", "features/plates/draw/b.ts", true],
    ["features/tips/a.ts", "features/gardeners/b.ts", false],
    ["features/plates/a.ts", "features/tips/b.ts", false],
    ["routes/home/a.ts", "routes/home/b.ts", true],
    ["routes/home/a.ts", "routes/explore/b.ts", false],
    ["routes/home/a.ts", "features/tips/b.ts", true],
  ])("within parts, from %s to %s: %s", (from, to, isAllowed) => {
    expect(staysInItsPart({ from, to, isDynamic: false })).toBe(isAllowed);
  });

  it("finds a circle over several files", () => {
    const links = ["a b", "b c", "c d", "d b"].map((pair) => {
      const [from = "", to = ""] = pair.split(" ");
      return { from, to, isDynamic: false };
    });
    expect(firstCycle(links)).toEqual(["b", "c", "d", "b"]);
  });
});

describe("the reading of imports", () => {
  it.each([
    ['import { a } from "@/lib/a";', false, false],
    ['import a from "@/lib/a";', false, false],
    ['import * as a from "@/lib/a";', false, false],
    ['import a, { type B } from "@/lib/a";', false, false],
    ['import "@/lib/a";', false, false],
    ['import {\n  a,\n  type B,\n} from "@/lib/a";', false, false],
    ['export { a } from "@/lib/a";', false, false],
    ['export * from "@/lib/a";', false, false],
    ['import type { A } from "@/lib/a";', false, true],
    ['import { type A, type B } from "@/lib/a";', false, true],
    ['import {\n  type A,\n  type B,\n} from "@/lib/a";', false, true],
    ['export type { A } from "@/lib/a";', false, true],
    ['const a = await import("@/lib/a");', true, false],
    ['lazy(() => import(\n  "@/lib/a"\n));', true, false],
    ['type A = typeof import("@/lib/a");', true, true],
  ])("sees %j", (text, isDynamic, isTypeOnly) => {
    expect(importsIn(text)).toEqual([{ specifier: "@/lib/a", isDynamic, isTypeOnly }]);
  });

  it.each(['const from = "@/lib/a";', "export const a = 1;", "export { a };"])(
    "sees no import in %j",
    (text) => {
      expect(importsIn(text)).toEqual([]);
    },
  );

  it.each([
    ["app/app.tsx", "@/lib/http", "lib/http.ts"],
    ["app/app.tsx", "@/components/dialog", "components/dialog.tsx"],
    ["main.tsx", "@/styles/index.css", "styles/index.css"],
    ["lib/env.ts", "./http", "lib/http.ts"],
    ["mocks/seed/tips.ts", "../object-id", "mocks/object-id.ts"],
    ["lib/env.ts", "@/lib/nowhere", "lib/nowhere"],
    ["lib/env.ts", "valibot", null],
    ["lib/env.ts", "@fontsource/x", null],
  ])("follows from %s the import of %s to %s", (from, specifier, target) => {
    expect(targetOf(from, specifier)).toBe(target);
  });
});

describe("a test that replaces modules", () => {
  it("does not share them with others: the settings name it", () => {
    const settings = readFileSync("vite.config.ts", "utf8");
    const replacing = readdirSync("tests", { recursive: true, encoding: "utf8" })
      .filter((path) => /^(routes|unit)\b.*\.test\.tsx?$/.test(path))
      .filter((path) =>
        /^\s*vi\.(mock|doMock|resetModules)\(|support\/reopen-app/m.test(
          readFileSync(join("tests", path), "utf8"),
        ),
      )
      .map((path) => basename(path).replace(/\.test\.tsx?$/, ""));
    expect(replacing).not.toEqual([]);
    expect(replacing.filter((name) => !settings.includes(name))).toEqual([]);
  });
});
