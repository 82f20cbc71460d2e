import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Tip } from "@/features/tips/tip.schema";
import { readForTab, writeForTab } from "@/lib/storage";
import { BrowseTipCard } from "@/routes/browse-tips/browse-tip-card";
import { useMatchHighlights } from "@/routes/browse-tips/search-matches";

export const tipGridClass =
  "packets grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** How many tips are shown at first, and added by *Show more*: rendering thousands would block a slow phone. */
const PAGE_COUNT = 24;

export interface TipGridProps {
  tips: readonly Tip[];
  terms: ReadonlySet<string> | null;
  month: string | undefined;
  /** The id of a tip that the user has just shared, to scroll to and highlight. */
  newTipId: string | undefined;
  /** Belongs to the parent: a search may remount the list, which must not scroll again. */
  hasScrolledToNewTip: RefObject<boolean>;
}

export const TipGrid = memo(function TipGrid(props: TipGridProps) {
  const { tips, terms, month, newTipId, hasScrolledToNewTip } = props;
  const list = useRef<HTMLUListElement>(null);
  // Back shows as many tips as before, so that the router can restore the scroll position.
  const storageKey = `sow-and-tell:shown:${useLocation().key}`;
  const [count, setCount] = useState(Number(readForTab(storageKey)) || PAGE_COUNT);
  const newTipIndex = tips.findIndex(({ _id }) => _id === newTipId);
  const shown = tips.slice(0, Math.max(count, newTipIndex + 1));
  useMatchHighlights(list, terms);

  useEffect(() => void writeForTab(storageKey, String(count)), [storageKey, count]);
  useEffect(() => {
    if (newTipIndex === -1 || hasScrolledToNewTip.current) return;
    hasScrolledToNewTip.current = true;
    list.current?.children[newTipIndex]?.scrollIntoView({ block: "center" });
  }, [newTipIndex, hasScrolledToNewTip]);

  return (
    <>
      <ul ref={list} className={tipGridClass}>
        {shown.map((tip, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: updating a card with another tip is faster than replacing it
            key={index}
            className="flex [content-visibility:auto] [contain-intrinsic-size:auto_20rem] print:[content-visibility:visible]"
          >
            <BrowseTipCard tip={tip} terms={terms} month={month} isNew={tip._id === newTipId} />
          </li>
        ))}
      </ul>
      {shown.length < tips.length && (
        <button
          type="button"
          className="btn btn-outline mx-auto mt-8 flex print:hidden"
          onClick={() => setCount(shown.length + PAGE_COUNT)}
        >
          Show more tips
        </button>
      )}
    </>
  );
});
