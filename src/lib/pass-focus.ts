/**
 * A callback ref: if its element is removed while it contains the focus, moves the focus to the closest ancestor with a
 * `tabIndex`.
 */
export function passFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  };
}
