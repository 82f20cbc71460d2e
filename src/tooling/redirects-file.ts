import type { Plugin } from "vite";

/**
 * Writes `_redirects` into a build, for Netlify and Cloudflare Pages: private pages are not prerendered and start from
 * the shell. Whatever else is no file gets `404.html`. A test keeps `firebase.json` in step.
 * @param privatePages as route patterns
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

/** The file's text. Its target is not `/200.html`, for which the hosts would send the browser to `/200`. */
export function redirects(privatePages: readonly string[]): string {
  return privatePages.map((pattern) => `${pattern.replaceAll(/:\w+/g, "*")} /200 200\n`).join("");
}
