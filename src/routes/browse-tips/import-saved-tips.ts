import type { AlertOptions } from "@/components/dialog";
import { saveProblemTexts } from "@/features/tips/saved/save-button";
import { addSavedTips } from "@/features/tips/saved/saved-store";
import { type FileProblem, openSavedTipsFile } from "@/features/tips/saved/saved-tips-file";
import { formatCount, formatNumber } from "@/lib/format";

const fileProblemWords: Record<FileProblem, string> = {
  "too-big": "This file is too large to be an export of saved tips.",
  broken: "This file is damaged. Export it again and retry.",
  foreign: "This isn't a file of saved tips. Choose one that was exported here.",
  newer: "This file was made by a newer version of Sow & Tell. Reload this page, then try again.",
};

/** Adds the tips of a file to the saved ones. @returns what to say about it */
export async function importSavedTips(file: Blob): Promise<AlertOptions> {
  const content = await openSavedTipsFile(file);
  if (typeof content === "string") return failed(fileProblemWords[content]);
  const addition = addSavedTips(content.tips);
  if (typeof addition === "string") return failed(saveProblemTexts[addition]);
  const { added, known, left } = addition;
  const parts = [
    `${formatCount(added, "tip")} added`,
    known > 0 && formatCount(known, "was here already", "were here already"),
    left > 0 && `${formatNumber(left)} did not fit`,
    content.broken > 0 && `${formatCount(content.broken, "was", "were")} not readable`,
  ];
  const isWhole = left === 0 && content.broken === 0;
  return { icon: isWhole ? "success" : "warning", title: parts.filter(Boolean).join(", ") };
}

function failed(text: string): AlertOptions {
  return { icon: "error", title: "Nothing was imported", text };
}
