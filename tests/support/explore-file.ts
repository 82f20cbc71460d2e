import { HttpResponse, http } from "msw";
import { listExploreGardeners } from "@/features/gardeners/gardeners";
import { server } from "./server";

/** Serves the file with Explore's gardeners, which is not the backend's but the site's own. */
export function serveExploreFile(...gardeners: unknown[]): void {
  const address = new URL(listExploreGardeners.path, window.location.origin).href;
  server.use(http.get(address, () => HttpResponse.json(gardeners)));
}
