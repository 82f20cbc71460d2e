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
  /** The page's pattern in the route table. */
  route: string;
  head: string;
  body: string;
}

/**
 * Renders a page to HTML with the app's route table, as a visitor first sees it. The backend is not called: the
 * HTML has skeletons in place of its data.
 * @throws {Error} if the page cannot be rendered, or redirects
 */
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

/** Loads a page's code, without running its loaders. */
const loadOnlyCode: DataStrategyFunction = async ({ matches }) => {
  const results = matches.map(async (match) => {
    const result = await match.resolve(async () => ({}));
    return [match.route.id, result] as const;
  });
  return Object.fromEntries(await Promise.all(results));
};

async function htmlOf(view: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{view}</StrictMode>, {
    // Above this size, React moves parts to the end of the page, from where a script moves them back into their places.
    // Since the whole page is sent at once, that would only delay them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** Splits off the elements of the head, which React puts first. */
function split(html: string): Pick<RenderedPage, "head" | "body"> {
  const head = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
