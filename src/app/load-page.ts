import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Fetches the code of the page that the route table has for an address, and runs its loaders. The routes keep the code:
 * a router that is made of them has it from the start.
 * @param request what the loaders get; left out, one for the address
 * @returns what the loaders returned, by their routes' ids
 * @throws what a loader throws, redirects too, and what an import of code throws
 */
export async function loadPage(
  routes: RouteObject[],
  url: URL,
  request: Request = new Request(url),
): Promise<Record<string, unknown>> {
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const loaded = await Promise.all(
    matches.map(async ({ route, params, pathname }, depth) => {
      route.id ??= `${depth} ${pathname}`;
      const { lazy, path: pattern = "" } = route;
      const args = { params, request, context: undefined, url, pattern };
      const code = typeof lazy === "object" ? lazy : {};
      const runLoader = async () => {
        const loader = route.loader ?? (await code.loader?.());
        if (typeof loader !== "function") return [];
        route.loader = loader;
        return [[route.id, await loader(args)] as const];
      };
      const [data, Component] = await Promise.all([runLoader(), code.Component?.()]);
      if (Component) Object.assign(route, { Component });
      delete route.lazy;
      return data;
    }),
  );
  return Object.fromEntries(loaded.flat());
}
