import { privatePaths, publicPages } from "@/lib/paths";

interface PrerenderedPage {
  path: string;
  /** The modules that the route table loads for it, whose files the page preloads. */
  modules: RegExp;
}

export const prerenderedPages: readonly PrerenderedPage[] = [
  ...Object.values(publicPages).map(({ path, folder }) => ({ path, modules: modulesIn(folder) })),
  // For unknown addresses.
  { path: "/404", modules: modulesIn("not-found") },
];

function modulesIn(folder: string): RegExp {
  return new RegExp(`/src/routes/${folder}/${folder}-page\\.tsx$`);
}

/**
 * The modules that the shell of all private pages preloads besides the entry: those of a tip's page, whose address
 * people share. Other private pages share most of its imports.
 */
export const shellModules = modulesIn("tip-details");

/**
 * The text of `_redirects`, for Netlify and Cloudflare Pages: private pages start from the shell. For all other
 * addresses without a file, both hosts serve `404.html`. The target is `/200`, since Cloudflare Pages would redirect
 * `/200.html` to it.
 */
export function redirects(): string {
  return Object.values(privatePaths)
    .map((pattern) => `${pattern.replaceAll(/:\w+/g, "*")} /200 200\n`)
    .join("");
}
