import { exploreGardenersQuery } from "@/features/gardeners/gardeners.queries";
import { paths } from "@/lib/paths";
import { queryClient, startQuery } from "@/lib/query-client";

/** Starts loading the gardeners; waits for them where the prerendered page shows them, so that hydration finds them. */
export async function exploreLoader(): Promise<null> {
  await startQuery(exploreGardenersQuery());
  if (isPrerendered()) await queryClient.prefetchQuery(exploreGardenersQuery());
  return null;
}

function isPrerendered(): boolean {
  if (typeof document === "undefined") return false;
  return document.getElementById("root")?.dataset.page === paths.explore;
}
