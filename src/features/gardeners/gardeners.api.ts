import { type Gardener, GardenerListSchema } from "@/features/gardeners/gardener.schema";
import { http } from "@/lib/http";
import { apiPaths, files } from "@/lib/paths";

/** The gardeners of the home page. @throws what `http` throws */
export function listGardeners(signal?: AbortSignal): Promise<Gardener[]> {
  return http(GardenerListSchema, apiPaths.gardeners, { signal });
}

/** The gardeners of the explore page, from a file of this client's own. @throws what `http` throws */
export async function listExploreGardeners(signal?: AbortSignal): Promise<Gardener[]> {
  const gardeners = await http(GardenerListSchema, files.exploreGardeners, {
    baseUrl: window.location.origin,
    signal,
  });
  return gardeners.map((gardener) => ({ ...gardener, image: absolute(gardener.image) }));
}

/** In a file of our own an address may be a path on this site. */
function absolute(image: string): string {
  return image.startsWith("/") ? new URL(image, window.location.origin).href : image;
}
