import { type ComponentType, memo } from "react";
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import { ErrorPage } from "@/app/error-page";
import { AppFrame } from "@/app/layout/app-frame";
import { SiteLayout } from "@/app/layout/site-layout";
import { PrivateRoute } from "@/auth/guards";
import { Spinner } from "@/components/spinner";
import { gardenersQuery } from "@/features/gardeners/gardeners.queries";
import { memberPages, publicPages } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { HomePage } from "@/routes/home/home-page";

const pages = import.meta.glob<{ Page: ComponentType; loader?: LoaderFunction }>([
  "../routes/*/*-page.tsx",
  "!../routes/home/*",
]);

/** The page is memoized, since the router rerenders it at every step of a navigation away from it. */
function pageRoute({ path, folder }: { path: string; folder: string }): RouteObject {
  const load = pages[`../routes/${folder}/${folder}-page.tsx`];
  if (load === undefined) throw new Error(`No page in routes/${folder}`);
  return {
    path,
    lazy: async () => {
      const { Page, loader } = await load();
      return { Component: memo(Page), ...(loader && { loader }) };
    },
  };
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

const { home, ...otherPublicPages } = publicPages;
const { dashboard, dashboardShareTips, dashboardMyTips, ...siteMemberPages } = memberPages;

const publicRoutes: RouteObject[] = [
  { path: home.path, loader: loadHome, Component: memo(HomePage) },
  ...Object.values(otherPublicPages).map((page) => ({
    ...pageRoute(page),
    shouldRevalidate: unlessQueryStringChanges,
  })),
  pageRoute({ path: "*", folder: "not-found" }),
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
            children: [
              ...publicRoutes,
              { Component: PrivateRoute, children: Object.values(siteMemberPages).map(pageRoute) },
            ],
          },
        ],
      },
      {
        Component: PrivateRoute,
        children: [
          {
            lazy: async () => ({
              Component: memo((await import("@/app/layout/dashboard-layout")).DashboardLayout),
            }),
            children: [
              {
                errorElement,
                children: [dashboard, dashboardShareTips, dashboardMyTips].map(pageRoute),
              },
            ],
          },
        ],
      },
    ],
  },
];
