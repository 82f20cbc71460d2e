import { startTransition, use, useEffect, useState } from "react";
import { HasNavigatedContext } from "@/components/page-heading";

/** About what a window shows at first: of cards in one column, and of those in several. */
const FIRST_NARROW = 3;
const FIRST_WIDE = 8;

/** Below this the lists have one column. Pixels. */
const NARROW_PX = 640;

/**
 * A list that has just come, or changed: at first what somebody can see of it, so that it is there at once, and the rest
 * a moment later.
 * @param isPrerendered its page may have been made at build time; opened by its address it has the list whole already
 */
export function useGradually<TItem>(
  items: readonly TItem[],
  isPrerendered = false,
): readonly TItem[] {
  const hasNavigated = use(HasNavigatedContext);
  const [whole, setWhole] = useState(() => (isPrerendered && !hasNavigated.current ? items : null));
  useEffect(() => startTransition(() => setWhole(items)), [items]);
  if (whole === items || isPartOf(items, whole)) return items;
  return items.slice(0, window.innerWidth < NARROW_PX ? FIRST_NARROW : FIRST_WIDE);
}

/** Fewer of what is in the page already cost nothing, and a page that shrinks meanwhile would jump. */
function isPartOf<TItem>(items: readonly TItem[], whole: readonly TItem[] | null): boolean {
  const there = new Set(whole);
  return items.every((item) => there.has(item));
}
