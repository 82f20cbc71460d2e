import { type RefObject, useLayoutEffect } from "react";

/** Keeps the focus in the list when the focused card disappears: moves it to the card that is now in its place. */
export function useFocusInList(list: RefObject<HTMLElement | null>): void {
  // Read while rendering, since this update may remove the focused element.
  const item =
    list.current?.contains(document.activeElement) && document.activeElement?.closest("li");
  const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;

  useLayoutEffect(() => {
    if (index === -1 || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll("li") ?? [];
    const next = [...items].at(Math.min(index, items.length - 1))?.querySelector("button");
    (next ?? list.current)?.focus({ preventScroll: true });
  });
}
