import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import type { MatchedTerms } from "@/features/tips/search/tip-search";
import { useMedia } from "@/lib/media";
import { BrowseTipCard } from "@/routes/browse-tips/browse-tip-card";
import { useFoundMarks } from "@/routes/browse-tips/use-found-marks";

export const tipGrid =
  "packets grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** The grid's gap. Pixels. */
const GAP_PX = 20;

/** About the height of a card, until one has been measured: lying on phones, standing elsewhere. Pixels. */
const LYING_PX = 190;
const STANDING_PX = 420;

/** Rows that are in the page beyond either edge of the window, so that the Tab key always finds the next one. */
const ROWS_BEYOND = 1;

/** Up to this many tips are all in the page, for the browser's own search. */
const SHORT = 60;

/** The heights of the rows when they were last in the page: Back scrolls to where the reader was among them. */
let lastHeights: VirtualItem[] = [];

export interface TipGridProps {
  tips: readonly TipOrCopy[];
  /** What is said of the reader's own copies among them. */
  copyNote?: string;
  /** What a search found in them. */
  matchedTerms?: MatchedTerms | null;
  /** The key of the month that they were filtered by. */
  month?: string | undefined;
  /** The id of a tip to scroll to and to mark, which its author has just shared. */
  newTipId?: string | undefined;
}

const none: readonly TipOrCopy[] = [];

/** The cards of the tips given, as many as the window shows, and a moment later the others of a short list. */
export const TipGrid = memo(function TipGrid({
  tips,
  copyNote,
  matchedTerms = null,
  month,
  newTipId,
}: TipGridProps) {
  const columns = useColumns();
  const isPrinting = useIsPrinting();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const isSettled = useDeferredValue(tips, none) === tips;
  const count = Math.ceil(tips.length / columns);
  const isWhole = isPrinting || (isSettled && tips.length <= SHORT);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (columns === 1 ? LYING_PX : STANDING_PX),
    gap: GAP_PX,
    overscan: isWhole ? count : ROWS_BEYOND,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: lastHeights,
  });

  useLayoutEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  useEffect(
    () => () => {
      lastHeights = virtualizer.takeSnapshot();
    },
    [virtualizer],
  );

  useFoundMarks(list, matchedTerms);

  const newPlace = newTipId === undefined ? -1 : tips.findIndex(({ _id }) => _id === newTipId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once, when the new tip is among those shown
  useEffect(() => {
    if (newPlace === -1) return;
    virtualizer.scrollToIndex(Math.floor(newPlace / columns), { align: "center" });
  }, [newPlace === -1]);

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <ul
      ref={list}
      className={tipGrid}
      style={{
        // Rows that come and go are no movement: the browser would scroll after them, by a row.
        overflowAnchor: "none",
        paddingTop: (first?.start ?? top) - top,
        paddingBottom: virtualizer.getTotalSize() - ((last?.end ?? top) - top),
      }}
    >
      {rows.flatMap((row) =>
        tips.slice(row.index * columns, (row.index + 1) * columns).map((tip, column) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: another search changes the tip in a cell, not the grid; ids may repeat
            key={row.index * columns + column}
            // The first card is as tall as its row.
            ref={column === 0 ? virtualizer.measureElement : null}
            data-index={row.index}
            aria-setsize={tips.length}
            aria-posinset={row.index * columns + column + 1}
            // A phone's browser leaves out what is not in view, and takes these sizes for it.
            className="flex max-sm:[content-visibility:auto] print:[content-visibility:visible]"
            style={{ containIntrinsicSize: `auto 20rem auto ${row.size}px` }}
          >
            <BrowseTipCard
              tip={tip}
              copyNote={copyNote}
              matchedTerms={matchedTerms}
              month={month}
              isNew={tip._id === newTipId}
            />
          </li>
        )),
      )}
    </ul>
  );
});

/** As many as the classes of `tipGrid` make. */
function useColumns(): number {
  const hasTwo = useMedia("(width >= 40rem)");
  const hasThree = useMedia("(width >= 64rem)");
  const hasFour = useMedia("(width >= 80rem)");
  return 1 + Number(hasTwo) + Number(hasThree) + Number(hasFour);
}

/** Whether the browser prints the page, which takes all of a list. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const handleStart = () => flushSync(() => setIsPrinting(true));
    const handleEnd = () => setIsPrinting(false);
    window.addEventListener("beforeprint", handleStart);
    window.addEventListener("afterprint", handleEnd);
    return () => {
      window.removeEventListener("beforeprint", handleStart);
      window.removeEventListener("afterprint", handleEnd);
    };
  }, []);
  return isPrinting;
}
