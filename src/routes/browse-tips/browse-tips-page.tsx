import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { SkeletonCards } from "@/components/skeleton-cards";
import { useSavedTips } from "@/features/tips/saved/saved-store";
import { sortTips } from "@/features/tips/tip-sort";
import { tipsQuery } from "@/features/tips/tips.queries";
import { SavedToolbar } from "@/routes/browse-tips/saved-toolbar";
import { TipBrowser } from "@/routes/browse-tips/tip-browser";
import { TipGrid, tipGridClass } from "@/routes/browse-tips/tip-grid";

export function BrowseTipsPage() {
  const tips = useQuery(tipsQuery());
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
        belowFailure={<SavedCopies />}
      >
        {(list) => <TipBrowser tips={list} />}
      </QueryView>
    </div>
  );
}

/** The saved tips, if there are any, in place of a list that failed to load. */
function SavedCopies() {
  const { user } = useAuth();
  const saved = useSavedTips();
  const sorted = useMemo(() => sortTips(saved, "title", "asc"), [saved]);
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-copies-heading" className="mt-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="saved-copies-heading" className="text-display-md">
            Your saved tips
          </h2>
          <p className="text-ink-soft">
            {isMember(user)
              ? "They are saved on this device, so you can read them now."
              : "They are saved on this device. Sign in to read them."}
          </p>
        </div>
        <SavedToolbar tips={saved} />
      </div>
      <TipGrid tips={sorted} copyNote="Your saved copy" />
    </section>
  );
}
