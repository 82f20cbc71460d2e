/** Whether a key press or click may be a shortcut of the browser, such as Alt+Left for Back or Ctrl+click. */
export function hasModifier(
  event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
