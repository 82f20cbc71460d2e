/** Whether a key press or click is one of the browser's shortcuts, such as Alt+Left for Back or Ctrl+click. */
export function hasModifier(
  event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
