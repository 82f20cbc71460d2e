/** A pause in typing. Milliseconds. */
const PAUSE_MS = 400;

/** Who types without a pause is waited for no longer. Milliseconds. */
const MAX_WAIT_MS = 2000;

/**
 * Waits for pauses in typing.
 * @param onPause called at each, and by `flush` where something was typed since the last
 */
export function createPauses(onPause: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first letter since the last pause was typed; null without one. */
  let typingSince: number | null = null;

  /** Nothing is to be waited for any more. */
  function cancel() {
    clearTimeout(timer);
    typingSince = null;
  }

  function flush() {
    const wasTyping = typingSince !== null;
    cancel();
    if (wasTyping) onPause();
  }

  /** Something was typed. */
  function type() {
    typingSince ??= Date.now();
    clearTimeout(timer);
    const left = typingSince + MAX_WAIT_MS - Date.now();
    timer = setTimeout(flush, Math.max(0, Math.min(PAUSE_MS, left)));
  }

  return { type, flush, cancel };
}
