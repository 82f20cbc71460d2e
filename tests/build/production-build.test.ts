import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requiredVariables } from "@/tooling/read-env";

const vite = join(process.cwd(), "node_modules/vite/bin/vite.js");

/** The environment with exactly these variables of ours set; a blank one counts as unset and hides an `.env` file. */
function environment(values: Record<string, string>) {
  const blank = Object.fromEntries(requiredVariables.map((name) => [name, ""]));
  return {
    ...process.env,
    NODE_ENV: "production",
    ...blank,
    VITE_FIREBASE_AUTH_EMULATOR_URL: "",
    VITE_ERROR_REPORT_URL: "",
    ...values,
  };
}

const complete = {
  ...Object.fromEntries(requiredVariables.map((name) => [name, "value-of-test"])),
  VITE_API_BASE_URL: "https://api.example.org",
};

function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|map)$/.test(entry.name))
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), "utf8")}`)
    .join("\n");
}

/** Words that only the mocks and their seeds have. */
const mockWords = [
  "mockServiceWorker",
  "setupWorker",
  "wrung-out sponge",
  "demo@sow-and-tell.example",
  "Fill in the demo",
  "Choose a demo account",
  "Reset the demo",
];

/** The path of the sheet that every plate is drawn on, by which their chunk is known. */
const sheetOfPlate = "M0 0h400v300H0z";

describe("a production build", () => {
  const folder = mkdtempSync(join(tmpdir(), "sow-and-tell-"));
  let built = "";

  beforeAll(() => {
    execFileSync(process.execPath, [vite, "build", "--outDir", folder, "--emptyOutDir"], {
      env: environment(complete),
      stdio: "pipe",
    });
    built = textOf(folder);
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(mockWords.filter((word) => word !== "Fill in the demo"))(
    "contains nothing of the mocks: %s",
    (word) => {
      expect(built).not.toContain(word);
    },
  );

  it("holds every file that its page names", () => {
    const head = readFileSync(join(folder, "index.html"), "utf8").split("<body>")[0] ?? "";
    const named = Array.from(
      head.matchAll(/(?:href|src|content|imageSrcSet)="\/([^" ]+)/g),
      ([, path = ""]) => path,
    );
    expect(named).toContain("social-card.png");
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  /** The text of the scripts that a page names, to be fetched with it. */
  function scriptsNamedBy(page: string): string {
    const html = readFileSync(join(folder, page), "utf8");
    const named = html.matchAll(/<link (?:rel="modulepreload"|data-late)[^>]*href="([^"]+)"/g);
    return Array.from(named, ([, path = ""]) => readFileSync(join(folder, path), "utf8")).join();
  }

  it.each([
    ["browseTips.html", "premium gardening tips"],
    ["explore.html", "experiences"],
    ["contactUs.html", "Message Sent!"],
    ["200.html", "Planting Time"],
  ])("names in %s the scripts that its page will need", (page, words) => {
    expect(scriptsNamedBy(page)).toContain(words);
  });

  it.each(["index.html", "explore.html", "200.html"])(
    "allows in %s the scripts that stand in it, and no other",
    (page) => {
      const html = readFileSync(join(folder, page), "utf8");
      const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = ""]) =>
        createHash("sha256").update(code).digest("base64"),
      );
      const [sources = ""] = /script-src [^;]*/.exec(html) ?? [];
      const allowed = Array.from(sources.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash);
      expect(allowed.toSorted()).toEqual(inline.toSorted());
    },
  );

  it("names no page's scripts in another page", () => {
    expect(scriptsNamedBy("index.html")).not.toContain("premium gardening tips");
    expect(scriptsNamedBy("aboutUs.html")).not.toContain("Planting Time");
  });

  it("has no scripts that import each other: one of them would run before what it needs is there", () => {
    const assets = join(folder, "assets");
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    const importsOf = new Map(
      scripts.map((name) => {
        const source = readFileSync(join(assets, name), "utf8");
        const found = source.matchAll(/(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g);
        return [name, new Set(Array.from(found, ([, imported = ""]) => imported))];
      }),
    );
    // Those that import nothing go, then those that import only these: what is left goes in a circle.
    for (let isSmaller = true; isSmaller; ) {
      const settled = scripts.filter((name) =>
        [...(importsOf.get(name) ?? [])].every((imported) => !importsOf.has(imported)),
      );
      isSmaller = settled.map((name) => importsOf.delete(name)).some(Boolean);
    }
    expect([...importsOf.keys()]).toEqual([]);
  });

  it("names Firebase in no page: it comes when the page is there", () => {
    for (const page of ["index.html", "browseTips.html", "200.html"]) {
      expect(scriptsNamedBy(page)).not.toContain("identitytoolkit.googleapis.com");
    }
  });

  it("has no style rule that watches the whole page: each change of it would style all of it anew", () => {
    const css = readdirSync(join(folder, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => readFileSync(join(folder, "assets", name), "utf8"))
      .join();
    expect(css).toMatch(/\.btn:has\(/);
    expect(css.match(/(?:^|[\s,{}>~+])(?::root|html|body|\*|main|ul)?:has\([^{]*/g)).toBeNull();
  });

  it("opens the connections of a private page from its shell", () => {
    const shell = readFileSync(join(folder, "200.html"), "utf8");
    const opened = shell.matchAll(/<link rel="preconnect" crossorigin href="([^"]+)"/g);
    expect(Array.from(opened, ([, origin]) => origin)).toEqual([
      "https://api.example.org",
      "https://identitytoolkit.googleapis.com",
    ]);
  });

  it("keeps the botanical plates under 6,000 bytes gzip", () => {
    const assets = join(folder, "assets");
    const sizes = readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(assets, name), "utf8"))
      .filter((code) => code.includes(sheetOfPlate))
      .map((code) => gzipSync(code, { level: 9 }).length);
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThan(6000);
  });

  it("brings a worker that has every script, style and page of it on the device, by its name or its content", () => {
    const worker = readFileSync(join(folder, "sw.js"), "utf8");
    const wanted = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) =>
        /\.(js|css|html)$/.test(name) && !["sw.js", "sw-tombstone.js", "404.html"].includes(name),
    );
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter((name) => !worker.includes(`/${name}`))).toEqual([]);
    expect(worker).not.toContain("social-card");
    // Hosts answer for it with that status, at which no worker installs.
    expect(worker).not.toContain("404.html");
  });

  it("can be installed: its pages name the manifest, and the manifest icons that are there", () => {
    expect(readFileSync(join(folder, "index.html"), "utf8")).toContain('rel="manifest"');
    const manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8"));
    const icons: { src: string }[] = manifest.icons;
    expect(icons.filter(({ src }) => !existsSync(join(folder, src)))).toEqual([]);
  });

  describe("its licences", () => {
    const read = (file: string) => readFileSync(join(folder, file), "utf8");

    it.each([
      ["sow-and-tell", "Permission is hereby granted"],
      ["react", "Meta Platforms"],
      ["react-router", "Remix Software"],
      ["firebase", "Apache-2.0"],
      ["@firebase/auth", "Apache-2.0"],
      ["sweetalert2", "Tristan Edwards"],
      ["swiper", "Vladimir Kharlampidi"],
      ["workbox-precaching", "Google LLC"],
      ["@fontsource-variable/figtree", "SIL OPEN FONT LICENSE"],
      ["@fontsource-variable/fraunces", "SIL OPEN FONT LICENSE"],
      ["daisyui", "Pouya Saadeghi"],
      ["tailwindcss", "Tailwind Labs"],
    ])("are with it: that of %s", (name, words) => {
      const sections = read("licenses.txt").split(/^\uFEFF?=+\n(?=\S+ \S+ \(.*\)\n=+\n)/m);
      expect(sections.filter((section) => section.startsWith(`${name} `))).toEqual([
        expect.stringContaining(words),
      ]);
    });

    it("have their whole text where packages only name them", () => {
      expect(read("licenses.txt")).toContain(
        "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DIST",
      );
    });

    it("credit the photographers, and bring the GPL that the photographs are under", () => {
      expect(read("licenses.txt")).toContain("Charles Barbin");
      expect(read("gardeners/gpl-2.0.txt")).toContain("GNU GENERAL PUBLIC LICENSE");
    });

    it("are fetched by those who want to read them alone", () => {
      expect(read("sw.js")).not.toMatch(/licenses|gpl-/);
    });

    it("are led to from the about page", () => {
      const links = read("aboutUs.html").matchAll(/href="(\/[^"]+\.txt)"/g);
      const paths = Array.from(links, ([, path = ""]) => path);
      expect(paths).toEqual(["/gardeners/gpl-2.0.txt", "/licenses.txt"]);
      expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    });
  });

  it("talks to the backend that it was told", () => {
    expect(built).toContain("https://api.example.org");
  });
});

describe("the demo build", () => {
  it("contains the mocks and their worker alone, and needs no settings", () => {
    const folder = mkdtempSync(join(tmpdir(), "sow-and-tell-demo-"));
    const args = [vite, "build", "--mode", "demo", "--outDir", folder, "--emptyOutDir"];
    execFileSync(process.execPath, args, { env: environment({}), stdio: "pipe" });
    const built = textOf(folder);
    // One worker a site: the demo's is its backend, and another that was there before goes.
    const worker = readFileSync(join(folder, "sw.js"), "utf8");
    expect(worker).toBe(readFileSync("public/sw-tombstone.js", "utf8"));
    const licences = readFileSync(join(folder, "licenses.txt"), "utf8");
    expect(licences).toContain("\nmsw ");
    expect(licences).toContain("dandelion.webp");
    rmSync(folder, { recursive: true });
    for (const word of mockWords) expect(built).toContain(word);
  }, 60_000);
});

describe("a build without its settings", () => {
  function failedBuild(values: Record<string, string>) {
    const result = spawnSync(process.execPath, [vite, "build"], {
      env: environment(values),
      encoding: "utf8",
    });
    return { status: result.status, output: result.stdout + result.stderr };
  }

  it("fails when none is set, names every one, and points to the demo", () => {
    const { status, output } = failedBuild({});
    expect(status).not.toBe(0);
    for (const name of requiredVariables) expect(output).toContain(name);
    expect(output).toContain("npm run demo");
  });

  it("fails when one is missing, and names that one alone", () => {
    const { status, output } = failedBuild({ ...complete, VITE_FIREBASE_APP_ID: "" });
    expect(status).not.toBe(0);
    expect(output).toContain("Missing: VITE_FIREBASE_APP_ID\n");
  });

  it("fails when the backend's address is none", () => {
    const { status, output } = failedBuild({ ...complete, VITE_API_BASE_URL: "api.example.org" });
    expect(status).not.toBe(0);
    expect(output).toContain("Not an http(s) address: VITE_API_BASE_URL");
  });
});
