import { memo, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { InView } from "react-intersection-observer";
import { useLocation } from "react-router-dom";
import type { Tip } from "@/features/tips/tip";
import { whenIdle } from "@/lib/hooks";
import { readForTab, writeForTab } from "@/lib/storage";
import { BrowseTipCard } from "@/routes/browse-tips/browse-tip-card";
import { useMatchHighlights } from "@/routes/browse-tips/search-matches";

export const tipGridClass =
  "packets grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** How many tips are shown at first, and then added at a time: rendering thousands would block a slow phone. */
export const PAGE_COUNT = 24;

/** Of another list at first, and the rest once the browser is idle: a slow phone shows the effect of a filter sooner. */
const FIRST_COUNT = 4;

/** A few rows below the window. */
const END_MARGIN = "0px 0px 1500px";

export interface TipGridProps {
  tips: readonly Tip[];
  terms: ReadonlySet<string> | null;
  /** The query string by which the tips were found. */
  view: string;
  newTipId: string | undefined;
  /** Belongs to the parent: a search may remount the list, which must not scroll again. */
  hasScrolledToNewTip: RefObject<boolean>;
}

export const TipGrid = memo(function TipGrid(props: TipGridProps) {
  const { tips, terms, view, newTipId, hasScrolledToNewTip } = props;
  const list = useRef<HTMLUListElement>(null);
  const { key, search } = useLocation();
  const isInAddress = search.slice(1) === view;
  // Back shows as many tips as before, so that the router can restore the scroll position.
  const storageKey = `sow-and-tell:shown:${key}`;
  const stored = isInAddress ? Number(readForTab(storageKey)) : 0;
  const [page, setPage] = useState({ view, count: stored || PAGE_COUNT });
  const isChanging = page.view !== view;
  const count = isChanging ? stored || FIRST_COUNT : page.count;
  const newTipIndex = tips.findIndex(({ _id }) => _id === newTipId);
  const shown = tips.slice(0, Math.max(count, newTipIndex + 1));
  useMatchHighlights(list, terms);

  useEffect(() => {
    if (isInAddress && !isChanging) writeForTab(storageKey, String(count));
  }, [isInAddress, isChanging, storageKey, count]);
  useEffect(() => {
    if (!isChanging) return;
    const change = () => setPage({ view, count: stored || PAGE_COUNT });
    return whenIdle(() => startTransition(change));
  }, [isChanging, view, stored]);
  useEffect(() => {
    if (newTipIndex === -1 || hasScrolledToNewTip.current) return;
    hasScrolledToNewTip.current = true;
    list.current?.children[newTipIndex]?.scrollIntoView({ block: "center" });
  }, [newTipIndex, hasScrolledToNewTip]);

  function showMore() {
    setPage({ view, count: shown.length + PAGE_COUNT });
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
      {shown.length < tips.length && !isChanging && (
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
