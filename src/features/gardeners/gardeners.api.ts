import {
  type Gardener,
  GardenerListSchema,
  KeptGardenersSchema,
} from "@/features/gardeners/gardener.schema";
import { http } from "@/lib/http";
import { readKept } from "@/lib/kept-answers";
import { apiPaths, files } from "@/lib/paths";

/** The gardeners of the home page; without a connection, as they were last seen. @throws what `http` throws */
export function listGardeners(signal?: AbortSignal): Promise<Gardener[]> {
  return readKept({
    path: apiPaths.gardeners,
    schema: KeptGardenersSchema,
    read: () => http(GardenerListSchema, apiPaths.gardeners, { signal }),
  });
}

/**
 * The gardeners of the explore page, from a file of this client's own; without a connection, as they were last seen.
 * @throws what `http` throws
 */
export function listExploreGardeners(signal?: AbortSignal): Promise<Gardener[]> {
  return readKept({
    path: files.exploreGardeners,
    schema: KeptGardenersSchema,
    read: () =>
      http(GardenerListSchema, files.exploreGardeners, {
        // While rendering on a server there is no address yet, and the file is read from where it lies.
        baseUrl: globalThis.location?.origin ?? "",
        signal,
      }),
  });
}
