import { type RefObject, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { SavedCopy } from "@/features/tips/saved/saved-copy";
import { isCopy, type TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { TipPicture } from "@/features/tips/tip-picture";
import { sortTips } from "@/features/tips/tip-sort";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";

export interface PrintedTipsProps {
  tips: readonly TipOrCopy[];
  /** What stands in an address's place where the tip is the reader's own copy; left out, the address stands there. */
  copyNote: string | undefined;
  sheet: RefObject<HTMLDivElement | null>;
}

/** Tips as they come out of the printer, one after another, in the place of the page. */
export function PrintedTips({ tips, copyNote, sheet }: PrintedTipsProps) {
  useLayoutEffect(() => {
    document.body.dataset.printed = "sheet";
    return () => {
      delete document.body.dataset.printed;
    };
  }, []);
  return createPortal(
    <div ref={sheet} className="print-sheet">
      <p className="label-caps border-b pb-1">
        Sow & Tell: {formatCount(tips.length, "saved tip")}
      </p>
      {sortTips(tips, "title", "asc").map((tip) => (
        <PrintedTip key={tip._id} tip={tip} copyNote={copyNote} />
      ))}
    </div>,
    document.body,
  );
}

function PrintedTip({ tip, copyNote }: { tip: TipOrCopy; copyNote: string | undefined }) {
  const address = new URL(paths.tipDetails(tip._id), window.location.origin).href;
  return (
    <article>
      <div className="frame float-end ms-6 mb-2 aspect-4/3 w-48 border">
        <TipPicture tip={tip} isEager />
      </div>
      <h2 className="mb-2 text-2xl" dir="auto">
        {tipTitle(tip)}
      </h2>
      <SavedCopy tip={tip} />
      <p className="clear-both mt-3 text-sm">{isCopy(tip) ? (copyNote ?? address) : address}</p>
    </article>
  );
}
