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
 * What a private page needs beside the entry, for the shell of all of them to name: the calls, and the page of a tip,
 * which is what people send each other; most of its parts are other pages' too. Firebase comes when the page is there.
 */
export const shellModules =
  /\/src\/(features\/tips\/tip\.loader\.ts|routes\/tip-details\/tip-details-page\.tsx)$/;
