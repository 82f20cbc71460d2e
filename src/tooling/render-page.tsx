import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  type DataStrategyFunction,
  StaticRouterProvider,
} from "react-router-dom";
import { routes } from "@/app/routes";
import { AuthProvider } from "@/auth/auth-context";
import { Spinner } from "@/components/states";
import { listExploreGardeners } from "@/features/gardeners/gardeners";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";

export interface RenderedPage {
  route: string;
  head: string;
  body: string;
}

/** As a visitor first sees it, with skeletons in place of the backend's data. @throws {Error} if the page redirects */
export async function renderPage(path: string): Promise<RenderedPage> {
  // Only Explore's data is in a file that is deployed with the app.
  if (path === paths.explore) await queryClient.fetchQuery(listExploreGardeners.query());
  const { query, dataRoutes } = createStaticHandler(routes);
  const request = new Request(new URL(path, "https://prerender.invalid"));
  const context = await query(request, { dataStrategy: loadOnlyCode });
  if (context instanceof Response || context.errors) throw new Error(`${path} has no page`);
  const router = createStaticRouter(dataRoutes, context);
  const html = await htmlOf(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
        {/* As many children as in `App`, since `useId` depends on their number. */}
        {null}
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { route: context.matches.at(-1)?.route.path ?? "", ...split(html) };
}

export async function renderShell(): Promise<string> {
  return htmlOf(<Spinner label="Loading the page" />);
}

const loadOnlyCode: DataStrategyFunction = async ({ matches }) => {
  const results = matches.map(async (match) => {
    const result = await match.resolve(async () => ({}));
    return [match.route.id, result] as const;
  });
  return Object.fromEntries(await Promise.all(results));
};

async function htmlOf(view: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{view}</StrictMode>, {
    // Above this size, React moves parts to the page's end, for a script to move back. The page is sent at once anyway.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** React puts the head's elements first. */
function split(html: string): Pick<RenderedPage, "head" | "body"> {
  const head = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
