import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Restores the focus of a button that is disabled while it is busy, unless the user has moved the focus in the
 * meantime.
 * @returns a ref for the button
 */
export function useRestoredFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // A layout effect, which runs before the browser drops the focus.
  useLayoutEffect(() => {
    if (isBusy) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      const isNowhere = document.activeElement === document.body;
      if (isNowhere) button.current?.focus({ preventScroll: true });
    }
  }, [isBusy]);
  return button;
}
