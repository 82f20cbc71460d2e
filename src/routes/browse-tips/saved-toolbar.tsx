import { FileDown, Printer } from "lucide-react";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { AsyncButton } from "@/components/button";
import { showToast } from "@/components/dialog";
import { useSavedTips } from "@/features/tips/saved/saved-store";
import type { TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import { writeSavedTipsFile } from "@/features/tips/saved/saved-tips-file";
import { isHidden } from "@/features/tips/tip-visibility";
import { formatCount, formatIsoDate } from "@/lib/format";
import { saveFile } from "@/lib/save-file";
import { ImportButton } from "@/routes/browse-tips/import-button";
import { PrintedTips, usePrintSheet } from "@/routes/browse-tips/printed-tips";

const EXPORTED_MS = 3000;

export interface SavedToolbarProps {
  tips: readonly TipOrCopy[];
  /** Printed on saved copies in place of the address. */
  copyNote?: string;
}

/** Actions for all saved tips. Only members can print and export them, as only they can read whole tips. */
export function SavedToolbar({ tips, copyNote }: SavedToolbarProps) {
  const { user } = useAuth();
  const copies = useSavedTips();
  const { sheet, isPrinting, print } = usePrintSheet();
  const button = "btn btn-outline min-h-touch border-rule";

  function handleExport() {
    const now = new Date();
    const name = `sow-and-tell-saved-tips-${formatIsoDate(now)}.json`;
    saveFile(name, new Blob([writeSavedTipsFile(copies, now)], { type: "application/json" }));
    const hidden = copies.filter(isHidden).length;
    const inFile = `${formatCount(copies.length - hidden, "tip")} in the file`;
    void showToast(
      hidden === 0 ? inFile : `${inFile}; ${formatCount(hidden, "hidden tip")} left out`,
      { timer: EXPORTED_MS },
    );
  }

  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Saved tips</legend>
      {tips.length > 0 && isMember(user) && (
        <>
          <AsyncButton className={button} onClick={print}>
            <Printer aria-hidden="true" size={18} />
            Print saved tips
          </AsyncButton>
          <button type="button" className={button} onClick={handleExport}>
            <FileDown aria-hidden="true" size={18} />
            Export
          </button>
        </>
      )}
      <ImportButton className={button} />
      {isPrinting && <PrintedTips tips={tips} copyNote={copyNote} sheet={sheet} />}
    </fieldset>
  );
}
