import { gardenersQuery } from "@/features/gardeners/gardeners.queries";
import { queryClient } from "@/lib/query-client";

/** Starts loading the featured gardeners. */
export function homeLoader(): null {
  void queryClient.prefetchQuery(gardenersQuery());
  return null;
}
