/** The pages that anyone may open, by name. A build prerenders them. */
export const publicPaths = {
  home: "/",
  explore: "/explore",
  browseTips: "/browseTips",
  about: "/aboutUs",
  contact: "/contactUs",
  register: "/register",
  login: "/login",
} as const;

/** The members' pages, by name, as route patterns. Hosts and the service worker serve the shell for them. */
export const privatePaths = {
  shareTips: "/shareTips",
  myTips: "/myTips",
  tipDetails: "/tipsDetails/:id",
  updateTip: "/updateTips/:id",
  dashboard: "/dashboard",
  dashboardShareTips: "/dashboard/shareTips",
  dashboardMyTips: "/dashboard/myTips",
} as const;

/** Every address of the app, for links. */
export const paths = {
  ...publicPaths,
  ...privatePaths,
  /** The spec wants the login page to link to this address, which has no page. */
  forgotPassword: "/forget-password",
  tipDetails: (id: string) => privatePaths.tipDetails.replace(":id", encodeURIComponent(id)),
  /** Browse Tips with a search: `q`, `saved: "1"`, or a filter's name and key, such as `{ author: "Harriet" }`. */
  tipsBy: (params: Record<string, string>) =>
    `${publicPaths.browseTips}?${new URLSearchParams(params)}`,
  updateTip: (id: string) => privatePaths.updateTip.replace(":id", encodeURIComponent(id)),
} as const;

/** The absolute address of a tip's page. Only in the browser. */
export const tipUrl = (id: string) => new URL(paths.tipDetails(id), window.location.origin).href;

/** Matches the addresses of a route pattern, with or without a query string. */
export function addressPattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/?]+")}/?(?:\\?|$)`);
}

/** Every path of the backend, below the base URL. */
export const apiPaths = {
  gardeners: "/gardeners",
  trendingTips: "/tips",
  tips: "/shareTips",
  /** The capital I is the backend's spelling. */
  createTip: "/shareTIps",
  tip: (id: string) => `/shareTips/${encodeURIComponent(id)}`,
  myTips: (email: string) => `/myTips?${new URLSearchParams({ email })}`,
  totalLikes: "/dashboard/totalLikes",
  users: "/users",
} as const;

/** Data files that are deployed with the app. */
export const files = {
  exploreGardeners: "/exploreGardeners.json",
} as const;
