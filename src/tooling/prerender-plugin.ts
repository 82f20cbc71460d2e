import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import Beasties, { type Options as BeastiesOptions } from "beasties";
import type { Plugin, ResolvedConfig, Rolldown, ViteBuilder } from "vite";
import { memberPages, notFoundPage, publicPages } from "../lib/paths.ts";
import type * as Renderer from "./render-page.tsx";

const SERVER = "prerender";

/**
 * After the client's build, builds the pages for Node, too, renders the public ones and the 404 page to HTML, and writes
 * them, the shell for the private pages, and `_redirects` into the build.
 * @param origins that private pages call on startup; the shell preconnects to them during a session
 * @param siteUrl for the pages' canonical addresses; null if it is not known
 */
export function prerenderPages(origins: readonly string[], siteUrl: string | null): Plugin {
  // Inside node_modules, so that Node can resolve packages. The name is unique, since builds may run in parallel.
  const serverFolder = join(process.cwd(), `node_modules/.prerender-${process.pid}`);

  return {
    name: "prerender-pages",
    apply: "build",
    config: () => ({
      builder: {},
      environments: {
        [SERVER]: {
          build: {
            outDir: serverFolder,
            reportCompressedSize: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: { renderer: "src/tooling/render-page.tsx" },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { config, environments } = builder;
      const { client, [SERVER]: server } = environments;
      if (client === undefined || server === undefined) throw new Error("No environments to build");
      try {
        const chunks = chunksOf(await builder.build(client));
        await builder.build(server);
        const renderer = await import(pathToFileURL(join(serverFolder, "renderer.js")).href);
        await writePages(renderer, config, chunks, origins, siteUrl);
      } finally {
        rmSync(serverFolder, { recursive: true, force: true });
      }
    },
  };
}

async function writePages(
  { renderPage, renderShell }: typeof Renderer,
  config: ResolvedConfig,
  chunks: readonly Rolldown.OutputChunk[],
  origins: readonly string[],
  siteUrl: string | null,
) {
  const folder = resolve(config.root, config.build.outDir);
  const template = withoutRelativeCard(readFileSync(join(folder, "index.html"), "utf8"), (words) =>
    config.logger.warn(words),
  );
  // During prerendering, a page may fetch only the app's own data files.
  globalThis.fetch = async (file) =>
    new Response(readFileSync(join(config.publicDir, String(file)), "utf8"));
  const styles = { path: folder, publicPath: config.base };
  const write = (file: string, html: string) => writeFileSync(join(folder, file), html);
  const modulePreloads = (folderOfPage: string) =>
    filesWith(moduleOf(folderOfPage), chunks)
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join("");

  // Hosts serve `404.html` for unknown addresses.
  const pages = [...Object.values(publicPages), { ...notFoundPage, path: "/404" }];
  for (const page of pages) {
    const html = fillPage(template, await renderPage(page.path), modulePreloads(page.folder));
    const isFound = page.path !== "/404";
    const canonical = siteUrl && `<link rel="canonical" href="${siteUrl}${page.path}">`;
    const indexed = withHead(html, isFound ? canonical : NO_INDEX);
    const styled = await withCriticalStyles(indexed, { ...styles, inlineFonts: true });
    write(fileOf(page.path), withLazyApp(styled));
  }
  // The inline script makes them preconnects during a session: nobody else is announced to Google.
  const connections = origins.map((origin) => `<link data-member crossorigin href="${origin}">`);
  // Of the private pages, people share the address of a tip's; the others have most of its imports.
  const links = NO_INDEX + modulePreloads(memberPages.tipDetails.folder);
  const shell = fillShell(template, await renderShell(), connections.join(""), links);
  write("200.html", await withCriticalStyles(shell, styles));
  write("_redirects", redirects());
}

/** The module that the route table loads for a page. */
function moduleOf(folder: string): RegExp {
  return new RegExp(`/src/routes/${folder}/${folder}-page\\.tsx$`);
}

/**
 * The text of `_redirects`, for Netlify and Cloudflare Pages: private pages start from the shell. For all other
 * addresses without a file, both hosts serve `404.html`. The target is `/200`, since Cloudflare Pages would redirect
 * `/200.html` to it.
 */
export function redirects(): string {
  return Object.values(memberPages)
    .map(({ path }) => `${path.replaceAll(/:\w+/g, "*")} /200 200\n`)
    .join("");
}

/** Link previews need the absolute address of the social card. */
export function withoutRelativeCard(html: string, warn: (words: string) => void): string {
  if (!html.includes('"og:image" content="/')) return html;
  warn("The build does not know the site's address, so link previews will have no picture.");
  return html.replaceAll(/\s*<meta [^>]*(?:og:image|twitter:card)[^>]*>/g, "");
}

/** Gives a page's title and description to link previews, and its description to search engines. */
export function withPreview(
  html: string,
  { route, head }: Pick<Renderer.RenderedPage, "route" | "head">,
): string {
  const title = /<title>([^<]*)/.exec(head)?.[1];
  const description = Object.values(publicPages).find(({ path }) => path === route)?.description;
  const contents = { "og:title": title, "og:description": description, description };
  return Object.entries(contents).reduce((page, [name, content]) => {
    const meta = new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`);
    return content === undefined ? page : page.replace(meta, (_, start) => start + content);
  }, html);
}

/** For search engines: private pages, and addresses that do not exist. */
const NO_INDEX = '<meta name="robots" content="noindex">';

function withHead(html: string, element: string | null): string {
  return html.replace("</head>", () => `${element ?? ""}</head>`);
}

const VIEWPORT = /<meta name="viewport"[^>]*>/;
const EMPTY_ROOT = '<div id="root"></div>';

function fillPage(template: string, page: Renderer.RenderedPage, links: string): string {
  const { route, head, body } = page;
  return (
    withPreview(template, page)
      .replace(/<title>.*<\/title>/, "")
      // The preloads of the first picture come before the styles. They need the viewport, by which they choose a file.
      .replace(VIEWPORT, (viewport) => `${viewport}${head}`)
      .replace("</head>", () => `${links}</head>`)
      .replace(EMPTY_ROOT, () =>
        withPlainAddresses(`<div id="root" data-page="${route}">${body}</div>`),
      )
  );
}

/** Asks Cloudflare not to encode e-mail addresses: its script decodes them only after React has compared the page. */
function withPlainAddresses(html: string): string {
  return `<!--email_off-->${html}<!--/email_off-->`;
}

function fillShell(template: string, body: string, connections: string, links: string): string {
  return (
    template
      // Before the inline script.
      .replace(VIEWPORT, (viewport) => viewport + connections)
      .replace("</head>", () => `${links}</head>`)
      // The shell's few words need no web fonts, which would only delay the app.
      .replaceAll(/<link rel="preload"[^>]*as="font"[^>]*>/g, "")
      .replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`)
  );
}

function withCriticalStyles(html: string, options: BeastiesOptions): Promise<string> {
  return new Beasties({
    ...options,
    // Links the complete style sheet at the end of the page, so that it does not block rendering.
    preload: "body",
    logLevel: "warn",
    // Keeps the rules for attributes that an inline script sets: the HTML does not contain them.
    allowRules: [/data-theme/, /data-session/, /data-starting/],
  }).process(html);
}

function chunksOf(built: Awaited<ReturnType<ViteBuilder["build"]>>): Rolldown.OutputChunk[] {
  if (!("output" in built)) throw new Error("The client was not built");
  return built.output.filter((file) => file.type === "chunk");
}

/** Leaves loading the app to the page's inline script, which waits for the first picture. */
function withLazyApp(html: string): string {
  return html
    .replace(
      /<script type="module"[^>]*src="([^"]+)"><\/script>/,
      '<script type="lazy" data-lazy="$1"></script>',
    )
    .replaceAll('<link rel="modulepreload"', "<link data-lazy");
}

/** The files of the chunks with these modules, and of their static imports. @throws {Error} if there are none */
function filesWith(modules: RegExp, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set<string>();
  const queue = chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)));
  if (queue.length === 0) throw new Error(`No module of the build matches ${modules}`);
  for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
    const { fileName, imports } = chunk;
    if (found.has(fileName)) continue;
    found.add(fileName);
    queue.push(...chunks.filter((other) => imports.includes(other.fileName)));
  }
  return [...found];
}

/** A page's file: a static host serves `explore.html` for `/explore`. */
function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
