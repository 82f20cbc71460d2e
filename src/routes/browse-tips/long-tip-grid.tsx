import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMedia } from "@/lib/media";
import { BrowseTipCard } from "@/routes/browse-tips/browse-tip-card";
import { type TipGridProps, tipGrid } from "@/routes/browse-tips/short-tip-grid";

/** The grid's gap. Pixels. */
const GAP_PX = 20;

/** About the height of a card, until one has been measured: lying on phones, standing elsewhere. Pixels. */
const LYING_PX = 190;
const STANDING_PX = 420;

/** Rows that are there beyond either edge of the window, so that the Tab key always finds the next one. */
const ROWS_BEYOND = 1;

/** Rows whose places are known exactly; more when the reader comes near their end. All places at once take too long. */
const ROWS_AT_FIRST = 100;

/** A grid of any length, of which only the rows near the window are in the page. */
export function LongTipGrid({ tips, copyNote }: TipGridProps) {
  const columns = useColumns();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [reach, setReach] = useState(ROWS_AT_FIRST);
  const rowCount = Math.ceil(tips.length / columns);
  const count = Math.min(rowCount, reach);
  const rowHeight = columns === 1 ? LYING_PX : STANDING_PX;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap: GAP_PX,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
  });
  const restHeight = (rowCount - count) * (rowHeight + GAP_PX);

  useLayoutEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  useEffect(() => {
    if (restHeight === 0) return;
    function reachFurther() {
      const rowsAbove = Math.ceil((window.scrollY + window.innerHeight) / (rowHeight + GAP_PX));
      if (rowsAbove > reach / 2) setReach(Math.max(rowsAbove, reach) * 2);
    }
    reachFurther();
    window.addEventListener("scroll", reachFurther, { passive: true });
    return () => window.removeEventListener("scroll", reachFurther);
  }, [reach, rowHeight, restHeight]);

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
        paddingBottom: virtualizer.getTotalSize() - ((last?.end ?? top) - top) + restHeight,
      }}
    >
      {rows.flatMap((row) =>
        tips.slice(row.index * columns, (row.index + 1) * columns).map((tip, column) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: another search changes what stands in a place, not the grid
            key={row.index * columns + column}
            // The first card is as tall as its row.
            ref={column === 0 ? virtualizer.measureElement : null}
            data-index={row.index}
            aria-setsize={tips.length}
            aria-posinset={row.index * columns + column + 1}
            className="flex"
          >
            <BrowseTipCard tip={tip} copyNote={copyNote} />
          </li>
        )),
      )}
    </ul>
  );
}

/** As many as the classes of `tipGrid` make. */
function useColumns(): number {
  const hasTwo = useMedia("(width >= 40rem)");
  const hasThree = useMedia("(width >= 64rem)");
  const hasFour = useMedia("(width >= 80rem)");
  return 1 + Number(hasTwo) + Number(hasThree) + Number(hasFour);
}
