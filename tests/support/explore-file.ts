import { HttpResponse, http } from "msw";
import { listExploreGardeners } from "@/features/gardeners/gardeners";
import { server } from "./server";

const address = new URL(listExploreGardeners.path, window.location.origin).href;

/** Serves the file with Explore's gardeners, which is not the backend's but the site's own. */
export function serveExploreFile(...gardeners: unknown[]): void {
  server.use(http.get(address, () => HttpResponse.json(gardeners)));
}

/**
 * Delays the file, which is then empty.
 * @returns a function that lets it load
 */
export function delayExploreFile(): () => void {
  let release = () => {};
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.get(address, () => whenReleased.then(() => HttpResponse.json([]))));
  return release;
}
