import { queryOptions } from "@tanstack/react-query";
import { GardenerListSchema } from "@/features/gardeners/gardener.schema";
import { listExploreGardeners, listGardeners } from "@/features/gardeners/gardeners.api";
import { publicKey } from "@/lib/query-client";

/** The gardeners of the home page. */
export const gardenersQuery = () =>
  queryOptions({
    queryKey: publicKey("gardeners"),
    queryFn: () => listGardeners(),
    meta: { schema: GardenerListSchema },
  });

/** The gardeners of the explore page. Not persisted, since the service worker precaches their file with the app. */
export const exploreGardenersQuery = () =>
  queryOptions({
    queryKey: publicKey("explore gardeners"),
    queryFn: () => listExploreGardeners(),
  });
