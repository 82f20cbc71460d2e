import { useCallback } from "react";
import { Link, useMatch } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { EmptyState } from "@/components/empty-state";
import { FailedState } from "@/components/failed-state";
import { KeptNote } from "@/components/kept-note";
import { PageHeader } from "@/components/page-header";
import { PageTitle } from "@/components/page-title";
import { Spinner } from "@/components/spinner";
import { Plate } from "@/features/plates/plate";
import { listMyTips } from "@/features/tips/tips.api";
import { paths } from "@/lib/paths";
import { useLoad } from "@/lib/use-load";
import { MyTipList } from "@/routes/my-tips/my-tip-list";

/** The member's own tips; also shown inside the dashboard. */
export function MyTipsPage() {
  const { email } = useMember();
  const load = useLoad(useCallback((signal: AbortSignal) => listMyTips(email, signal), [email]));
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
      {load.status === "loading" && <Spinner label="Loading your tips" />}
      {load.status === "failed" && (
        <>
          <FailedState
            error={load.error}
            title="Your tips could not be loaded"
            onRetry={load.reload}
          />
          {/* The spec shows the empty state after a failure too; the words above keep it honest. */}
          <NoTips sharePath={sharePath} />
        </>
      )}
      {load.status === "ready" && (
        <>
          <KeptNote answer={load.data} onReload={load.reload} />
          <MyTipList tips={load.data} empty={<NoTips sharePath={sharePath} />} />
        </>
      )}
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
