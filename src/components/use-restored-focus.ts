import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A button that is disabled while it is busy loses the focus; gives it back when the button can be pressed again, unless
 * the person has gone elsewhere in the meantime.
 * @returns a ref for the button
 */
export function useRestoredFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // A layout effect: a moment later the browser has taken the focus away.
  useLayoutEffect(() => {
    if (isBusy) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      const isElsewhere = document.activeElement !== document.body;
      if (!isElsewhere) button.current?.focus({ preventScroll: true });
    }
  }, [isBusy]);
  return button;
}
