import { useLoaderData } from "react-router-dom";
import { Deferred } from "@/components/deferred";
import { GhostCards } from "@/components/ghost-cards";
import { PageHeader } from "@/components/page-header";
import { PageTitle } from "@/components/page-title";
import type { BrowseTipsData } from "@/routes/browse-tips/browse-tips.loader";
import { SavedCopies } from "@/routes/browse-tips/saved-copies";
import { tipGrid } from "@/routes/browse-tips/short-tip-grid";
import { TipBrowser } from "@/routes/browse-tips/tip-browser";

/** All tips, with sort, filters and search. */
export function BrowseTipsPage() {
  const { tips } = useLoaderData<BrowseTipsData>();
  return (
    <div className="page pb-20">
      <PageTitle>Browse Tips</PageTitle>
      <PageHeader
        title="Browse Tips"
        text="What worked in other people's gardens, in their own words."
      />
      <Deferred
        source={tips}
        fallback={<GhostCards label="Loading the tips" className={tipGrid} />}
        failedTitle="The tips could not be loaded"
        belowFailure={<SavedCopies />}
      >
        {(list) => <TipBrowser tips={list} />}
      </Deferred>
    </div>
  );
}
