import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps the focus in the list when the focused element disappears: moves it to the last card or, without one, to the list.
 * Cards are keyed by their places, so if any but the last is removed, the next one takes over its button, and its focus.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>): void {
  // While rendering, since this update may remove the focused element.
  const hadFocus = list.current?.contains(document.activeElement);

  useLayoutEffect(() => {
    if (!hadFocus || document.activeElement !== document.body) return;
    const button = list.current?.querySelector<HTMLElement>("li:last-child article button");
    (button ?? list.current)?.focus({ preventScroll: true });
  });
}
