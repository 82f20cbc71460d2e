import { join } from "node:path";
import { build, type Plugin } from "vite";

/** A virtual file, from which a script's imports are resolved. */
const ENTRY = join(process.cwd(), "src/inline-script.ts");

/** Bundles each `<script type="module" data-inline>` and inlines the result, which must run without any request. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        let page = html;
        for (const [script, source = ""] of html.matchAll(
          /<script type="module" data-inline>([\s\S]*?)<\/script>/g,
        )) {
          const code = await bundle(source);
          page = page.replace(script, () => `<script>${code}</script>`);
        }
        return page;
      },
    },
  };
}

async function bundle(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: "inline-script",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: "iife" } },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("The inline script was not built");
  return chunk.code.trim();
}
