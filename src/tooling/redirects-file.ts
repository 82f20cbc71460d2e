import type { Plugin } from "vite";

/**
 * Writes `_redirects` into a build, for Netlify and Cloudflare Pages: private pages are not prerendered and start from
 * the shell. For other unknown addresses both hosts serve `404.html`.
 * @param privatePages route patterns
 */
export function redirectsFile(privatePages: readonly string[]): Plugin {
  return {
    name: "redirects-file",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_redirects", source: redirects(privatePages) });
    },
  };
}

/** The file's text. The target is `/200`, since the hosts redirect `/200.html` to that address. */
export function redirects(privatePages: readonly string[]): string {
  return privatePages.map((pattern) => `${pattern.replaceAll(/:\w+/g, "*")} /200 200\n`).join("");
}
