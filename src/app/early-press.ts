/**
 * What `index.html` keeps for the program: the last button that was pressed before the program was there. By its going
 * `index.html` knows that the app has mounted.
 */
interface EarlyPress {
  button: HTMLButtonElement | null;
  keep: (event: MouseEvent) => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Presses that button now. Until then a prerendered form would have been sent by the browser itself, with the password
 * in the address.
 */
export function answerEarlyPress(): void {
  const { earlyPress } = window;
  if (earlyPress === undefined) return;
  delete window.earlyPress;
  document.documentElement.removeEventListener("click", earlyPress.keep, true);
  if (earlyPress.button?.isConnected) earlyPress.button.click();
}
