import { type ComponentType, memo } from "react";
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import { ErrorPage } from "@/app/error-page";
import { AppFrame } from "@/app/layout/app-frame";
import { SiteLayout } from "@/app/layout/site-layout";
import { PrivateRoute } from "@/auth/guards";
import { Spinner } from "@/components/spinner";
import { gardenersQuery } from "@/features/gardeners/gardeners.queries";
import { privatePaths, publicPaths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { HomePage } from "@/routes/home/home-page";

/**
 * Makes a route's `lazy`. The page is memoized, since the router rerenders it at every step of a navigation away from
 * it.
 */
function lazyPage<TName extends string>(
  load: () => Promise<Record<TName, ComponentType>>,
  name: TName,
) {
  return async () => ({ Component: memo((await load())[name]) });
}

/** Each page has its own chunk; the home page is in the app's first chunk. */
const lazyPages = {
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
 * Makes a page's loader, which runs while the page's code loads. `routes/loaders.ts` is lazy too, since the home
 * page's first render needs no other page's queries.
 */
function lazyLoader(name: keyof typeof import("@/routes/loaders")) {
  return async (args: LoaderFunctionArgs) => (await import("@/routes/loaders"))[name](args);
}

/** Does not await its query: home renders at once, and its sections fill in when their data has loaded. */
function loadHome(): void {
  void queryClient.prefetchQuery(gardenersQuery());
}

/** Sorting, filters and search are in the query string, and changing them needs no new data. */
const unlessQueryStringChanges: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

const publicRoutes: RouteObject[] = [
  { path: publicPaths.home, loader: loadHome, Component: memo(HomePage) },
  { path: publicPaths.explore, loader: lazyLoader("explore"), lazy: lazyPages.explore },
  {
    path: publicPaths.browseTips,
    shouldRevalidate: unlessQueryStringChanges,
    loader: lazyLoader("browseTips"),
    lazy: lazyPages.browseTips,
  },
  { path: publicPaths.about, lazy: lazyPages.about },
  { path: publicPaths.contact, lazy: lazyPages.contact },
  { path: publicPaths.register, lazy: lazyPages.register },
  { path: publicPaths.login, lazy: lazyPages.login },
  { path: "*", lazy: lazyPages.notFound },
];

const privateRoutes: RouteObject[] = [
  { path: privatePaths.shareTips, lazy: lazyPages.shareTip },
  { path: privatePaths.myTips, loader: lazyLoader("myTips"), lazy: lazyPages.myTips },
  { path: privatePaths.tipDetails, loader: lazyLoader("tip"), lazy: lazyPages.tipDetails },
  { path: privatePaths.updateTip, loader: lazyLoader("tip"), lazy: lazyPages.updateTip },
];

const dashboardRoutes: RouteObject[] = [
  { index: true, loader: lazyLoader("dashboard"), lazy: lazyPages.dashboard },
  { path: privatePaths.dashboardShareTips, lazy: lazyPages.shareTip },
  { path: privatePaths.dashboardMyTips, loader: lazyLoader("myTips"), lazy: lazyPages.myTips },
];

const errorElement = <ErrorPage />;

/** An error in a page is shown inside its layout; an error in a layout replaces the whole frame. */
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
            lazy: lazyPages.dashboardLayout,
            children: [{ errorElement, children: dashboardRoutes }],
          },
        ],
      },
    ],
  },
];
