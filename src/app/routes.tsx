import { type ComponentType, memo } from "react";
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import { ErrorPage } from "@/app/error-page";
import { AppFrame } from "@/app/layout/app-frame";
import { SiteLayout } from "@/app/layout/site-layout";
import { PrivateRoute } from "@/auth/guards";
import { Spinner } from "@/components/spinner";
import { gardenersQuery } from "@/features/gardeners/gardeners.queries";
import { privatePaths, publicPaths } from "@/lib/paths";
import { startQuery } from "@/lib/query-client";
import { HomePage } from "@/routes/home/home-page";

/**
 * A page for a route's `lazy`. Memoized, since the router rerenders the current page at every step of a navigation away
 * from it.
 */
function lazyPage<TName extends string>(
  load: () => Promise<Record<TName, ComponentType>>,
  name: TName,
) {
  return async () => ({ Component: memo((await load())[name]) });
}

/** Home is in the first chunk, every other page and the dashboard's layout in their own. */
const view = {
  explore: lazyPage(() => import("@/routes/explore/explore-page"), "ExplorePage"),
  browseTips: lazyPage(() => import("@/routes/browse-tips/browse-tips-page"), "BrowseTipsPage"),
  about: lazyPage(() => import("@/routes/about/about-page"), "AboutPage"),
  contact: lazyPage(() => import("@/routes/contact/contact-page"), "ContactPage"),
  register: lazyPage(() => import("@/routes/register/register-page"), "RegisterPage"),
  login: lazyPage(() => import("@/routes/login/login-page"), "LoginPage"),
  shareTip: lazyPage(() => import("@/routes/share-tip/share-tip-page"), "ShareTipPage"),
  myTips: lazyPage(() => import("@/routes/my-tips/my-tips-page"), "MyTipsPage"),
  tipDetails: lazyPage(() => import("@/routes/tip-details/tip-details-page"), "TipDetailsPage"),
  updateTip: lazyPage(() => import("@/routes/update-tip/update-tip-page"), "UpdateTipPage"),
  dashboardLayout: lazyPage(() => import("@/app/layout/dashboard-layout"), "DashboardLayout"),
  dashboard: lazyPage(() => import("@/routes/dashboard/dashboard-page"), "DashboardPage"),
  notFound: lazyPage(() => import("@/routes/not-found/not-found-page"), "NotFoundPage"),
};

/**
 * A page's loader, which runs while the page's code loads. Its own code is lazy, since the home page does not need the
 * queries of tips for its first render.
 */
function lazyLoader(name: keyof typeof import("@/routes/loaders")) {
  return async (args: LoaderFunctionArgs) => (await import("@/routes/loaders"))[name](args);
}

/** Home's loader, in the first chunk like its page. Home renders at once, and fills its sections when they load. */
function loadHome(): void {
  void startQuery(gardenersQuery());
}

/** Sort, filters and search are in the query string, and changing them needs no new data. */
const unlessOnlySearchChanges: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

const publicRoutes: RouteObject[] = [
  { path: publicPaths.home, loader: loadHome, Component: memo(HomePage) },
  { path: publicPaths.explore, loader: lazyLoader("explore"), lazy: view.explore },
  {
    path: publicPaths.browseTips,
    shouldRevalidate: unlessOnlySearchChanges,
    loader: lazyLoader("browseTips"),
    lazy: view.browseTips,
  },
  { path: publicPaths.about, lazy: view.about },
  { path: publicPaths.contact, lazy: view.contact },
  { path: publicPaths.register, lazy: view.register },
  { path: publicPaths.login, lazy: view.login },
  { path: "*", lazy: view.notFound },
];

const privateRoutes: RouteObject[] = [
  { path: privatePaths.shareTips, lazy: view.shareTip },
  { path: privatePaths.myTips, loader: lazyLoader("myTips"), lazy: view.myTips },
  { path: privatePaths.tipDetails, loader: lazyLoader("tip"), lazy: view.tipDetails },
  { path: privatePaths.updateTip, loader: lazyLoader("tip"), lazy: view.updateTip },
];

const dashboardRoutes: RouteObject[] = [
  { index: true, loader: lazyLoader("dashboard"), lazy: view.dashboard },
  { path: privatePaths.dashboardShareTips, lazy: view.shareTip },
  { path: privatePaths.dashboardMyTips, loader: lazyLoader("myTips"), lazy: view.myTips },
];

const errorElement = <ErrorPage />;

/** The route table. A page's error renders inside its layout; a layout's own error replaces the whole frame. */
export const routes: RouteObject[] = [
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
            children: [...publicRoutes, { Component: PrivateRoute, children: privateRoutes }],
          },
        ],
      },
      {
        path: privatePaths.dashboard,
        Component: PrivateRoute,
        children: [
          {
            lazy: view.dashboardLayout,
            children: [{ errorElement, children: dashboardRoutes }],
          },
        ],
      },
    ],
  },
];
