import { type ReactNode, useState } from "react";
import { confirmAction, showAlert } from "@/components/dialog";
import type { Tip } from "@/features/tips/tip.schema";
import { showTipFailure } from "@/features/tips/tip-failure";
import { deleteTip } from "@/features/tips/tips.api";
import { counted } from "@/lib/counted";
import { MyTipRow } from "@/routes/my-tips/my-tip-row";

export interface MyTipListProps {
  tips: readonly Tip[];
  /** Stands there when no tip is left. */
  empty: ReactNode;
}

/** A working list: every tip with its edit and delete actions. */
export function MyTipList({ tips, empty }: MyTipListProps) {
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const [busyId, setBusyId] = useState<string | null>(null);
  const left = tips.filter((tip) => !deletedIds.has(tip._id));

  async function handleDelete({ _id }: Tip) {
    const isSure = await confirmAction({
      title: "Are you sure?",
      text: "You won't be able to revert this!",
      confirmText: "Yes, delete it!",
    });
    if (!isSure) return;
    setBusyId(_id);
    try {
      const isDeleted = await deleteTip(_id);
      setDeletedIds((ids) => new Set(ids).add(_id));
      void (isDeleted
        ? showAlert({ icon: "success", title: "Deleted!", text: "Tips Deleted Successfully" })
        : showAlert({
            icon: "info",
            title: "It was gone already",
            text: "Somebody deleted it before.",
          }));
    } catch (error) {
      showTipFailure(error);
    } finally {
      setBusyId(null);
    }
  }

  if (left.length === 0) return empty;
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        You have shared {counted(left.length, "tip", "tips")}
      </p>
      <ul className="border-rule border-t">
        {left.map((tip) => (
          <MyTipRow
            key={tip._id}
            tip={tip}
            isBusy={busyId === tip._id}
            onDelete={() => void handleDelete(tip)}
          />
        ))}
      </ul>
    </>
  );
}
