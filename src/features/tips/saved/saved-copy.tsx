import { FactList } from "@/components/fact-list";
import { isCopy, type TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import { authorName, tipFacts } from "@/features/tips/tip-labels";
import { formatDate } from "@/lib/format";

/** A saved tip in full: its version from the server, or else the copy on this device. */
export function SavedCopy({ tip }: { tip: TipOrCopy }) {
  return (
    <div className="flex flex-col gap-5">
      <FactList
        className="gap-x-5 gap-y-2 border-rule border-y py-4 print:gap-y-0 print:py-1"
        facts={[
          ...tipFacts(tip, "availability"),
          { term: "Added by", text: authorName(tip) },
          {
            term: "Saved on",
            text: isCopy(tip) && tip.savedAt ? formatDate(new Date(tip.savedAt)) : "",
          },
        ]}
      />
      <p className="whitespace-pre-line" dir="auto">
        {tip.description.trim() || "The author hasn't written a description."}
      </p>
    </div>
  );
}
