import { type ComponentType, memo, useEffect, useState } from "react";
import { type RouteObject, type ShouldRevalidateFunction, useLocation } from "react-router-dom";
import { ErrorPage } from "@/app/error-page";
import { AppFrame } from "@/app/layout/app-frame";
import { SiteLayout } from "@/app/layout/site-layout";
import { guestLoader, PrivateRoute } from "@/auth/guards";
import { Spinner } from "@/components/spinner";
import { privatePaths, publicPaths } from "@/lib/paths";
import { homeLoader } from "@/routes/home/home.loader";
import { HomePage } from "@/routes/home/home-page";

/**
 * A page's code. The page does not care about each step of a navigation away from it, hence the memo. Code that does not
 * load fails when the page is shown, and so reaches the error page: the router reports nothing where a page has no loader.
 */
function lazyPage(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return () =>
    load().then(
      (Page) => memo(Page),
      (error: unknown) => failedPage(error, load),
    );
}

/** In the place of a page whose code did not load. The router keeps what it was given, so each later visit loads it again. */
function failedPage(failure: unknown, load: () => Promise<ComponentType>): ComponentType {
  let failedAt: string | null = null;
  return function FailedPage() {
    const { key } = useLocation();
    failedAt ??= key;
    if (key === failedAt) throw failure;
    return <Reloaded key={key} load={load} />;
  };
}

function Reloaded({ load }: { load: () => Promise<ComponentType> }) {
  const [outcome, setOutcome] = useState<{ Page: ComponentType } | { error: unknown } | null>(null);
  useEffect(() => {
    load().then(
      (Page) => setOutcome({ Page }),
      (error: unknown) => setOutcome({ error }),
    );
  }, [load]);
  if (outcome === null) return <Spinner label="Loading the page" />;
  if ("error" in outcome) throw outcome.error;
  return <outcome.Page />;
}

/** Every page but home is a chunk of its own. */
const view = {
  explore: lazyPage(async () => (await import("@/routes/explore/explore-page")).ExplorePage),
  browseTips: lazyPage(
    async () => (await import("@/routes/browse-tips/browse-tips-page")).BrowseTipsPage,
  ),
  about: lazyPage(async () => (await import("@/routes/about/about-page")).AboutPage),
  contact: lazyPage(async () => (await import("@/routes/contact/contact-page")).ContactPage),
  register: lazyPage(async () => (await import("@/routes/register/register-page")).RegisterPage),
  login: lazyPage(async () => (await import("@/routes/login/login-page")).LoginPage),
  shareTip: lazyPage(async () => (await import("@/routes/share-tip/share-tip-page")).ShareTipPage),
  myTips: lazyPage(async () => (await import("@/routes/my-tips/my-tips-page")).MyTipsPage),
  tipDetails: lazyPage(
    async () => (await import("@/routes/tip-details/tip-details-page")).TipDetailsPage,
  ),
  updateTip: lazyPage(
    async () => (await import("@/routes/update-tip/update-tip-page")).UpdateTipPage,
  ),
  dashboardLayout: lazyPage(
    async () => (await import("@/app/layout/dashboard-layout")).DashboardLayout,
  ),
  dashboard: lazyPage(
    async () => (await import("@/routes/dashboard/dashboard-page")).DashboardPage,
  ),
  notFound: lazyPage(async () => (await import("@/routes/not-found/not-found-page")).NotFoundPage),
};

/** Fetched beside the view: a first visit home needs none of the code that reads the backend's answers. */
const load = {
  explore: async () => (await import("@/routes/explore/explore.loader")).exploreLoader,
  browseTips: async () =>
    (await import("@/routes/browse-tips/browse-tips.loader")).browseTipsLoader,
  tipDetails: async () =>
    (await import("@/routes/tip-details/tip-details.loader")).tipDetailsLoader,
  updateTip: async () => (await import("@/routes/update-tip/update-tip.loader")).updateTipLoader,
  myTips: async () => (await import("@/routes/my-tips/my-tips.loader")).myTipsLoader,
  dashboard: async () => (await import("@/routes/dashboard/dashboard.loader")).dashboardLoader,
};

/** Sort, filters and search live in the address; changing them needs no new tips. */
const isNotOnlyItsSearch: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

const publicRoutes = (): RouteObject[] => [
  { path: publicPaths.home, loader: homeLoader, Component: memo(HomePage) },
  { path: publicPaths.explore, lazy: { loader: load.explore, Component: view.explore } },
  {
    path: publicPaths.browseTips,
    shouldRevalidate: isNotOnlyItsSearch,
    lazy: { loader: load.browseTips, Component: view.browseTips },
  },
  { path: publicPaths.about, lazy: { Component: view.about } },
  { path: publicPaths.contact, lazy: { Component: view.contact } },
  { path: publicPaths.register, loader: guestLoader, lazy: { Component: view.register } },
  { path: publicPaths.login, loader: guestLoader, lazy: { Component: view.login } },
  { path: "*", lazy: { Component: view.notFound } },
];

const privateRoutes = (): RouteObject[] => [
  { path: privatePaths.shareTips, lazy: { Component: view.shareTip } },
  { path: privatePaths.myTips, lazy: { loader: load.myTips, Component: view.myTips } },
  { path: privatePaths.tipDetails, lazy: { loader: load.tipDetails, Component: view.tipDetails } },
  { path: privatePaths.updateTip, lazy: { loader: load.updateTip, Component: view.updateTip } },
];

const dashboardRoutes = (): RouteObject[] => [
  { index: true, lazy: { loader: load.dashboard, Component: view.dashboard } },
  { path: privatePaths.dashboardShareTips, lazy: { Component: view.shareTip } },
  { path: privatePaths.dashboardMyTips, lazy: { loader: load.myTips, Component: view.myTips } },
];

const errorElement = <ErrorPage />;

/**
 * The whole route table. A page's error shows inside its layout.
 * Made anew for each router, since a router strikes out in its routes what it has fetched.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: memo(AppFrame),
      errorElement,
      hydrateFallbackElement: <Spinner label="Loading the page" />,
      children: [
        {
          Component: memo(SiteLayout),
          children: [
            {
              errorElement,
              children: [...publicRoutes(), { Component: PrivateRoute, children: privateRoutes() }],
            },
          ],
        },
        {
          path: privatePaths.dashboard,
          Component: PrivateRoute,
          children: [
            {
              lazy: { Component: view.dashboardLayout },
              children: [{ errorElement, children: dashboardRoutes() }],
            },
          ],
        },
      ],
    },
  ];
}
