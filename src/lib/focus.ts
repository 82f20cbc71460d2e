import { useCallback, useRef } from "react";

/** A callback ref: an element that is removed passes its focus to the closest ancestor with a `tabIndex`. */
export function passFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  };
}

/**
 * The props of a *Try again*, which disappears during the attempt: if that fails, and the focus is still where
 * `passFocus` has moved it, it returns to the button.
 */
export function useRetry(onRetry: () => void) {
  const isRetried = useRef(false);
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (isRetried.current && document.activeElement?.contains(button)) button?.focus();
    return passFocus(button);
  }, []);
  function onClick() {
    isRetried.current = true;
    onRetry();
  }
  return { ref, onClick };
}

/** Whether a key press or click may be a browser shortcut, such as Alt+Left for Back or Ctrl+click for a new tab. */
export function hasModifier(
  event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
