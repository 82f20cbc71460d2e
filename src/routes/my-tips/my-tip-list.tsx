import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useMember } from "@/auth/auth-context";
import { confirmAction, showAlert } from "@/components/dialog";
import type { Tip } from "@/features/tips/tip.schema";
import { showTipFailure } from "@/features/tips/tip-failure";
import { deleteTipMutation } from "@/features/tips/tips.mutations";
import { counted } from "@/lib/counted";
import { queryClient } from "@/lib/query-client";
import { MyTipRow } from "@/routes/my-tips/my-tip-row";

export interface MyTipListProps {
  tips: readonly Tip[];
  /** Stands there when no tip is left. */
  empty: ReactNode;
}

/** A working list: every tip with its edit and delete actions. */
export function MyTipList({ tips, empty }: MyTipListProps) {
  const { mutateAsync: deleteTip } = useMutation(deleteTipMutation(useMember()), queryClient);
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());

  async function handleDelete({ _id }: Tip) {
    const isSure = await confirmAction({
      title: "Are you sure?",
      text: "You won't be able to revert this!",
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
        You have shared {counted(tips.length, "tip", "tips")}
      </p>
      <ul className="border-rule border-t">
        {tips.map((tip) => (
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
