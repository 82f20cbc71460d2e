import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Where a deployment has its notices. */
const FILE = "licenses.txt";

/** Packages whose rules are in the style sheet without being named by it. */
const stylePackages = ["tailwindcss", "daisyui"];

/** Texts of licences that some packages name without bringing them. */
const standardTexts = join(import.meta.dirname, "licences");

/**
 * Writes `licenses.txt` into a build: this project's licence, those of its dependencies and of every other package that
 * the build has a file of, and the photographs' credits. Vite's own `build.license` knows the pages' scripts alone: not
 * the worker, no typefaces, no styles, no text for a package that only names its licence.
 * @throws Error for a package whose licence has no text
 */
export function licenceNotices(): Plugin {
  const packages = new Set<string>();
  const credits = new Set<string>();

  return {
    name: "licence-notices",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ root }) {
      const { dependencies } = packageIn(root);
      for (const name of [...Object.keys(dependencies), ...stylePackages]) {
        packages.add(join(root, "node_modules", name));
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end("A build writes the licences of what is in it here.\n");
      });
    },
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      for (const file of sourcesOf(bundle).map((path) => resolve(root, path))) {
        const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
        if (folder !== undefined) packages.add(folder);
        const creditsBeside = join(dirname(file), "CREDITS.md");
        if (existsSync(creditsBeside)) credits.add(creditsBeside);
      }
      const source = notices(root, packages, credits);
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}

/** The files that a build is made of, but for what its tools put in. */
function sourcesOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle)
    .flatMap((file) => (file.type === "chunk" ? file.moduleIds : file.originalFileNames))
    .filter((id) => !id.startsWith("\0"));
}

function notices(root: string, packages: Set<string>, credits: Set<string>): string {
  const named = [...packages].map(noticeOf).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const standards = new Set(named.flatMap(({ standard }) => standard ?? []));
  const sections = [
    noticeOf(root),
    ...[...credits].toSorted().map((file) => ({ title: "Photographs", text: creditsIn(file) })),
    ...named,
    ...[...standards]
      .toSorted()
      .map((file) => ({ title: basename(file, ".txt"), text: read(file) })),
  ];
  const rule = "=".repeat(78);
  // The mark at the start says that it is UTF-8, to a browser whose host does not.
  return `\uFEFF${sections.map(({ title, text }) => `${rule}\n${title}\n${rule}\n\n${text}\n`).join("\n")}`;
}

interface Notice {
  title: string;
  text: string;
  /** The file of the licence's text that is to follow, once for all packages. */
  standard?: string;
}

function noticeOf(folder: string): Notice {
  const { name, version, license, author, homepage } = packageIn(folder);
  const title = `${name} ${version} (${license})`;
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => read(join(folder, entry.name)));
  if (texts.length > 0) return { title, text: texts.join("\n\n") };
  const standard = join(standardTexts, `${String(license).toLowerCase()}.txt`);
  if (!existsSync(standard)) throw new Error(`The licence of ${title} has no text.`);
  const holder = [author?.name ?? author, homepage].filter(Boolean).join(", ");
  return { title, text: `${holder}\nThe text of ${license} is at the end.`.trim(), standard };
}

function creditsIn(file: string): string {
  const text = read(file).replace(/^# .*\s+/, "");
  return `${text}\n\nThe text of the GPL is /gardeners/gpl-2.0.txt here.`;
}

function packageIn(folder: string) {
  return JSON.parse(read(join(folder, "package.json")));
}

function read(file: string): string {
  return readFileSync(file, "utf8").trim();
}
