export interface KeysHeld {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a key press or click is one of the browser's shortcuts, such as Alt+Left for Back or Ctrl+click. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeysHeld): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
