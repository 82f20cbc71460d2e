import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const folder = join(
  dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
  "dist/production",
);

/**
 * The router's package holds a production build but always hands out the development one, whose warnings nobody
 * reads in production. For `resolve.alias`.
 */
export const productionRouter = [
  { find: /^react-router$/, replacement: join(folder, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(folder, "dom-export.mjs") },
];

/** What every program gets of the router, though only its framework and server modes, or nobody here, run it. */
const unused: { what: string; code: RegExp; instead: string }[] = [
  {
    what: "a name for the developer tools, which keeps a component that nobody uses",
    code: /^\w+\.displayName = "\w+";$/gm,
    instead: "",
  },
  {
    what: "a component that could not be left out, since calling forwardRef might do something",
    code: /= (React\d+\.forwardRef)\(/g,
    instead: "= /* @__PURE__ */ $1(",
  },
  {
    what: "<Link prefetch>, which works in framework mode alone",
    code: /return shouldPrefetch && !isAbsolute \? [^;]+ : link;/g,
    instead: "return link;",
  },
  {
    what: "errors of server components",
    code: /if \(this\.context\) \{\s+return [^;]+RSCErrorHandler[^;]+;\s+\}/g,
    instead: "",
  },
  {
    what: "createBrowserRouter's instrumentations, of which there are none",
    code: /if \(init\.instrumentations\) \{/g,
    instead: "if (false) {",
  },
];

/**
 * The router without what this program cannot reach, 4 kB less before a page is interactive. A build fails where an
 * upgraded router has one of these parts no more as it was.
 * @throws Error that names the part
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: {
        id: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
        code: /function createRouter\(/,
      },
      handler(code) {
        return unused.reduce((rest, part) => {
          if (rest.search(part.code) === -1)
            throw new Error(`The router has no more ${part.what}.`);
          return rest.replace(part.code, part.instead);
        }, code);
      },
    },
  };
}
