import type { LoaderFunctionArgs } from "react-router-dom";
import { listTips } from "@/features/tips/tips.api";
import { deferred } from "@/lib/deferred";

export function browseTipsLoader({ request }: LoaderFunctionArgs) {
  return { tips: deferred(listTips(request.signal)) };
}

export type BrowseTipsData = ReturnType<typeof browseTipsLoader>;
