import { useQuery } from "@tanstack/react-query";
import { Link, useMatch } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { EmptyState } from "@/components/empty-state";
import { PageHeader } from "@/components/page-header";
import { PageTitle } from "@/components/page-title";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/spinner";
import { Plate } from "@/features/plates/plate";
import { myTipsQuery } from "@/features/tips/tips.queries";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { MyTipList } from "@/routes/my-tips/my-tip-list";

/** The member's own tips; also shown inside the dashboard. */
export function MyTipsPage() {
  const tips = useQuery(myTipsQuery(useMember()), queryClient);
  const isInDashboard = useMatch(`${paths.dashboard}/*`) !== null;
  const sharePath = isInDashboard ? paths.dashboardShareTips : paths.shareTips;
  return (
    <div className="page pb-20">
      <PageTitle>My Tips</PageTitle>
      <PageHeader title="My Tips">
        <Link to={sharePath} className="btn btn-primary min-h-touch">
          Share a Tip
        </Link>
      </PageHeader>
      <QueryView
        query={tips}
        fallback={<Spinner label="Loading your tips" isFromServer />}
        failedTitle="We couldn't load your tips"
        // The spec shows the empty state after a failure too; the words above keep it honest.
        belowFailure={<NoTips sharePath={sharePath} />}
      >
        {(list) => <MyTipList tips={list} empty={<NoTips sharePath={sharePath} />} />}
      </QueryView>
    </div>
  );
}

function NoTips({ sharePath }: { sharePath: string }) {
  return (
    <EmptyState
      title="No Tips Added Yet"
      picture={<Plate seed="my first tip" plant="bean" className="size-full" />}
    >
      <Link to={sharePath} className="btn btn-primary min-h-touch">
        Share Your First Tip
      </Link>
    </EmptyState>
  );
}
