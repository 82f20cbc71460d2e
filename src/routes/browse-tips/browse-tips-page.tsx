import { useQuery } from "@tanstack/react-query";
import { PageHeading, PageTitle } from "@/components/page-heading";
import { listTips } from "@/features/tips/tips.api";
import { restoreAndPrefetch } from "@/lib/query-client";
import { TipBrowser } from "@/routes/browse-tips/tip-browser";

export const loader = () => restoreAndPrefetch(listTips.query());

export function Page() {
  const tips = useQuery(listTips.query());
  return (
    <div className="page pb-20">
      <PageTitle>Browse Tips</PageTitle>
      {/* On phones, lower than a `PageHeader`, so that the first tip is in the first view. */}
      <div className="flex flex-col gap-1 border-ink pt-4 pb-2 sm:mb-2 sm:border-b-2 sm:pt-10 sm:pb-4">
        <PageHeading className="text-display-md sm:text-display-lg">Browse Tips</PageHeading>
        <p className="max-w-[62ch] text-ink-soft sm:text-lead">
          What worked in other people’s gardens, in their own words.
        </p>
      </div>
      <TipBrowser query={tips} />
    </div>
  );
}
