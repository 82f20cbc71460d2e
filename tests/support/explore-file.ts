import { HttpResponse, http } from "msw";
import { files } from "@/lib/paths";
import { server } from "./server";

/** Serves the file with Explore's gardeners, which is not the backend's but the site's own. */
export function serveExploreFile(...gardeners: unknown[]): void {
  const address = new URL(files.exploreGardeners, window.location.origin).href;
  server.use(http.get(address, () => HttpResponse.json(gardeners)));
}
