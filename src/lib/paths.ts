/** Every address of the client: `paths` builds them, `patterns` matches those with a parameter. */
export const paths = {
  home: "/",
  explore: "/explore",
  browseTips: "/browseTips",
  about: "/aboutUs",
  contact: "/contactUs",
  register: "/register",
  login: "/login",
  /** Linked from the login page as the spec has it; no such route exists. */
  forgotPassword: "/forget-password",
  shareTips: "/shareTips",
  myTips: "/myTips",
  tipDetails: (id: string) => `/tipsDetails/${encodeURIComponent(id)}`,
  updateTip: (id: string) => `/updateTips/${encodeURIComponent(id)}`,
  dashboard: "/dashboard",
  dashboardShareTips: "/dashboard/shareTips",
  dashboardMyTips: "/dashboard/myTips",
} as const;

export const patterns = {
  tipDetails: "/tipsDetails/:id",
  updateTip: "/updateTips/:id",
} as const;

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
