/**
 * Makes a ref for an element that may be removed while the focus is in it: the focus then moves to an ancestor. Call it
 * outside components: a render with a new ref would run the old one's cleanup.
 * @param selector finds the closest ancestor, which must be focusable
 */
export function passFocusTo(selector: string): (element: HTMLElement | null) => () => void {
  return (element) => () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest<HTMLElement>(selector)?.focus({ preventScroll: true });
  };
}
