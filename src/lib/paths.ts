/** The pages that anyone may open, by name. A build renders each of them into a file of its own. */
export const publicPaths = {
  home: "/",
  explore: "/explore",
  browseTips: "/browseTips",
  about: "/aboutUs",
  contact: "/contactUs",
  register: "/register",
  login: "/login",
} as const;

/** The pages for members, by name, as route patterns. Hosts and the service worker answer with the shell for them. */
export const privatePaths = {
  shareTips: "/shareTips",
  myTips: "/myTips",
  tipDetails: "/tipsDetails/:id",
  updateTip: "/updateTips/:id",
  dashboard: "/dashboard",
  dashboardShareTips: "/dashboard/shareTips",
  dashboardMyTips: "/dashboard/myTips",
} as const;

/** Every address of the client, for links. */
export const paths = {
  ...publicPaths,
  ...privatePaths,
  /** Linked from the login page as the spec has it; no such route exists. */
  forgotPassword: "/forget-password",
  tipDetails: (id: string) => privatePaths.tipDetails.replace(":id", encodeURIComponent(id)),
  /** All tips that pass some filters, each by its name and key: `{ author: "Harriet" }`. */
  tipsBy: (filters: Record<string, string>) =>
    `${publicPaths.browseTips}?${new URLSearchParams(filters)}`,
  updateTip: (id: string) => privatePaths.updateTip.replace(":id", encodeURIComponent(id)),
} as const;

/**
 * Matches the addresses of a route pattern, with or without a search.
 * @returns its groups are the pattern's parameters, encoded as they stand in the address
 */
export function addressesOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, "([^/?]+)")}/?(?:\\?|$)`);
}

/** Every path of the backend, below the base URL. */
export const apiPaths = {
  gardeners: "/gardeners",
  trendingTips: "/tips",
  tips: "/shareTips",
  /** The capital I is the backend's own. */
  createTip: "/shareTIps",
  tip: (id: string) => `/shareTips/${encodeURIComponent(id)}`,
  myTips: (email: string) => `/myTips?${new URLSearchParams({ email })}`,
  totalLikes: "/dashboard/totalLikes",
  users: "/users",
} as const;

/** Files this client ships beside itself. */
export const files = {
  exploreGardeners: "/exploreGardeners.json",
} as const;
