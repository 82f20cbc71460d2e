import { startTransition, use, useEffect, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { HasNavigatedContext } from "@/components/page-heading";
import { isOpenedByAddress } from "@/lib/opening";

/** About what a window shows at first: of cards in one column, and of those in several. */
const FIRST_NARROW = 3;
const FIRST_WIDE = 8;

/** As many cards as a slow phone draws before somebody who presses something notices. */
const STEP = 8;

/** Below this the lists have one column. Pixels. */
const NARROW_PX = 640;

/**
 * A list that has just come, or changed: at first what somebody can see of it, so that it is there at once, and the rest
 * step by step, so that the page answers meanwhile.
 * On the way back, and after a reload, it is whole at once: its page is scrolled to where the reader was.
 * @param keyOf tells an item that was renewed from another one; must keep its identity
 * @param isPrerendered whether the page is prerendered with it: opened by its address it is whole already
 */
export function useGradually<TItem>(
  items: readonly TItem[],
  keyOf: (item: TItem) => string,
  isPrerendered = false,
): readonly TItem[] {
  const isPop = useNavigationType() === NavigationType.Pop;
  const hasNavigated = use(HasNavigatedContext);
  const isWhole = isPop && (hasNavigated.current || isPrerendered || !isOpenedByAddress());
  const [drawn, setDrawn] = useState(() => ({
    of: items,
    count: isWhole ? items.length : firstCount(),
  }));
  const count = drawn.of === items ? drawn.count : countToBegin(items, drawn, keyOf);
  useEffect(() => {
    if (drawn.of === items && count >= items.length) return;
    startTransition(() => setDrawn({ of: items, count: count + STEP }));
  }, [items, count, drawn]);
  return count >= items.length ? items : items.slice(0, count);
}

function firstCount(): number {
  return window.innerWidth < NARROW_PX ? FIRST_NARROW : FIRST_WIDE;
}

/** Fewer of what is in the page already cost nothing, and a page that shrinks meanwhile would jump. */
function countToBegin<TItem>(
  items: readonly TItem[],
  drawn: { of: readonly TItem[]; count: number },
  keyOf: (item: TItem) => string,
): number {
  const there = new Set(drawn.of.slice(0, drawn.count).map(keyOf));
  return items.every((item) => there.has(keyOf(item))) ? items.length : firstCount();
}
