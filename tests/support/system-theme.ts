import { act } from "@testing-library/react";
import { onTestFinished } from "vitest";
import { mediaQueryList, setMatchingMedia } from "./media";

/**
 * Sets the system's color scheme, until the end of the test.
 * @returns a function that changes the scheme and dispatches the change as a browser does
 */
export function setSystemTheme(theme: "light" | "dark"): (theme: "light" | "dark") => void {
  const dark = mediaQueryList("(prefers-color-scheme: dark)", theme === "dark");
  window.matchMedia = (media) => (media === dark.media ? dark : mediaQueryList(media, false));
  onTestFinished(() => setMatchingMedia([]));
  return (next) => {
    dark.matches = next === "dark";
    act(() => {
      dark.dispatchEvent(new Event("change"));
    });
  };
}
