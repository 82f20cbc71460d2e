import { execFileSync } from "node:child_process";
import type { Plugin } from "vite";
import manifest from "../../package.json" with { type: "json" };
// Vite loads this file with its configuration, before `@/` is known.
import { publicPages } from "../lib/paths.ts";

/**
 * Writes the version and the social card's address into every page, and `robots.txt` and `sitemap.xml` into the build.
 * @param siteUrl null if it is not known: then there is no sitemap, and the card has no absolute address, which link
 *   previews need
 */
export function siteMetadata(siteUrl: string | null): Plugin {
  return {
    name: "site-metadata",
    transformIndexHtml: (html) => ({
      html: html.replace("/social-card", `${siteUrl ?? ""}$&`),
      tags: [
        {
          tag: "meta",
          attrs: { name: "version", content: `${manifest.version} ${commit()}` },
          injectTo: "head",
        },
      ],
    }),
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robots(siteUrl) });
      if (siteUrl === null) return;
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemap(siteUrl) });
    },
  };
}

/** The commit of the build, from Netlify, Cloudflare Pages or git. */
export function commit(environment: NodeJS.ProcessEnv = process.env, folder = "."): string {
  const named = environment.COMMIT_REF || environment.CF_PAGES_COMMIT_SHA;
  return (named || headOf(folder)).slice(0, 8);
}

function headOf(folder: string): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}

export function robots(siteUrl: string | null): string {
  const map = siteUrl === null ? "" : `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${map}`;
}

export function sitemap(siteUrl: string): string {
  const addresses = Object.values(publicPages).map(
    ({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>\n",
  ].join("\n");
}
