import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps the focus in the list when the focused element disappears: moves it to the bookmark of the card that is now in
 * the same place, or else to that of the last card, or else to the list. Cards are keyed by place: when any but the
 * last is removed, the next one reuses its elements, so a focused bookmark remains.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>): void {
  // Read while rendering, since this update may remove the focused element.
  const active = document.activeElement;
  const hadFocus = list.current?.contains(active);
  const place = active?.closest("li")?.getAttribute("aria-posinset");

  useLayoutEffect(() => {
    if (!hadFocus || document.activeElement !== document.body) return;
    const buttonIn = (item: string) =>
      list.current?.querySelector<HTMLElement>(`${item} article button`);
    const next = buttonIn(`li[aria-posinset="${place}"]`) ?? buttonIn("li:last-child");
    (next ?? list.current)?.focus({ preventScroll: true });
  });
}
