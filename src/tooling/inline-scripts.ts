import { build, type Plugin } from "vite";

/**
 * Inlines a call of `app/start.ts`'s function `name` into `<script data-inline="name">`, so that it needs no request.
 * @param define what the function knows of the build's settings
 */
export function inlineScripts(define: Record<string, string>): Plugin {
  return {
    name: "inline-scripts",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        let page = html;
        for (const [script, name] of html.matchAll(
          /<script type="module" data-inline="(\w+)"><\/script>/g,
        )) {
          const code = await bundle(ENTRY, { plugins: [callOf(name)], define });
          page = page.replace(script, () => `<script>${code}</script>`);
        }
        return page;
      },
    },
  };
}

const ENTRY = "inline-script";

/** Provides the entry that calls a function of `app/start.ts`. */
function callOf(name = ""): Plugin {
  const code = `import { ${name} } from "/src/app/start.ts"; ${name}();`;
  return {
    name: ENTRY,
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? code : null),
  };
}

interface BundleOptions {
  define?: Record<string, string>;
  plugins?: Plugin[];
}

/** Bundles a module into a single script. */
export async function bundle(entry: string, options: BundleOptions = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { tsconfigPaths: true },
    ...options,
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
