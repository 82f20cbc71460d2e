import { HttpResponse, http } from "msw";
import { files } from "@/lib/paths";
import { server } from "./server";

/** Serves the static file of gardeners on Explore, as the client's host does. */
export function serveExploreFile(...gardeners: unknown[]): void {
  const address = new URL(files.exploreGardeners, window.location.origin).href;
  server.use(http.get(address, () => HttpResponse.json(gardeners)));
}
