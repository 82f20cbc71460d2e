import { useQuery } from "@tanstack/react-query";
import { Link, useMatch } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { privateLoader } from "@/auth/guards";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { SkeletonRows } from "@/components/skeletons";
import { EmptyState } from "@/components/states";
import { Plate } from "@/features/plates/plate";
import { listMyTips } from "@/features/tips/tips.api";
import { useSteadyTips } from "@/features/tips/use-tip-list";
import { paths } from "@/lib/paths";
import { restoreAndPrefetch } from "@/lib/query-client";
import { MyTipList } from "@/routes/my-tips/my-tip-list";

export const loader = privateLoader((_args, member) =>
  restoreAndPrefetch(listMyTips.query(member)),
);

export function Page() {
  const tips = useQuery(listMyTips.query(useMember()));
  const { steady, waiting, showWaiting } = useSteadyTips(tips, { isOwn: true });
  const isInDashboard = useMatch(`${paths.dashboard}/*`) !== null;
  const sharePath = isInDashboard ? paths.dashboardShareTips : paths.shareTips;
  const noTips = (
    <EmptyState
      title="No Tips Added Yet"
      picture={<Plate seed="my first tip" name="bean" className="size-full" />}
    >
      <Link to={sharePath} className="btn btn-primary">
        Share Your First Tip
      </Link>
    </EmptyState>
  );
  return (
    <div className="page pb-20">
      <PageTitle>My Tips</PageTitle>
      <PageHeader title="My Tips" />
      <QueryView
        query={steady}
        fallback={<SkeletonRows label="Loading your tips" />}
        failedTitle="We couldn’t load your tips"
        belowFailure={noTips}
      >
        {(list) =>
          list.length === 0 ? (
            noTips
          ) : (
            <MyTipList tips={list} newCount={waiting.length} onShowNew={showWaiting} />
          )
        }
      </QueryView>
    </div>
  );
}
