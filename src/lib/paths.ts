interface AnyPage {
  path: string;
  /** Its folder in `routes/`, whose `<folder>-page.tsx` exports `Page` and, if it reads data, `loader`. */
  folder: string;
}

/** A page that anyone may open. A build prerenders it. */
interface PublicPage extends AnyPage {
  /** For search results and link previews. Without characters that HTML escapes. */
  description: string;
}

/** A members' page. Hosts and the service worker serve the shell for it. */
interface MemberPage extends AnyPage {
  /** Completes "Sign in to …" on the login page. */
  purpose: string;
  /** The link to it on the home page after a login. */
  resume: string;
}

const shareTip = {
  folder: "share-tip",
  purpose: "share a tip",
  resume: "Continue sharing your tip",
} as const;
const myTips = {
  folder: "my-tips",
  purpose: "see your tips",
  resume: "Continue to your tips",
} as const;

export const publicPages = {
  home: {
    path: "/",
    folder: "home",
    description:
      "A gardening community: browse tips that work, meet the gardeners behind them, and share what you have learned.",
  },
  explore: {
    path: "/explore",
    folder: "explore",
    description: "Meet the gardeners of our community: what they grow, where, and for how long.",
  },
  browseTips: {
    path: "/browseTips",
    folder: "browse-tips",
    description:
      "What worked in other people’s gardens, in their own words: search the tips, or filter them by category, difficulty, author and month.",
  },
  about: {
    path: "/aboutUs",
    folder: "about",
    description: "Who we are, and why gardeners share here what they have learned.",
  },
  contact: {
    path: "/contactUs",
    folder: "contact",
    description: "How to reach us with a question, a correction or an idea.",
  },
  register: {
    path: "/register",
    folder: "register",
    description: "Create an account to share your gardening tips and keep them together.",
  },
  login: {
    path: "/login",
    folder: "login",
    description: "Sign in to share gardening tips, and to read every one in full.",
  },
} as const satisfies Record<string, PublicPage>;

export const memberPages = {
  shareTips: { path: "/shareTips", ...shareTip },
  myTips: { path: "/myTips", ...myTips },
  tipDetails: {
    path: "/tipsDetails/:id",
    folder: "tip-details",
    purpose: "read this tip",
    resume: "Continue to the tip",
  },
  updateTip: {
    path: "/updateTips/:id",
    folder: "update-tip",
    purpose: "edit this tip",
    resume: "Continue editing the tip",
  },
  dashboard: {
    path: "/dashboard",
    folder: "dashboard",
    purpose: "open your dashboard",
    resume: "Continue to your dashboard",
  },
  dashboardShareTips: { path: "/dashboard/shareTips", ...shareTip },
  dashboardMyTips: { path: "/dashboard/myTips", ...myTips },
} as const satisfies Record<string, MemberPage>;

/** For all other addresses. */
export const notFoundPage = { path: "*", folder: "not-found" } as const satisfies AnyPage;

type PathsOf<TPages extends Record<string, AnyPage>> = {
  [TName in keyof TPages]: TPages[TName]["path"];
};

function pathsOf<TPages extends Record<string, AnyPage>>(pages: TPages): PathsOf<TPages> {
  const entries = Object.entries(pages).map(([name, { path }]) => [name, path]);
  return Object.fromEntries(entries);
}

const publicPaths = pathsOf(publicPages);
const memberPaths = pathsOf(memberPages);

/** Every address of the app, for links. */
export const paths = {
  ...publicPaths,
  ...memberPaths,
  /** The spec wants the login page to link to this address, which has no page. */
  forgotPassword: "/forget-password",
  tipDetails: (id: string) => memberPaths.tipDetails.replace(":id", encodeURIComponent(id)),
  /** Browse Tips with a search: `q`, `saved: "1"`, or a filter's name and key, such as `{ author: "Harriet" }`. */
  tipsBy: (params: Record<string, string>) =>
    `${publicPaths.browseTips}?${new URLSearchParams(params)}`,
  updateTip: (id: string) => memberPaths.updateTip.replace(":id", encodeURIComponent(id)),
} as const;

/** The absolute address of a tip's page. Only in the browser. */
export const tipUrl = (id: string) => new URL(paths.tipDetails(id), window.location.origin).href;

/** The page of a file that hosts also serve by its name, such as "/browseTips.html"; null for any other address. */
export function pageOfFile(path: string): string | null {
  const page = path === "/index.html" ? publicPaths.home : path.replace(/\.html$/, "");
  return page !== path && Object.values<string>(publicPaths).includes(page) ? page : null;
}

/** Matches the addresses of a route pattern, with or without a query string. */
export function addressPattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/?]+")}/?(?:\\?|$)`);
}
