import { build, type Plugin } from "vite";

/**
 * Bundles each `<script type="module" data-inline>` and inlines the result, so that it runs without a request.
 * @param define what the scripts know of the settings, as Vite's `define`
 */
export function inlineScripts(define: Record<string, string>): Plugin {
  return {
    name: "inline-scripts",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        let page = html;
        for (const [script, entry = ""] of html.matchAll(
          /<script type="module" data-inline src="\/([^"]+)"><\/script>/g,
        )) {
          const code = await bundle(entry, define);
          page = page.replace(script, () => `<script>${code}</script>`);
        }
        return page;
      },
    },
  };
}

/** Bundles a module into a single script. */
export async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { tsconfigPaths: true },
    define,
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: "iife" },
        // Leaves out React, which a module imports for its hooks.
        treeshake: { moduleSideEffects: [entry] },
      },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not built`);
  return chunk.code.trim();
}
