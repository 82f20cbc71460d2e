import { exploreGardenersQuery } from "@/features/gardeners/gardeners.queries";
import { paths } from "@/lib/paths";
import { queryClient, startQuery } from "@/lib/query-client";

/** Starts loading the gardeners, and awaits them if the prerendered page shows them, since hydration must match it. */
export async function exploreLoader(): Promise<null> {
  await startQuery(exploreGardenersQuery());
  if (isPrerendered()) await queryClient.prefetchQuery(exploreGardenersQuery());
  return null;
}

function isPrerendered(): boolean {
  if (typeof document === "undefined") return false;
  return document.getElementById("root")?.dataset.page === paths.explore;
}
