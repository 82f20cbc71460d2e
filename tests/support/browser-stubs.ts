import { vi } from "vitest";
import { matchNoMedia } from "./media";
import { observersBy } from "./view";

/** @file Stubs for browser APIs that the app or its libraries use and happy-dom lacks. Tests replace some of them. */

globalThis.IntersectionObserver = observersBy(() => false);

matchNoMedia();
window.scrollTo = vi.fn();
window.scrollBy = vi.fn();
window.print = () => {};
Element.prototype.scrollIntoView = () => {};
// The browser is idle at once, even while a test's clock is frozen.
const [setRealTimeout, clearRealTimeout] = [window.setTimeout, window.clearTimeout];
window.requestIdleCallback = (run) => setRealTimeout(run, 0);
window.cancelIdleCallback = (handle) => clearRealTimeout(handle);

// happy-dom does not know `<search>`, and React warns about unknown elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
  },
});

// happy-dom has no `alert` or `confirm`. An alert fails the test, as any console error does, unless the test replaces this.
window.alert = (text) => console.error("window.alert:", text);
window.confirm = () => false;

// happy-dom's `showModal` only sets `open`. A browser also moves the focus into the dialog, restores it when the dialog
// closes, fires `close`, and closes the dialog on Escape.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function () {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>("button, a[href], input, select, textarea")?.focus();
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
};
document.addEventListener("keydown", ({ key }) => {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (key !== "Escape" || dialog === undefined) return;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
});

// React calls this to restore the focus to the body, which a browser ignores, since the body is not focusable.
document.body.focus = () => {};

// happy-dom's animations never finish, and framer-motion throws when it cancels one. Without `animate` it uses its own, in
// JavaScript.
Reflect.deleteProperty(Element.prototype, "animate");

// happy-dom paints nothing, so a view transition is the update alone.
document.startViewTransition = ((update: () => void) => {
  const done = Promise.resolve().then(update);
  return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => {} };
}) as typeof document.startViewTransition;
