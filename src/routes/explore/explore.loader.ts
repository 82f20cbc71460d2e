import type { LoaderFunctionArgs } from "react-router-dom";
import { exploreGardenersQuery } from "@/features/gardeners/gardeners.queries";
import { paths } from "@/lib/paths";
import { startQuery } from "@/lib/query-client";

/** Starts loading the gardeners. Where they stand in the page already it is prerendered, or hydrated, with them. */
export async function exploreLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const { settled } = await startQuery(exploreGardenersQuery(), request);
  if (isPrerendered()) await settled;
  return null;
}

function isPrerendered(): boolean {
  if (typeof document === "undefined") return true;
  return document.getElementById("root")?.dataset.page === paths.explore;
}
