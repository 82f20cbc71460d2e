/**
 * A ref for an element that may be removed while the focus is in it: the focus then moves to the closest focusable
 * ancestor, which must have a `tabIndex`.
 */
export function passFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  };
}
