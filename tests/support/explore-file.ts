import { HttpResponse, http } from "msw";
import { files } from "@/lib/paths";
import { server } from "./server";

/** Sets the response for the static file of gardeners on Explore, which the client's host serves. */
export function mockExploreFile(respond: () => Response | Promise<Response>): void {
  server.use(http.get(new URL(files.exploreGardeners, window.location.origin).href, respond));
}

export function serveExploreFile(...gardeners: unknown[]): void {
  mockExploreFile(() => HttpResponse.json(gardeners));
}
