import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicPages } from "@/lib/paths";
import { variables } from "@/lib/settings";
import { exampleSettings, exampleVariables } from "@/tooling/settings";

/** Runs `vite build` with only these variables. A blank one counts as unset, and overrides an `.env` file. */
function build(values: Record<string, string>, ...options: string[]) {
  const blank = Object.fromEntries(Object.keys(variables).map((name) => [name, ""]));
  return spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", ...options], {
    env: { ...process.env, NODE_ENV: "production", ...blank, ...values },
    encoding: "utf8",
  });
}

function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|map)$/.test(entry.name))
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), "utf8")}`)
    .join("\n");
}

/** Texts that only the mocks and their seed data contain. */
const mockTexts = [
  "mockServiceWorker",
  "setupWorker",
  "wrung-out sponge",
  "demo@sow-and-tell.example",
  "Choose a demo account",
  "Reset the demo",
  // Conditions, and data for them.
  "Asleep: wakes up",
  "demo-conditions",
  "Fern Holloway",
  "Vertical strawberries",
];

describe("a production build", () => {
  const folder = mkdtempSync(join(tmpdir(), "sow-and-tell-"));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  let built = "";

  /** The static imports of each script. */
  function importsByScript(): Map<string, string[]> {
    const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
    return new Map(
      scripts.map((name) => {
        const found = read(`assets/${name}`).matchAll(
          /(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g,
        );
        return [name, Array.from(found, ([, imported = ""]) => imported)];
      }),
    );
  }

  beforeAll(() => {
    const variables = { ...exampleVariables, VITE_SITE_URL: "https://garden.example" };
    const { status, stderr } = build(variables, "--outDir", folder, "--emptyOutDir");
    expect(status, stderr).toBe(0);
    built = textOf(folder);
  }, 180_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it("contains the settings, but not their parser", () => {
    expect(built).toContain(exampleSettings.VITE_API_BASE_URL);
    expect(built).not.toContain("is not an http(s) address");
  });

  it("contains nothing of the mocks", () => {
    expect(mockTexts.filter((text) => built.includes(text))).toEqual([]);
  });

  it("contains every file that its home page's head and the manifest refer to", () => {
    const head = read("index.html").split("<body>")[0] ?? "";
    const named = Array.from(
      head.matchAll(/(?:href|src|content|imageSrcSet)="(?:https:\/\/garden\.example)?\/([^" ]+)/g),
      ([, path = ""]) => path,
    );
    expect(named).toContain("social-card.png");
    expect(head).toContain('rel="manifest"');
    const manifest = JSON.parse(read("manifest.webmanifest"));
    const icons: { src: string }[] = manifest.icons;
    named.push(...icons.map(({ src }) => src));
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it.each([
    ["index.html", ["premium gardening tips"], []],
    ["browseTips.html", [], ["premium gardening tips"]],
    ["explore.html", [], ["experiences"]],
    ["aboutUs.html", ["Planting Time"], []],
    ["contactUs.html", [], ["Message Sent!"]],
    ["200.html", [], ["Planting Time"]],
  ])(
    "lets %s preload its own scripts, and none of other pages or of Firebase",
    (page, other, own) => {
      const named = read(page).matchAll(
        /<link (?:rel="modulepreload"|data-lazy)[^>]*href="([^"]+)"/g,
      );
      const scripts = Array.from(named, ([, path = ""]) => read(path)).join();
      expect(own.filter((text) => !scripts.includes(text))).toEqual([]);
      const unwanted = [...other, "identitytoolkit.googleapis.com"];
      expect(unwanted.filter((text) => scripts.includes(text))).toEqual([]);
    },
  );

  it.each(["index.html", "explore.html", "200.html"])(
    "allows the inline scripts of %s, and no others",
    (page) => {
      const html = read(page);
      const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = ""]) =>
        createHash("sha256").update(code).digest("base64"),
      );
      const [sources = ""] = /script-src [^;]*/.exec(html) ?? [];
      const allowed = Array.from(sources.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash);
      expect(allowed.toSorted()).toEqual(inline.toSorted());
    },
  );

  it.each(["index.html", "contactUs.html", "404.html"])(
    "asks for the e-mail addresses of %s to stay as they are, which React compares",
    (page) => {
      const marked = /<!--email_off--><div id="root"[\s\S]*mailto:[\s\S]*<!--\/email_off-->/;
      expect(read(page)).toMatch(marked);
    },
  );

  it("tells search engines the address of each public page, and to ignore the others", () => {
    for (const { path } of Object.values(publicPages)) {
      const html = read(path === "/" ? "index.html" : `${path}.html`);
      expect(html).toContain(`<link rel="canonical" href="https://garden.example${path}">`);
      expect(html).not.toContain("noindex");
    }
    for (const page of ["200.html", "404.html"]) {
      expect(read(page)).toContain('<meta name="robots" content="noindex">');
      expect(read(page)).not.toContain("canonical");
    }
    expect(read("robots.txt")).toContain("Sitemap: https://garden.example/sitemap.xml");
    expect(read("sitemap.xml")).toContain("<loc>https://garden.example/explore</loc>");
  });

  it("has its version in every page and in no script, so that a release renames only what changed", () => {
    const [, release = ""] =
      /<meta name="version" content="([^"]+)"/.exec(read("index.html")) ?? [];
    expect(release).toMatch(/^\d+\.\d+\.\d+ ([0-9a-f]{8}|unknown)$/);
    for (const page of ["explore.html", "200.html", "404.html"]) {
      expect(read(page)).toContain(`<meta name="version" content="${release}"`);
    }
    const scripts = [...importsByScript().keys()];
    expect(scripts.filter((name) => read(`assets/${name}`).includes(release))).toEqual([]);
  });

  it("has no circular imports between its scripts", () => {
    const imports = importsByScript();
    const scripts = [...imports.keys()];
    // In a cycle, a script may run before its imports are initialized. Scripts whose imports have all been removed are
    // removed until none is left: what remains is circular.
    for (let hasRemoved = true; hasRemoved; ) {
      const removable = scripts.filter((name) =>
        imports.get(name)?.every((imported) => !imports.has(imported)),
      );
      hasRemoved = removable.map((name) => imports.delete(name)).some(Boolean);
    }
    expect([...imports.keys()]).toEqual([]);
  });

  it("gives new names to at most 8 scripts, of over 30, when a word on the About page changes", () => {
    const scripts = readdirSync(join(folder, "assets"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => ({ name, code: read(`assets/${name}`) }));
    // The worker lists them all, and keeps its name.
    const renamed = new Set(["sw.js"]);
    for (const { name, code } of scripts) if (code.includes("since 2015")) renamed.add(name);
    // A script's name depends on its content, which has the names of those that it imports, also dynamically. The loop
    // also visits what it adds to the set.
    for (const changed of renamed)
      for (const { name, code } of scripts) if (code.includes(`/${changed}`)) renamed.add(name);
    expect(scripts.length).toBeGreaterThan(30);
    expect(renamed.size).toBeGreaterThan(2);
    expect(renamed.size).toBeLessThanOrEqual(8);
  });

  it("asks for home's first picture before the styles, but after the viewport, which decides between two", () => {
    const html = read("index.html");
    const parts = ['<meta name="viewport"', 'as="image"', "<style"].map((part) =>
      html.indexOf(part),
    );
    expect(parts).not.toContain(-1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  it("needs less than 141 kB of scripts and 20 kB of styles, in gzip, before a page is interactive", () => {
    const shell = read("200.html");
    const named = (link: RegExp) => Array.from(shell.matchAll(link), ([, name = ""]) => name);
    const scripts = new Set(named(/<script type="module"[^>]*src="\/assets\/([^"]+\.js)"/g));
    const imports = importsByScript();
    // The loop also visits what it adds to the set, so this finds indirect imports, too.
    for (const name of scripts) for (const other of imports.get(name) ?? []) scripts.add(other);
    const styles = named(/rel="stylesheet"[^>]*href="\/assets\/([^"]+\.css)"/g);
    const kilobytes = (names: Iterable<string>) =>
      Array.from(names, (name) => gzipSync(read(`assets/${name}`), { level: 9 }).length / 1000);
    const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
    expect(scripts.size).toBeGreaterThan(2);
    expect(styles).not.toEqual([]);
    expect(total(kilobytes(scripts))).toBeLessThan(141);
    expect(total(kilobytes(styles))).toBeLessThan(20);
  });

  it("has no `:has()` rule that would restyle the whole page after every change", () => {
    const css = readdirSync(join(folder, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => read(`assets/${name}`))
      .join();
    expect(css).toMatch(/\.btn:has\(/);
    expect(css.match(/(?:^|[\s,{}>~+])(?::root|html|body|\*|main|ul)?:has\([^{]*/g)).toBeNull();
  });

  it("lets the script of private pages connect to the backend and the sign-in provider, which the HTML does not", () => {
    const shell = read("200.html");
    expect(shell).not.toMatch(/rel="?(preconnect|dns-prefetch)/);
    const [beforeScript = ""] = shell.split("<script>");
    const opened = beforeScript.matchAll(/<link data-member crossorigin href="([^"]+)"/g);
    expect(Array.from(opened, ([, origin]) => origin)).toEqual([
      exampleSettings.VITE_API_BASE_URL,
      "https://identitytoolkit.googleapis.com",
    ]);
  });

  it("has the botanical plates as files of their own", () => {
    const plates = readdirSync(join(folder, "assets")).filter((name) =>
      /^[a-z-]+-\d-.*\.svg$/.test(name),
    );
    expect(plates).toHaveLength(readdirSync("src/assets/plates/svg").length);
  });

  it("has a service worker that precaches every script, style sheet and page", () => {
    const worker = read("sw.js");
    const wanted = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) =>
        /\.(js|css|html)$/.test(name) && !["sw.js", "sw-tombstone.js", "404.html"].includes(name),
    );
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter((name) => !worker.includes(`/${name}`))).toEqual([]);
  });

  describe("its license files", () => {
    it("name the libraries in its scripts", () => {
      const names = ["react", "react-router", "@firebase/auth", "sweetalert2", "swiper"];
      const listed = read("libraries.txt");
      expect(names.filter((name) => !listed.includes(`\n## ${name} - `))).toEqual([]);
    });

    it("contain the licenses of libraries that only its worker, fonts and styles use", () => {
      const names = [
        "workbox-precaching",
        "@fontsource-variable/figtree",
        "@fontsource-variable/fraunces",
        "daisyui",
        "tailwindcss",
      ];
      const licenseOf = (name: string) =>
        readFileSync(join("node_modules", name, "LICENSE"), "utf8").trim();
      const licenses = read("licenses.txt");
      expect(names.filter((name) => !licenses.includes(licenseOf(name)))).toEqual([]);
      // The Apache license, which Firebase's packages name without including its text.
      expect(licenses).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DIST");
    });

    it("credit the photographers", () => {
      expect(read("licenses.txt")).toContain("Charles Barbin");
      expect(read("licenses.txt")).toContain("dandelion.webp");
    });

    it("are linked from the about page", () => {
      const links = read("aboutUs.html").matchAll(/href="(\/[^"]+\.txt)"/g);
      const paths = Array.from(links, ([, path = ""]) => path);
      expect(paths).toEqual(["/licenses.txt"]);
      expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    });
  });
});

