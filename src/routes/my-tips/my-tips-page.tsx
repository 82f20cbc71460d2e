import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useMatch } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { confirmAction, showAlert } from "@/components/dialog";
import { EmptyState } from "@/components/empty-state";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/spinner";
import { Plate } from "@/features/plates/plate";
import type { Tip } from "@/features/tips/tip.schema";
import { showTipFailure } from "@/features/tips/tip-failure";
import { tipTitle } from "@/features/tips/tip-labels";
import { newestFirst } from "@/features/tips/tip-sort";
import { deleteTipMutation } from "@/features/tips/tips.mutations";
import { myTipsQuery } from "@/features/tips/tips.queries";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";
import { MyTipRow } from "@/routes/my-tips/my-tip-row";

/** The member's own tips; also shown inside the dashboard. */
export function MyTipsPage() {
  const tips = useQuery(myTipsQuery(useMember()));
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

interface MyTipListProps {
  tips: readonly Tip[];
  /** Stands there when no tip is left. */
  empty: ReactNode;
}

/** A working list, newest first: every tip with its edit and delete actions. */
function MyTipList({ tips, empty }: MyTipListProps) {
  const { mutateAsync: deleteTip } = useMutation(deleteTipMutation(useMember()));
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());

  async function handleDelete(tip: Tip) {
    const { _id } = tip;
    const isSure = await confirmAction({
      title: "Are you sure?",
      text: "You won't be able to revert this!",
      note: tipTitle(tip),
      confirmText: "Yes, delete it!",
    });
    if (!isSure) return;
    setBusyIds((ids) => new Set(ids).add(_id));
    try {
      const isDeleted = await deleteTip(_id);
      void (isDeleted
        ? showAlert({ icon: "success", title: "Deleted!", text: "Tips Deleted Successfully" })
        : showAlert({
            icon: "info",
            title: "Already deleted",
            text: "This tip had been deleted before.",
          }));
    } catch (error) {
      showTipFailure(error);
    } finally {
      setBusyIds((ids) => new Set([...ids].filter((id) => id !== _id)));
    }
  }

  if (tips.length === 0) return empty;
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        You have shared {formatCount(tips.length, "tip")}
      </p>
      <ul className="border-rule border-t">
        {newestFirst(tips).map((tip) => (
          <MyTipRow
            key={tip._id}
            tip={tip}
            isBusy={busyIds.has(tip._id)}
            onDelete={() => void handleDelete(tip)}
          />
        ))}
      </ul>
    </>
  );
}
