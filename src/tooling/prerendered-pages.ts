import { paths } from "@/lib/paths";

export interface PrerenderedPage {
  /** The address that it is made for. */
  path: string;
  /** The file in the build; a static host serves `explore.html` for `/explore`. */
  file: string;
  /** The modules that the route table fetches for it, for the page to name before the script does. */
  modules: readonly string[];
  /** Its loader reads a file of this client's own, so that the data is known already. */
  hasOwnData?: boolean;
}

/** The public pages, whose HTML is made at build time. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: paths.home, file: "index.html", modules: [] },
  {
    path: paths.explore,
    file: "explore.html",
    modules: ["routes/explore/explore-page.tsx", "routes/explore/explore.loader.ts"],
    hasOwnData: true,
  },
  {
    path: paths.browseTips,
    file: "browseTips.html",
    modules: [
      "routes/browse-tips/browse-tips-page.tsx",
      "routes/browse-tips/browse-tips.loader.ts",
    ],
  },
  { path: paths.about, file: "aboutUs.html", modules: ["routes/about/about-page.tsx"] },
  { path: paths.contact, file: "contactUs.html", modules: ["routes/contact/contact-page.tsx"] },
  { path: paths.register, file: "register.html", modules: ["routes/register/register-page.tsx"] },
  { path: paths.login, file: "login.html", modules: ["routes/login/login-page.tsx"] },
  // For hosts that serve it for whatever they do not have.
  { path: "/404", file: "404.html", modules: ["routes/not-found/not-found-page.tsx"] },
];

/**
 * What a private page needs beside the entry, for the shell of all of them to name: the calls, and the page of a tip,
 * which is what people send each other; most of its parts are other pages' too. Firebase comes when the page is there.
 */
export const shellModules: readonly string[] = [
  "features/tips/tip.loader.ts",
  "routes/tip-details/tip-details-page.tsx",
];
