import { FileDown, FileUp } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { type AlertOptions, showAlert, showToast } from "@/components/dialog";
import { saveProblemTexts } from "@/features/tips/saved/save-button";
import { addSavedTips, useSavedTips } from "@/features/tips/saved/saved-store";
import type { TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import { readSavedTipsFile, writeSavedTipsFile } from "@/features/tips/saved/saved-tips-file";
import { isHidden } from "@/features/tips/tip-visibility";
import { formatCount, formatIsoDate, formatNumber } from "@/lib/format";
import { saveFile } from "@/lib/save-file";
import { PrintButton } from "@/routes/browse-tips/print-button";

const EXPORTED_MS = 3000;

const buttonClass = "btn btn-outline border-rule";

export interface SavedToolbarProps {
  tips: readonly TipOrCopy[];
  /** As in `PrintButtonProps`. */
  copyNote?: string;
}

/** Actions for all saved tips. Only members can print and export them, as only they can read whole tips. */
export function SavedToolbar({ tips, copyNote }: SavedToolbarProps) {
  const { user } = useAuth();
  const copies = useSavedTips();

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
          <PrintButton tips={tips} copyNote={copyNote} className={buttonClass} />
          <button type="button" className={buttonClass} onClick={handleExport}>
            <FileDown size="1.125rem" />
            Export
          </button>
        </>
      )}
      <ImportButton />
    </fieldset>
  );
}

function ImportButton() {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const outcome = await importSavedTips(file);
    // Otherwise, choosing the same file again would fire no `change` event.
    currentTarget.value = "";
    // The dialog will return the focus to what has it now, and some browsers do not focus a clicked button.
    button.current?.focus();
    await showAlert(outcome);
  }

  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label="File of saved tips"
        hidden
        onChange={(event) => void handleFile(event)}
      />
      <button
        ref={button}
        type="button"
        className={buttonClass}
        onClick={() => field.current?.click()}
      >
        <FileUp size="1.125rem" />
        Import
      </button>
    </>
  );
}

const UNREADABLE =
  "This isn't a file of saved tips, or it is damaged. Choose one that was exported here, or export it again.";

/** Adds the tips of a file to the saved ones. @returns the message to show */
async function importSavedTips(file: Blob): Promise<AlertOptions> {
  const content = await readSavedTipsFile(file);
  if (content === null) return importFailure(UNREADABLE);
  const result = addSavedTips(content.tips);
  if (typeof result === "string") return importFailure(saveProblemTexts[result]);
  const { added, alreadySaved, skipped } = result;
  const parts = [
    `${formatCount(added, "tip")} added`,
    alreadySaved > 0 && formatCount(alreadySaved, "was here already", "were here already"),
    skipped > 0 && `${formatNumber(skipped)} did not fit`,
    content.invalidCount > 0 && `${formatCount(content.invalidCount, "was", "were")} not readable`,
  ];
  const isComplete = skipped === 0 && content.invalidCount === 0;
  return { icon: isComplete ? "success" : "warning", title: parts.filter(Boolean).join(", ") };
}

function importFailure(text: string): AlertOptions {
  return { icon: "error", title: "Nothing was imported", text };
}
