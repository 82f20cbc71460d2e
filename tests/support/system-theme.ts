import { act } from "@testing-library/react";
import { onTestFinished } from "vitest";
import { setMatchingMedia } from "./media";

const query = "(prefers-color-scheme: dark)";

/**
 * Sets the system's color scheme, until the end of the test.
 * @returns a function that changes the scheme and dispatches the change as a browser does
 */
export function setSystemTheme(theme: "light" | "dark"): (theme: "light" | "dark") => void {
  let isDark = theme === "dark";
  const changes = new EventTarget();
  window.matchMedia = (media) => ({
    media,
    get matches() {
      return media === query && isDark;
    },
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
    dispatchEvent: changes.dispatchEvent.bind(changes),
  });
  onTestFinished(() => setMatchingMedia([]));
  return (next) => {
    isDark = next === "dark";
    act(() => {
      changes.dispatchEvent(new Event("change"));
    });
  };
}
