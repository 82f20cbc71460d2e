import { FileUp } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { type AlertOptions, showAlert } from "@/components/dialog";
import { saveProblemTexts } from "@/features/tips/saved/save-button";
import { addSavedTips } from "@/features/tips/saved/saved-store";
import { type FileProblem, readSavedTipsFile } from "@/features/tips/saved/saved-tips-file";
import { formatCount, formatNumber } from "@/lib/format";

export interface ImportButtonProps {
  className: string;
}

export function ImportButton({ className }: ImportButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const outcome = await importSavedTips(file);
    // Reset, so that choosing the same file again is a change.
    currentTarget.value = "";
    // The dialog restores the focus to the button, which some browsers do not focus on a click.
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
        className={className}
        onClick={() => field.current?.click()}
      >
        <FileUp aria-hidden="true" size={18} />
        Import
      </button>
    </>
  );
}

const fileProblemWords: Record<FileProblem, string> = {
  "too-big": "This file is too large to be an export of saved tips.",
  broken: "This file is damaged. Export it again and retry.",
  foreign: "This isn't a file of saved tips. Choose one that was exported here.",
  newer: "This file was made by a newer version of Sow & Tell. Reload this page, then try again.",
};

/** Adds the tips of a file to the saved ones. @returns the message to show */
async function importSavedTips(file: Blob): Promise<AlertOptions> {
  const content = await readSavedTipsFile(file);
  if (typeof content === "string") return failed(fileProblemWords[content]);
  const result = addSavedTips(content.tips);
  if (typeof result === "string") return failed(saveProblemTexts[result]);
  const { added, alreadySaved, skipped } = result;
  const parts = [
    `${formatCount(added, "tip")} added`,
    alreadySaved > 0 && formatCount(alreadySaved, "was here already", "were here already"),
    skipped > 0 && `${formatNumber(skipped)} did not fit`,
    content.broken > 0 && `${formatCount(content.broken, "was", "were")} not readable`,
  ];
  const isWhole = skipped === 0 && content.broken === 0;
  return { icon: isWhole ? "success" : "warning", title: parts.filter(Boolean).join(", ") };
}

function failed(text: string): AlertOptions {
  return { icon: "error", title: "Nothing was imported", text };
}
