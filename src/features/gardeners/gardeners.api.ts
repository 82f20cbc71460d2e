import { type Gardener, GardenerListSchema } from "@/features/gardeners/gardener.schema";
import { http } from "@/lib/http";
import { apiPaths, files } from "@/lib/paths";

/** The gardeners of the home page. @throws what `http` throws */
export function listGardeners(): Promise<Gardener[]> {
  return http(GardenerListSchema, apiPaths.gardeners);
}

/** The gardeners of the explore page, from a file of this client's own. @throws what `http` throws */
export function listExploreGardeners(): Promise<Gardener[]> {
  return http(GardenerListSchema, files.exploreGardeners, {
    // While rendering on a server there is no address yet, and the file is read from where it lies.
    baseUrl: globalThis.location?.origin ?? "",
  });
}
