import { useQuery } from "@tanstack/react-query";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { SkeletonCards } from "@/components/skeleton-cards";
import { tipsQuery } from "@/features/tips/tips.queries";
import { queryClient } from "@/lib/query-client";
import { SavedCopies } from "@/routes/browse-tips/saved-copies";
import { tipGrid } from "@/routes/browse-tips/short-tip-grid";
import { TipBrowser } from "@/routes/browse-tips/tip-browser";

/** All tips, with sort, filters and search. */
export function BrowseTipsPage() {
  const tips = useQuery(tipsQuery(), queryClient);
  return (
    <div className="page pb-20">
      <PageTitle>Browse Tips</PageTitle>
      <PageHeader
        title="Browse Tips"
        text="What worked in other people's gardens, in their own words."
      />
      <QueryView
        query={tips}
        fallback={<SkeletonCards label="Loading the tips" className={tipGrid} />}
        failedTitle="We couldn't load the tips"
        belowFailure={<SavedCopies />}
      >
        {(list) => <TipBrowser tips={list} />}
      </QueryView>
    </div>
  );
}
