import { useQuery } from "@tanstack/react-query";
import { listTips } from "@/features/tips/tips.api";
import { restoreAndPrefetch } from "@/lib/query-client";
import { TipBrowser } from "@/routes/browse-tips/tip-browser";

export const loader = () => restoreAndPrefetch(listTips.query());

export function Page() {
  const tips = useQuery(listTips.query());
  return (
    <div className="page pb-20">
      <TipBrowser query={tips} />
    </div>
  );
}
