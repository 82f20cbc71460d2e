import { useQuery } from "@tanstack/react-query";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { SkeletonCards } from "@/components/states";
import { listTips } from "@/features/tips/tips.api";
import { restoreAndPrefetch } from "@/lib/query-client";
import { TipBrowser } from "@/routes/browse-tips/tip-browser";
import { tipGridClass } from "@/routes/browse-tips/tip-grid";

export const loader = () => restoreAndPrefetch(listTips.query());

export function Page() {
  const tips = useQuery(listTips.query());
  return (
    <div className="page pb-20">
      <PageTitle>Browse Tips</PageTitle>
      <PageHeader
        title="Browse Tips"
        intro="What worked in other people's gardens, in their own words."
      />
      <QueryView
        query={tips}
        fallback={<SkeletonCards label="Loading the tips" className={tipGridClass} />}
        failedTitle="We couldn't load the tips"
      >
        {(list) => <TipBrowser tips={list} />}
      </QueryView>
    </div>
  );
}
