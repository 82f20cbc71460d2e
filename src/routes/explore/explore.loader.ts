import type { LoaderFunctionArgs } from "react-router-dom";
import { exploreGardenersQuery } from "@/features/gardeners/gardeners.queries";
import { paths } from "@/lib/paths";
import { startQuery } from "@/lib/query-client";

/** Starts loading the gardeners. A page that was prerendered with them is hydrated with them. */
export async function exploreLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const { settled } = await startQuery(exploreGardenersQuery(), request);
  if (isPrerendered()) await settled;
  return null;
}

function isPrerendered(): boolean {
  if (typeof document === "undefined") return false;
  return document.getElementById("root")?.dataset.page === paths.explore;
}
