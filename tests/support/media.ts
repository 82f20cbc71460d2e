import { act } from "@testing-library/react";
import { onTestFinished } from "vitest";

function mediaQueryList(media: string, matches: boolean) {
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** Makes `matchMedia` match no query. */
export function matchNoMedia(): void {
  window.matchMedia = (media) => mediaQueryList(media, false);
}

/**
 * Sets whether `matchMedia` matches this query; it matches no other. Lasts until the end of the test or the next call.
 * @returns a function that changes whether it matches, and fires the `change` event
 */
export function setMedia(media: string, matches: boolean): (matches: boolean) => void {
  const list = mediaQueryList(media, matches);
  window.matchMedia = (other) => (other === media ? list : mediaQueryList(other, false));
  onTestFinished(matchNoMedia);
  return (next) => {
    list.matches = next;
    act(() => {
      list.dispatchEvent(new Event("change"));
    });
  };
}

/** Sets the preference for reduced motion, until the end of the test. */
export function reduceMotion(): void {
  setMedia("(prefers-reduced-motion: reduce)", true);
}

/**
 * Sets the system's color scheme, until the end of the test.
 * @returns a function that changes the scheme
 */
export function setSystemTheme(theme: "light" | "dark"): (theme: "light" | "dark") => void {
  const change = setMedia("(prefers-color-scheme: dark)", theme === "dark");
  return (next) => change(next === "dark");
}
