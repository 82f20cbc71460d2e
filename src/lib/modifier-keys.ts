/** Whether a key press or click may be a browser shortcut, such as Alt+Left for Back or Ctrl+click for a new tab. */
export function hasModifier(
  event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
