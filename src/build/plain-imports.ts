import type { Plugin } from "vite";

/** `preload(async () => { const { A } = await import("x"); return { A }; }, deps)`, as Vite writes `import("x")`. */
const PRELOAD =
  /__vitePreload\(\s*(?:async )?\(\) =>\s*(?:\{\s*const \{[^}]*\} = await (import\([^()]+\));\s*return \{[^}]*\};?\s*\}|(import\([^()]+\))),[^)]*\)/g;

/**
 * Dynamic imports without Vite's code around them, which fetches what a chunk needs beside it: all styles are in the one
 * sheet, and the pages name the scripts that they need themselves. 1.1 kB less before a page is interactive.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper/ },
      // For what the expression above does not know.
      handler: () => "export const __vitePreload = (load) => load();",
    },
    renderChunk: (code) => (code.includes("__vitePreload") ? code.replace(PRELOAD, "$1$2") : null),
  };
}
