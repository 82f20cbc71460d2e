import { Printer } from "lucide-react";
import { useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { AsyncButton } from "@/components/button";
import { SavedCopy } from "@/features/tips/saved/saved-copy";
import { isCopyWithoutPage, type TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { TipPicture } from "@/features/tips/tip-picture";
import { sortTips } from "@/features/tips/tip-sort";
import { formatCount } from "@/lib/format";
import { tipUrl } from "@/lib/paths";
import { withTimeLimit } from "@/lib/time-limit";

const PICTURE_TIMEOUT_MS = 4000;

export interface PrintButtonProps {
  tips: readonly TipOrCopy[];
  /**
   * Printed instead of the address of a copy without a page. Undefined if the list of tips failed to load: the page may
   * exist, so the address is printed.
   */
  copyNote: string | undefined;
  className: string;
}

/** Prints each saved tip in full, on a sheet that is in the document only while printing and replaces the page then. */
export function PrintButton({ tips, copyNote, className }: PrintButtonProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [isPrinting, setIsPrinting] = useState(false);

  async function handlePrint() {
    flushSync(() => setIsPrinting(true));
    if (sheet.current !== null) await waitForPictures(sheet.current);
    // The user may have left the page in the meantime.
    if (sheet.current === null) return;
    // The sheet is not removed right after `window.print`, which on phones returns before the page is captured.
    window.addEventListener("afterprint", () => setIsPrinting(false), { once: true });
    window.print();
  }

  return (
    <>
      <AsyncButton className={className} onClick={handlePrint}>
        <Printer size="1.125rem" />
        Print saved tips
      </AsyncButton>
      {createPortal(
        isPrinting && (
          <div ref={sheet} className="print-sheet">
            <p className="label-caps border-b pb-1">
              Sow & Tell: {formatCount(tips.length, "saved tip")}
            </p>
            {sortTips(tips, "title", "asc").map((tip) => (
              <PrintedTip key={tip._id} tip={tip} copyNote={copyNote} />
            ))}
          </div>
        ),
        document.body,
      )}
    </>
  );
}

function PrintedTip({ tip, copyNote }: { tip: TipOrCopy; copyNote: string | undefined }) {
  return (
    <article>
      <div className="frame float-end ms-6 mb-2 aspect-4/3 w-48 border">
        <TipPicture tip={tip} isEager />
      </div>
      <h2 className="mb-2 text-2xl" dir="auto">
        {tipTitle(tip)}
      </h2>
      <SavedCopy tip={tip} />
      <p className="clear-both mt-3 text-sm">
        {(isCopyWithoutPage(tip) && copyNote) || tipUrl(tip._id)}
      </p>
    </article>
  );
}

/** Resolves when all pictures in an element have loaded or failed, or after the timeout. */
async function waitForPictures(element: Element): Promise<void> {
  const decoded = [...element.querySelectorAll("img")].map((picture) => picture.decode());
  await withTimeLimit(Promise.allSettled(decoded), PICTURE_TIMEOUT_MS).catch(() => {});
}
