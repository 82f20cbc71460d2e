import { publicPaths } from "@/lib/paths";

export interface PrerenderedPage {
  /** The address that it is rendered for. */
  path: string;
  /** The file in the build; a static host serves `explore.html` for `/explore`. */
  file: string;
  /** The modules that the route table fetches for it, for the page to name before the script does. */
  modules: RegExp;
  /** Its loader reads a file of this client's own, so that the data is known already. */
  hasOwnData?: boolean;
}

/** The public pages. The code of `browseTips` is in `routes/browse-tips`: `browse-tips-page.tsx` and, if it has one, its loader. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  ...Object.entries(publicPaths).map(([name, path]) => ({
    path,
    file: path === publicPaths.home ? "index.html" : `${path.slice(1)}.html`,
    modules: modulesIn(name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)),
    hasOwnData: path === publicPaths.explore,
  })),
  // For hosts that serve it for whatever they do not have.
  { path: "/404", file: "404.html", modules: modulesIn("not-found") },
];

function modulesIn(folder: string): RegExp {
  return new RegExp(`/src/routes/${folder}/${folder}(-page\\.tsx|\\.loader\\.ts)$`);
}

/**
 * The modules that the shell of all private pages preloads beside the entry: those of a tip's page, which is what people
 * send each other. Most of their imports are other pages' too.
 */
export const shellModules = modulesIn("tip-details");
