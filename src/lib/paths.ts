/** The pages that anyone may open, by name. A build prerenders each into a file. */
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
  /** The spec has the login page link to it, without a route. */
  forgotPassword: "/forget-password",
  tipDetails: (id: string) => privatePaths.tipDetails.replace(":id", encodeURIComponent(id)),
  /** The tips that match some filters, given by name and key: `{ author: "Harriet" }`. */
  tipsBy: (filters: Record<string, string>) =>
    `${publicPaths.browseTips}?${new URLSearchParams(filters)}`,
  updateTip: (id: string) => privatePaths.updateTip.replace(":id", encodeURIComponent(id)),
} as const;

/**
 * Matches the addresses of a route pattern, with or without a search.
 * @returns an expression with a group per parameter of the pattern; the values are still percent-encoded
 */
export function addressesOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, "([^/?]+)")}/?(?:\\?|$)`);
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
