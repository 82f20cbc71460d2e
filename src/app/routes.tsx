import { type ComponentType, memo } from "react";
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import { AppFrame } from "@/app/layout/app-frame";
import { SiteLayout } from "@/app/layout/site-layout";
import { PrivateRoute } from "@/auth/guards";
import { ErrorPage } from "@/components/boundary";
import { Spinner } from "@/components/states";
import { memberPages, notFoundPage, publicPages } from "@/lib/paths";
import * as homePage from "@/routes/home/home-page";

interface PageModule {
  Page: ComponentType;
  loader?: LoaderFunction;
}

/** The modules of all pages but home, which is in the entry. */
const pageModules = import.meta.glob<PageModule>(["../routes/*/*-page.tsx", "!../routes/home/*"]);

/** The page is memoized, since the router rerenders it at every step of a navigation away from it. */
function contentOf({ Page, loader }: PageModule) {
  return { Component: memo(Page), ...(loader && { loader }) };
}

function pageRoute({ path, folder }: { path: string; folder: string }): RouteObject {
  const load = pageModules[`../routes/${folder}/${folder}-page.tsx`];
  if (load === undefined) throw new Error(`No page in routes/${folder}`);
  return { path, lazy: async () => contentOf(await load()) };
}

/** Sorting, filters and search are in the query string, and changing them needs no new data. */
const unlessQueryStringChanges: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

const { home, ...otherPublicPages } = publicPages;

/** The pages below the dashboard's address have its layout, all others the site's. */
const isOnDashboard = ({ path }: { path: string }) => path.startsWith(memberPages.dashboard.path);

const allMemberPages = Object.values(memberPages);

const publicRoutes: RouteObject[] = [
  { path: home.path, ...contentOf(homePage) },
  ...Object.values(otherPublicPages).map((page) => ({
    ...pageRoute(page),
    shouldRevalidate: unlessQueryStringChanges,
  })),
  pageRoute(notFoundPage),
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
              {
                Component: PrivateRoute,
                children: allMemberPages.filter((page) => !isOnDashboard(page)).map(pageRoute),
              },
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
              { errorElement, children: allMemberPages.filter(isOnDashboard).map(pageRoute) },
            ],
          },
        ],
      },
    ],
  },
];
