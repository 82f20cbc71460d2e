import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  type DataStrategyFunction,
  StaticRouterProvider,
} from "react-router-dom";
import { createRoutes } from "@/app/routes";
import { AuthProvider } from "@/auth/auth-context";
import { Spinner } from "@/components/spinner";
import { queryClient } from "@/lib/query-client";
import type { PrerenderedPage } from "@/tooling/prerendered-pages";

export interface RenderedPage {
  /** The route that it is the page of, as the route table has it. */
  route: string;
  /** Elements for the document's head. */
  head: string;
  body: string;
}

/**
 * Makes a page's HTML with the app's own route table, as a visitor gets it at first. The backend is not asked for
 * anything: what it has is a skeleton in the HTML.
 * @throws {Error} when the page could not be rendered, or is not the one of its address
 */
export async function renderPage({
  path,
  hasOwnData = false,
}: PrerenderedPage): Promise<RenderedPage> {
  const { query, dataRoutes } = createStaticHandler(createRoutes());
  const request = new Request(new URL(path, "https://prerender.invalid"));
  const context = await query(request, { dataStrategy: hasOwnData ? callLoaders : skipLoaders });
  if (context instanceof Response || context.errors) throw new Error(`${path} has no page`);
  // Loaders start queries and wait for no answer; here it is a file of our own that answers.
  await Promise.all(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ promise }) => promise),
  );
  const router = createStaticRouter(dataRoutes, context);
  const html = await htmlOf(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { route: context.matches.at(-1)?.route.path ?? "", ...split(html) };
}

/** What stands in the page for every address that is not prerendered, until the script is there. */
export async function renderShell(): Promise<string> {
  return htmlOf(<Spinner label="Loading the page" />);
}

const callLoaders: DataStrategyFunction = ({ matches }) =>
  settle(matches, (match) => match.resolve());

/** Fetches the code that a page needs, its loader's too, and calls none of it. */
const skipLoaders: DataStrategyFunction = ({ matches }) =>
  settle(matches, (match) => match.resolve(async () => ({})));

type Matches = Parameters<DataStrategyFunction>[0]["matches"];
type Result = Awaited<ReturnType<Matches[number]["resolve"]>>;

async function settle(matches: Matches, resolve: (match: Matches[number]) => Promise<Result>) {
  const results = await Promise.all(
    matches.map(async (match) => [match.route.id, await resolve(match)] as const),
  );
  return Object.fromEntries(results);
}

async function htmlOf(view: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{view}</StrictMode>, {
    // React moves larger parts of a page to its end, for a script to put them in place: with the whole page there at
    // once, that would only make it later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** React puts what belongs into the head before the rest. */
function split(html: string): Pick<RenderedPage, "head" | "body"> {
  const head = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
