import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import {
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useSavedTips } from "@/features/tips/saved/saved-store";
import type { TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import type { MatchedTerms } from "@/features/tips/search/tip-search";
import { whenIdle } from "@/lib/idle";
import { useMedia } from "@/lib/media";
import { BrowseTipCard } from "@/routes/browse-tips/browse-tip-card";
import { useMatchHighlights } from "@/routes/browse-tips/search-matches";

export const tipGridClass =
  "packets grid grid-cols-1 gap-[20px] sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** As in `tipGridClass`. */
const GAP_PX = 20;

/** The estimated heights of a card before it is measured: horizontal on phones, vertical elsewhere. */
const HORIZONTAL_CARD_PX = 190;
const VERTICAL_CARD_PX = 420;

/** Rows rendered beyond either edge of the window, so that the Tab key always finds the next card. */
const OVERSCAN_ROWS = 1;

/** Lists of up to this many tips are rendered in full, so that find-in-page finds every tip. */
const MAX_RENDERED_IN_FULL = 60;

/**
 * The row heights measured by the grid that unmounted last, with which Back can restore the scroll position. Rows that
 * were not rendered are missing, and are estimated again.
 */
let lastMeasurements: VirtualItem[] = [];

export interface TipGridProps {
  tips: readonly TipOrCopy[];
  /** Shown on saved copies without a page (`isCopyWithoutPage`). */
  copyNote: string;
  matchedTerms?: MatchedTerms | null;
  month?: string | undefined;
  /** The id of a tip that the user has just shared, to scroll to and highlight. */
  newTipId?: string | undefined;
  /** Belongs to the parent: a search may remount the list, which must not scroll again. */
  hasScrolledToNewTip?: RefObject<boolean>;
}

/** Renders only the visible rows of cards, but all of a short list once the browser is idle, and all of any list in print. */
export const TipGrid = memo(function TipGrid({
  tips,
  copyNote,
  matchedTerms = null,
  month,
  newTipId,
  hasScrolledToNewTip,
}: TipGridProps) {
  const columns = useColumns();
  const savedTips = useSavedTips();
  const savedIds = useMemo(() => new Set(savedTips.map(({ _id }) => _id)), [savedTips]);
  const isPrinting = useIsPrinting();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // The tips shown when the browser was last idle.
  const [tipsWhenIdle, setTipsWhenIdle] = useState<readonly TipOrCopy[] | null>(null);
  const count = Math.ceil(tips.length / columns);
  const isRenderedInFull =
    isPrinting || (tipsWhenIdle === tips && tips.length <= MAX_RENDERED_IN_FULL);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (columns === 1 ? HORIZONTAL_CARD_PX : VERTICAL_CARD_PX),
    gap: GAP_PX,
    overscan: isRenderedInFull ? count : OVERSCAN_ROWS,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: lastMeasurements,
  });

  // On mount, a layout effect of the virtualizer, which runs after this effect, scrolls to the position that it read
  // when rendering began. The user may have scrolled since.
  useInsertionEffect(() => {
    virtualizer.scrollOffset = window.scrollY;
  }, [virtualizer]);

  // Not `useDeferredValue`: within a deferred render, it returns the new value at once, and `useShownTips` defers this list.
  useEffect(() => whenIdle(() => startTransition(() => setTipsWhenIdle(tips))), [tips]);

  // After every render, since what is above the list may have grown, as when the filter panel opens. Opening it does not
  // rerender the list, but the next scroll does.
  useLayoutEffect(() => {
    if (list.current !== null)
      setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  useEffect(
    () => () => {
      lastMeasurements = virtualizer.takeSnapshot();
    },
    [virtualizer],
  );

  useMatchHighlights(list, matchedTerms);

  const newTipIndex = tips.findIndex(({ _id }) => _id === newTipId);
  useEffect(() => {
    if (newTipIndex === -1 || hasScrolledToNewTip === undefined || hasScrolledToNewTip.current)
      return;
    hasScrolledToNewTip.current = true;
    virtualizer.scrollToIndex(Math.floor(newTipIndex / columns), { align: "center" });
  }, [newTipIndex, columns, virtualizer, hasScrolledToNewTip]);

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <ul
      ref={list}
      className={tipGridClass}
      style={{
        // Disables scroll anchoring, which would scroll by a row whenever rows are added or removed.
        overflowAnchor: "none",
        paddingTop: (first?.start ?? top) - top,
        paddingBottom: virtualizer.getTotalSize() - ((last?.end ?? top) - top),
      }}
    >
      {rows.flatMap((row) =>
        tips.slice(row.index * columns, (row.index + 1) * columns).map((tip, column) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: updating a card with another tip is faster than replacing it
            key={row.index * columns + column}
            // The first card is as tall as its row.
            ref={column === 0 ? virtualizer.measureElement : null}
            data-index={row.index}
            aria-setsize={tips.length}
            aria-posinset={row.index * columns + column + 1}
            // On phones, which are slow, the browser skips rendering off-screen cards, and assumes the sizes in `style`.
            className="flex max-sm:[content-visibility:auto] print:[content-visibility:visible]"
            style={{ containIntrinsicSize: `auto 20rem auto ${row.size}px` }}
          >
            <BrowseTipCard
              tip={tip}
              copyNote={copyNote}
              matchedTerms={matchedTerms}
              month={month}
              isSaved={savedIds.has(tip._id)}
              isNew={tip._id === newTipId}
            />
          </li>
        )),
      )}
    </ul>
  );
});

/** The number of columns, as in `tipGridClass`. */
function useColumns(): number {
  const hasTwo = useMedia("(width >= 40rem)");
  const hasThree = useMedia("(width >= 64rem)");
  const hasFour = useMedia("(width >= 80rem)");
  return 1 + Number(hasTwo) + Number(hasThree) + Number(hasFour);
}

/** Whether the browser is printing, for which the whole list must be rendered. */
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
