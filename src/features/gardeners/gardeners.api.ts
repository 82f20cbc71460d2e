import { type Gardener, GardenerListSchema } from "@/features/gardeners/gardener.schema";
import { http } from "@/lib/http";
import { apiPaths, files } from "@/lib/paths";

/** The gardeners of the home page. @throws what `http` throws */
export function listGardeners(): Promise<Gardener[]> {
  return http(GardenerListSchema, apiPaths.gardeners);
}

/** The gardeners of the explore page, from a file that is deployed with the app. @throws what `http` throws */
export function listExploreGardeners(): Promise<Gardener[]> {
  // During prerendering, the `fetch` of `tooling/prerender-plugin.ts` reads the file from disk.
  return http(GardenerListSchema, files.exploreGardeners, { baseUrl: "" });
}