it("the demo build contains the mocks with their worker, and needs no settings", () => {
  const folder = mkdtempSync(join(tmpdir(), "sow-and-tell-demo-"));
  const { status, stderr } = build({}, "--mode", "demo", "--outDir", folder, "--emptyOutDir");
  expect(status, stderr).toBe(0);
  const built = textOf(folder);
  // The demo's own worker is `mockServiceWorker.js`. Its `sw.js` removes the worker of an app that was deployed there before.
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  expect(worker).toBe(readFileSync("public/sw-tombstone.js", "utf8"));
  expect(readFileSync(join(folder, "libraries.txt"), "utf8")).toContain("\n## msw - ");
  const page = readFileSync(join(folder, "index.html"), "utf8");
  // What a person types into the demo must not reach Google, even where the mocks do not answer.
  const [connections = ""] = /connect-src [^;]*/.exec(page) ?? [];
  expect(connections).toBe(
    "connect-src 'self' https://api.sow-and-tell.example https://sign-in.sow-and-tell.example",
  );
  expect(stderr).not.toContain("VITE_FIREBASE_AUTH_EMULATOR_URL");
  rmSync(folder, { recursive: true });
  for (const text of mockTexts) expect(built).toContain(text);
}, 180_000);

it("a build without its settings fails, names them, and suggests the demo", () => {
  const { status, stdout, stderr } = build({});
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain("VITE_FIREBASE_APP_ID is not set");
  expect(stdout + stderr).toContain("npm run demo");
});

it("a build for a path below the site's address fails", () => {
  const { status, stderr } = build(exampleVariables, "--base", "/garden/");
  expect(status).not.toBe(0);
  expect(stderr).toContain("--base is /garden/ instead of /");
});
