import { memo, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { InView } from "react-intersection-observer";
import { useLocation } from "react-router-dom";
import type { Tip } from "@/features/tips/tip";
import { readForTab, writeForTab } from "@/lib/storage";
import { BrowseTipCard } from "@/routes/browse-tips/browse-tip-card";
import { useMatchHighlights } from "@/routes/browse-tips/search-matches";

export const tipGridClass =
  "packets grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** How many tips are shown at first, and then added at a time: rendering thousands would block a slow phone. */
export const PAGE_COUNT = 24;

/** A few rows below the window. */
const END_MARGIN = "0px 0px 1500px";

export interface TipGridProps {
  tips: readonly Tip[];
  terms: ReadonlySet<string> | null;
  view: string;
  newTipId: string | undefined;
  /** Belongs to the parent: a search may remount the list, which must not scroll again. */
  hasScrolledToNewTip: RefObject<boolean>;
}

export const TipGrid = memo(function TipGrid(props: TipGridProps) {
  const { tips, terms, view, newTipId, hasScrolledToNewTip } = props;
  const list = useRef<HTMLUListElement>(null);
  // Back shows as many tips as before, so that the router can restore the scroll position.
  const storageKey = `sow-and-tell:shown:${useLocation().key}:${view}`;
  const storedCount = () => Number(readForTab(storageKey)) || PAGE_COUNT;
  const [page, setPage] = useState(() => ({ view, count: storedCount() }));
  if (page.view !== view) setPage({ view, count: storedCount() });
  const newTipIndex = tips.findIndex(({ _id }) => _id === newTipId);
  const shown = tips.slice(0, Math.max(page.count, newTipIndex + 1));
  useMatchHighlights(list, terms);

  useEffect(() => {
    if (newTipIndex === -1 || hasScrolledToNewTip.current) return;
    hasScrolledToNewTip.current = true;
    list.current?.children[newTipIndex]?.scrollIntoView({ block: "center" });
  }, [newTipIndex, hasScrolledToNewTip]);

  function showMore() {
    const count = shown.length + PAGE_COUNT;
    setPage({ view, count });
    writeForTab(storageKey, String(count));
  }

  function handleEnd(isNear: boolean) {
    if (isNear) startTransition(showMore);
  }

  function handlePress() {
    flushSync(showMore);
    list.current?.children[shown.length]?.querySelector("a")?.focus();
  }

  return (
    <>
      <ul ref={list} className={tipGridClass}>
        {shown.map((tip) => (
          <li key={tip._id} className="flex">
            <BrowseTipCard tip={tip} terms={terms} isNew={tip._id === newTipId} />
          </li>
        ))}
      </ul>
      {shown.length < tips.length && (
        <>
          {/* The key makes the browser report again an end that is still near after tips were added. */}
          <InView
            key={shown.length}
            onChange={handleEnd}
            rootMargin={END_MARGIN}
            fallbackInView={false}
          />
          <button
            type="button"
            className="btn btn-outline mx-auto mt-8 flex print:hidden"
            onClick={handlePress}
          >
            Show more tips
          </button>
        </>
      )}
    </>
  );
});
